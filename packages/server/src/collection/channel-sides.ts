// The voice on each channel of a stereo call, as the integration is set, otherwise as the provider documents it; nothing if neither tells.
import type { ConversationSide, IntegrationSettings } from '@earshot/core';
import type { ChannelSides } from '../analyses/transcription.ts';
import type { FoundRecording } from './connector.ts';

/** Null where the words have to tell. */
export function channelSidesOf(
  { facts: { direction }, firstChannel: documented }: Pick<FoundRecording, 'facts' | 'firstChannel'>,
  { firstChannel }: Pick<IntegrationSettings, 'firstChannel'>,
): ChannelSides | null {
  // Between two of the company, nobody is a client.
  const first = direction === 'internal' ? null : sideOf(firstChannel ?? documented ?? null, direction);
  if (first === null) return null;
  return [first, first === 'client' ? 'attendant' : 'client'];
}

function sideOf(
  first: NonNullable<IntegrationSettings['firstChannel']> | null,
  direction: 'inbound' | 'outbound' | null,
): ConversationSide | null {
  if (first === null || first === 'client' || first === 'attendant') return first;
  if (direction === null) return null;
  return (first === 'caller') === (direction === 'inbound') ? 'client' : 'attendant';
}
