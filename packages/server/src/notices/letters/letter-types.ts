// What every language has words for.
import type { CollectionErrorReason } from '@earshot/core';
import type { PasskeyChange } from '../../accounts/passkeys/passkey-notices.ts';
import type { SecondFactorChange } from '../../accounts/second-factor-notices.ts';

/** How a password came to be another. */
export type PasswordDeed = 'change' | 'invitation' | 'reset';

export interface LetterTexts {
  /** UTC, because nobody knows where the reader is. */
  dateTime(at: number): string;
  place: { when: string; browser: string; address: string };
  whyAccount(company: string): string;
  passwordReset: {
    subject(company: string): string;
    explanation(company: string): string;
    link: string;
    otherwise: string;
  };
  passwordChanged: {
    subject(company: string): string;
    explanation(company: string, how: PasswordDeed): string;
    otherwise: string;
    /** To those who have any. */
    passkeys: string;
    link: string;
  };
  secondFactorChanged: {
    subject(company: string): string;
    explanation(company: string, how: SecondFactorChange): string;
    otherwise: string;
    link: string;
  };
  passkeysChanged: {
    subject(company: string): string;
    explanation(company: string, how: PasskeyChange): string;
    otherwise: string;
    link: string;
  };
  whyAlert(company: string): string;
  switchOff: string;
  callAlert: {
    subject(company: string): string;
    low(score: number): string;
    words(words: readonly string[]): string;
    link: string;
  };
  /** Labels of figures. */
  call: { person: string; when: string; score: string };
  digest: {
    subject(company: string): string;
    explanation(from: string, until: string): string;
    calls: string;
    mean: string;
    change: string;
    worth: string;
    call(score: number, name: string | null, day: string): string;
  };
  recordingFailed: { subject(company: string): string; explanation: string; link: string };
  recordingUncollected: { subject(company: string): string; explanation(name: string): string; link: string };
  integrationStopped: {
    subject(company: string): string;
    explanation(name: string): string;
    reasons: Readonly<Record<CollectionErrorReason, string>>;
    link: string;
  };
  integrationRecovered: { subject(company: string): string; explanation(name: string): string; link: string };
  day(at: number): string;
  newSignIn: {
    subject(company: string): string;
    explanation(company: string): string;
    otherwise: string;
    link: string;
  };
}

export const dayIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (at: number) => format.format(at);
};

export const dateTimeIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return (at: number) => `${format.format(at)} UTC`;
};
