// What gives recordings: one small interface, with a file for each provider and one contract that all of them meet (connector.contract.ts).
import type { Readable } from 'node:stream';
import type { CollectionErrorReason, IntegrationSettings, Telephony } from '@earshot/core';
import type { PublicHosts } from '../network/public-hosts.ts';
import type { AwaitedFor } from '../records/collection-runs.ts';

/** A recording, or its words, that can be fetched. */
export interface FoundRecording {
  /** The provider's own id, the same each time; becomes `externalCallId`. */
  externalId: string;
  /** Under which earlier versions collected it. */
  formerIds?: readonly string[];
  /** A form and a text, such as `wav 1024-17`, that tell recordings of one id apart; null or left out where an id has only one. */
  version?: string | null;
  /** The id that it gets where another recording has `externalId`. */
  otherId?: string | null;
  /** For files, which are moved and linked to: whether the same content alone is the same recording, or only with the same id. */
  identity?: 'content' | 'id_and_content';
  /** ms since the epoch; null when the provider does not say. */
  startedAt: number | null;
  /** Set if nobody knows when the recording began: when the file was made, at the latest. ms since the epoch. */
  madeAt?: number;
  /** The length that the provider states; null without one. Charges follow the measured length. */
  durationSeconds: number | null;
  bytes: number | null;
  /** A video, for want of any other sound: it may be larger, and only its sound is kept. */
  isVideo?: boolean;
  /** A transcript, whose bytes tell more than those of sound. */
  isWords?: boolean;
  /** Extension or e-mail of the company's person who spoke; becomes `externalOwnerId`. */
  ownerId: string | null;
  clientName: string | null;
  /** Both ends are of the company. */
  isInternal: boolean;
  /** Who is heard on the first channel of a stereo recording, where the provider documents it. */
  firstChannel?: 'client' | 'attendant' | null;
  /** What filters look at. */
  facts: RecordingFacts;
  /** Only from telephone systems. */
  telephony: Telephony | null;
  /** Asks for what the list does not tell, once it is known that the recording is new; left out where the list tells all. Throws ConnectorError. */
  askForCall?(signal: AbortSignal): Promise<CallDetails>;
  /** Where to go on after this one; never before the position that the search began with. */
  position: string;
  /** The sound as it comes, or words in any form that the engine reads, and the client's name where only they tell it. Throws ConnectorError. The stream must be consumed or destroyed. */
  fetch(signal: AbortSignal): Promise<FetchedSound | { transcript: string; clientName?: string | null }>;
}

export interface FetchedSound {
  audio: Readable;
  /** Set for a video; `bytes` as far as the provider tells its size. */
  video?: { bytes: number | null };
}

/** What some providers keep with the call and not with its recording. */
export type CallDetails = Pick<
  FoundRecording,
  'ownerId' | 'clientName' | 'isInternal' | 'firstChannel' | 'facts' | 'telephony'
>;

/** As far as the provider tells them. */
export interface RecordingFacts {
  direction: 'inbound' | 'outbound' | 'internal' | null;
  /** Numbers and addresses of those who took part. */
  people: readonly string[];
  /** Number and name of what was called: a queue, where there is one. */
  called: readonly string[];
  topic: string | null;
  /** Only people of the organization took part; null where nobody knows. */
  isInternalMeeting: boolean | null;
  /** Asks the provider for what its list does not have; left out where there is nothing more to know. Throws ConnectorError. */
  askForPeople?(signal: AbortSignal): Promise<Pick<RecordingFacts, 'people' | 'isInternalMeeting'>>;
}

export interface Connector {
  /**
   * What is there from `position` on (null: from the `since` of the context on), by ascending position. At least once: what came
   * late may begin before the position, so a connector looks back as far as its provider is late, and the same recording may come again.
   * Throws ConnectorError.
   */
  recordingsSince(position: string | null, signal: AbortSignal): AsyncIterable<FoundRecording>;
  /** Signs in, or looks whether the folder is there; one line for people on whom it reached. Throws ConnectorError. */
  reach(signal: AbortSignal): Promise<string>;
  /** Lists; one line for people on what is there, for instance how many recordings of the last day. Throws ConnectorError. */
  test(signal: AbortSignal): Promise<string>;
}

