// Parsers of option values. Commander puts the option's name before their messages.
import { type Language, parseIsoTime } from '@earshot/core';
import { zExtension } from '@earshot/core/schemas';
import { InvalidArgumentError } from 'commander';
import { readNetwork } from '../network/networks.ts';

/** Minutes with at most two decimals. */
export function minutes(text: string): number {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('Use minutes with at most two decimals, such as 600 or 2.5.');
  return Number(text);
}

/** Minutes that may be negative. */
export function signedMinutes(text: string): number {
  // Not -0, which one database would keep as a number of its own.
  return text.startsWith('-') ? 0 - minutes(text.slice(1)) : minutes(text);
}

/** An ISO-8601 time in ms. */
export function timeInMs(text: string): number {
  const time = parseIsoTime(text);
  if (time === null) throw new InvalidArgumentError('Use an ISO-8601 date or date-time.');
  return time;
}

/** A future time in ms. */
export function futureTime(text: string): number {
  const time = timeInMs(text);
  if (time <= Date.now()) throw new InvalidArgumentError('It must be in the future.');
  return time;
}

/** An ISO-8601 time, as it was given. */
export function anyTime(text: string): string {
  timeInMs(text);
  return text;
}

/** A score from 0 to 100. */
export function score(text: string): number {
  if (!/^\d{1,3}(\.\d+)?$/.test(text) || Number(text) > 100)
    throw new InvalidArgumentError('Use a score from 0 to 100.');
  return Number(text);
}

const mostNameLength = 200;

/** Text that is not blank, as long as the interface allows for names, without surrounding spaces. */
export function filled(text: string): string {
  const value = text.trim();
  if (value === '') throw new InvalidArgumentError('It must not be blank.');
  if (value.length > mostNameLength)
    throw new InvalidArgumentError(`It must not be longer than ${mostNameLength} characters.`);
  if (/\p{Cc}/u.test(value))
    throw new InvalidArgumentError('It must not contain line breaks or other control characters.');
  return value;
}

/** A password of the length that `auth.acceptInvitation` accepts. */
export function password(text: string): string {
  if (text.length < 10 || text.length > 200) throw new InvalidArgumentError('It must have 10 to 200 characters.');
  return text;
}

/** An address that `auth.login` accepts too. */
export function email(text: string): string {
  if (text.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(text)) throw new InvalidArgumentError('Use an e-mail address.');
  return text;
}

/** A whole number within bounds, both included. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw new InvalidArgumentError(`Use a whole number from ${min} to ${max}.`);
  return number;
};

/** Collects the values of a repeatable option. */
export const repeated = (value: string, earlier: string[] | undefined) => [...(earlier ?? []), value];

/** Addresses and networks, one for each time the option is given. */
export function network(value: string, earlier: string[] | undefined): string[] {
  if (readNetwork(value) === null)
    throw new InvalidArgumentError('Use an address or a network such as 203.0.113.0/24.');
  return repeated(value, earlier);
}

/** PBX extensions, one for each time the option is given. */
export function extensions(value: string, earlier: string[] | undefined): string[] {
  if (!zExtension.safeParse(value).success) throw new InvalidArgumentError('Use an extension such as 201.');
  return repeated(value, earlier);
}

/** Languages that Earshot analyses, one for each time the option is given. */
export function languages(value: string, earlier: Language[] | undefined): Language[] {
  if (value !== 'pt' && value !== 'en' && value !== 'es') throw new InvalidArgumentError('Use pt, en or es.');
  return [...(earlier ?? []), value];
}
