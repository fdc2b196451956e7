// What the settings of an integration leave out: by who took part, which way, where to, and what about. What is unknown of a recording does not match an `only` filter.
import type { IntegrationSettings, SkipReason } from '@earshot/core';
import { hasNumberOf, hasOneOf, plain } from '../records/call-parties.ts';
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

/** Decides by what the list says. */
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

/** Decides by what the provider must be asked for each recording. It is asked only if a filter needs it. */
export async function filteredOutByPeople(
  recording: FoundRecording,
  settings: IntegrationSettings,
  signal: AbortSignal,
): Promise<SkipReason | null> {
  const { askForPeople } = recording.facts;
  const { leaveOutInternalMeetings = false, neverRecorded } = settings;
  if (!askForPeople || (!leaveOutInternalMeetings && !neverRecorded)) return null;
  const asked = await askForPeople(signal);
  const people = { leaveOutInternalMeetings, ...(neverRecorded && { neverRecorded }) };
  return filteredOut({ ...recording, facts: { ...recording.facts, ...asked } }, people);
}