/** What keeps a provider from being read; the message is one line for administrators, without credentials. */
export class ConnectorError extends Error {
  override name = 'ConnectorError';
  readonly kind: ConnectorErrorKind;
  /** For programs, and for texts in other languages. */
  readonly reason: CollectionErrorReason;
  /** How long the provider asked to be left alone. */
  readonly retryAfterMs: number | null;

  constructor(
    kind: ConnectorErrorKind,
    message: string,
    { reason = usualReasons[kind], retryAfterMs = null, cause }: ConnectorErrorOptions = {},
  ) {
    super(oneLine(message), { cause });
    this.kind = kind;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

interface ConnectorErrorOptions {
  /** Where it is not the usual one of the kind. */
  reason?: CollectionErrorReason;
  retryAfterMs?: number | null;
  cause?: unknown;
}

const longestMessage = 500;

/** Names of files and answers of providers are in messages: nothing of them may break the line, steer a terminal or turn the text around. */
const oneLine = (message: string) =>
  message
    .slice(0, longestMessage)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '?');

/**
 * `unavailable`: down, too slow, too busy, or answers nonsense: later, perhaps. `credentials`: refuses them: not before new ones.
 * `settings`: can't work as it is set up. `recording`: this recording is gone or broken, the others may be well. `too_large`: it is longer than
 * any that is taken. `denied`: the provider gave a page, 401 or 403 instead of this recording: somebody has to give a permission, or it passes.
 */
export type ConnectorErrorKind = 'unavailable' | 'credentials' | 'settings' | 'recording' | 'too_large' | 'denied';

const usualReasons: Record<ConnectorErrorKind, CollectionErrorReason> = {
  unavailable: 'provider_unavailable',
  credentials: 'credentials_refused',
  settings: 'settings_refused',
  recording: 'download_broken',
  too_large: 'download_broken',
  denied: 'download_refused',
};

export interface ConnectorContext {
  settings: IntegrationSettings;
  credentials: Readonly<Record<string, string>>;
  /** ms since the epoch: recordings made before are none of the integration's. */
  since: number;
  /** Reaches only what the operator allows this connector to reach. */
  hosts: PublicHosts;
  /** Folders and `s3://` prefixes that the company may read, as absolute paths; for the folder connectors. */
  roots: readonly string[];
  /** ms since the epoch. */
  now(): number;
  /** Told of each recording that is there and not ready yet; a later search gives it. */
  awaits?(what: AwaitedFor): void;
}

export interface RefusedSetting {
  setting: keyof IntegrationSettings;
  /** A sentence that names the setting and what is allowed. */
  reason: string;
}

/** Null where there is no reason. */
export const refused = (setting: RefusedSetting['setting'], reason: string | null): RefusedSetting | null =>
  reason === null ? null : { setting, reason };

/** A kind of connector: what it needs to know, and how it is made. */
export interface ConnectorKind {
  provider: 'pbx' | 'meeting';
  /** `public`: a service on the internet; a PBX may be in a network that the operator names. */
  reaches?: 'public';
  /** Names of `IntegrationSettings`, and whether they must be given. */
  settings: Readonly<Partial<Record<keyof IntegrationSettings, 'required' | 'optional'>>>;
  credentials: readonly string[];
  /** What is wrong with the settings; null when nothing is. */
  check(settings: IntegrationSettings, roots: readonly string[]): RefusedSetting | null;
  make(context: ConnectorContext): Connector;
}

/** A position by time: a moment, then what tells recordings of it apart; positions ascend as text. `at` in ms since the epoch. */
export const positionAt = (at: number, tail: string) => `${new Date(at).toISOString()} ${tail}`;

/** ms since the epoch; the beginning of time for a text that is no position, so that nothing is lost by it. */
export function positionTime(position: string): number {
  const at = Date.parse(position.slice(0, 24));
  return Number.isNaN(at) ? Number.NEGATIVE_INFINITY : at;
}
