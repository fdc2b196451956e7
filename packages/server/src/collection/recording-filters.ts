// What the settings of an integration leave out: by who took part, which way, where to, and what about. What nobody knows of a recording is not what was asked for.
import type { IntegrationSettings, SkipReason } from '@earshot/core';
import type { ConnectorKind, FoundRecording } from './connector.ts';

type Filters = NonNullable<ConnectorKind['settings']>;

const ofAny = { neverRecorded: 'optional', minutesPerDay: 'optional' } as const satisfies Filters;
export const callFilters = {
  onlyExtensions: 'optional',
  onlyDirections: 'optional',
  onlyQueues: 'optional',
  ...ofAny,
} as const satisfies Filters;
export const meetingFilters = {
  onlyHosts: 'optional',
  onlyTopics: 'optional',
  leaveOutInternalMeetings: 'optional',
  ...ofAny,
} as const satisfies Filters;

/** By what the list says. */
export function filteredOut({ facts, ownerId }: FoundRecording, settings: IntegrationSettings): SkipReason | null {
  const { onlyExtensions, onlyDirections, onlyQueues, onlyHosts, onlyTopics, neverRecorded = [] } = settings;
  const { direction, people, called, topic } = facts;
  if (hasOneOf(neverRecorded, people) || hasNumberOf(neverRecorded, people)) return 'never_recorded';
  if (onlyExtensions && !hasOneOf(onlyExtensions, people)) return 'other_extension';
  if (onlyDirections && (direction === null || !onlyDirections.includes(direction))) return 'other_direction';
  if (onlyQueues && !hasOneOf(onlyQueues, called)) return 'other_queue';
  if (onlyHosts && !hasOneOf(onlyHosts, ownerId === null ? [] : [ownerId])) return 'other_host';
  if (onlyTopics && !onlyTopics.some((word) => plain(topic ?? '').includes(plain(word)))) return 'other_topic';
  return facts.isInternalMeeting === true && settings.leaveOutInternalMeetings === true ? 'internal_meeting' : null;
}

/** By what the provider is to be asked for each recording; only where a filter needs it. */
export async function filteredOutByPeople(
  recording: FoundRecording,
  settings: IntegrationSettings,
  signal: AbortSignal,
): Promise<SkipReason | null> {
  const { askForPeople } = recording.facts;
  const isNeeded = settings.leaveOutInternalMeetings === true || settings.neverRecorded !== undefined;
  if (!askForPeople || !isNeeded) return null;
  const asked = await askForPeople(signal);
  const { leaveOutInternalMeetings = false, neverRecorded = [] } = settings;
  return filteredOut(
    { ...recording, facts: { ...recording.facts, ...asked } },
    { leaveOutInternalMeetings, neverRecorded },
  );
}

function hasOneOf(wanted: readonly string[], there: readonly string[]): boolean {
  const known = new Set(there.map(plain));
  return wanted.some((each) => known.has(plain(each)));
}

/** The same number, however it is written, with or without country and area code: whoever is never to be recorded is rather left out once too often. */
function hasNumberOf(wanted: readonly string[], there: readonly string[]): boolean {
  const known = there.flatMap(numberIn);
  return wanted.flatMap(numberIn).some((one) => known.some((other) => one.endsWith(other) || other.endsWith(one)));
}

/** What is left of a number without country and area code. */
const leastDigits = 8;

/** Its digits; nothing for what is no telephone number. */
function numberIn(text: string): string[] {
  const digits = /^[+\d\s().\-/]+$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  return digits.length < leastDigits ? [] : [digits];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
