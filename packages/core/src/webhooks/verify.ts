// The receiver's side: is this webhook from the service, unaltered, and recent? (docs/contract.md#receiver-verification)
import type {
  AnalysisCompletedEvent,
  AnalysisFailedEvent,
  IntegrationRecordingFailedEvent,
  IntegrationRecoveredEvent,
  IntegrationStoppedEvent,
} from '../generated/types.gen.ts';
import { readHeader, type WebhookHeaders } from './request-headers.ts';
import { hmacHex, sameDigest } from './sign.ts';
import { digestOf, signatureHeader, signaturePayload, timestampHeader } from './signature.ts';
import { WebhookVerificationError } from './verification-error.ts';

/** A request as it came in, and what to hold it against. */
export type WebhookInput = {
  headers: WebhookHeaders;
  /** The raw body exactly as received, before any parsing. */
  body: string | Uint8Array | ArrayBuffer;
  /** The destination's secret; several while one is being replaced, or for several destinations. */
  secret: string | readonly string[];
  /**
   * How far the timestamp may lie from now; default 30 minutes. It is the time of queueing, the same on every retry, so a
   * short window refuses late retries.
   */
  toleranceSeconds?: number;
  /**
   * `true` for destinations that ask for failures (trigger `failed`): then `event` may be an `analysis.failed`. Without
   * it, such an event is refused with `event_unexpected`.
   */
  includeFailed?: boolean;
  /**
   * `true` for destinations that ask for their integrations (trigger `integrations`): then `event` may be an `integration.stopped`,
   * `integration.recovered` or `integration.recordingFailed`. Without it, such an event is refused with `event_unexpected`.
   */
  includeIntegrations?: boolean;
  /** Present time in ms; for tests. */
  now?: () => number;
};

/** What destinations with the trigger `integrations` get. */
export type IntegrationEvent = IntegrationStoppedEvent | IntegrationRecoveredEvent | IntegrationRecordingFailedEvent;
type AnalysisEvent = AnalysisCompletedEvent | AnalysisFailedEvent;
type AnyEvent = AnalysisEvent | IntegrationEvent;
type WithFailed = WebhookInput & { includeFailed: true };
type WithIntegrations = WebhookInput & { includeIntegrations: true };

/** A webhook that is from the service, unaltered and recent enough. */
export type VerifiedWebhook<Event extends AnyEvent = AnalysisCompletedEvent> = {
  /** `event.event` tells the events that you asked for apart. */
  event: Event;
  /** Unix seconds at which the delivery was queued. */
  timestamp: number;
  /** The same on every retry of a delivery: remember it for as long as the tolerance, and skip what was seen. */
  dedupeKey: string;
};

/** How far a timestamp may lie from now unless `toleranceSeconds` says otherwise: the last retry comes late. */
export const defaultToleranceSeconds = 30 * 60;

/**
 * Verifies a webhook and parses its event; for Node, Bun and Deno.
 * @throws WebhookVerificationError
 */
export function verifyWebhook(input: WithFailed & WithIntegrations): VerifiedWebhook<AnyEvent>;
export function verifyWebhook(input: WithIntegrations): VerifiedWebhook<AnalysisCompletedEvent | IntegrationEvent>;
export function verifyWebhook(input: WithFailed): VerifiedWebhook<AnalysisEvent>;
export function verifyWebhook(input: WebhookInput): VerifiedWebhook;
export function verifyWebhook(input: WebhookInput): VerifiedWebhook<AnyEvent> {
  const claim = readClaim(input);
  const matches = claim.secrets.map((secret) => sameDigest(hmacHex(secret, claim.timestamp, claim.body), claim.digest));
  return accept(claim, matches, input);
}

/**
 * The same with WebCrypto: also for edge runtimes.
 * @throws WebhookVerificationError (as a rejection)
 */
export function verifyWebhookAsync(input: WithFailed & WithIntegrations): Promise<VerifiedWebhook<AnyEvent>>;
export function verifyWebhookAsync(
  input: WithIntegrations,
): Promise<VerifiedWebhook<AnalysisCompletedEvent | IntegrationEvent>>;
export function verifyWebhookAsync(input: WithFailed): Promise<VerifiedWebhook<AnalysisEvent>>;
export function verifyWebhookAsync(input: WebhookInput): Promise<VerifiedWebhook>;
export async function verifyWebhookAsync(input: WebhookInput): Promise<VerifiedWebhook<AnyEvent>> {
  const claim = readClaim(input);
  const payload = signaturePayload(claim.timestamp, claim.body);
  const signature = Uint8Array.from(claim.digest.match(/../g)!, (hex) => Number.parseInt(hex, 16));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const matches = await Promise.all(
    claim.secrets.map(async (secret) => {
      const keyBytes = new TextEncoder().encode(secret);
      const key = await globalThis.crypto.subtle.importKey('raw', keyBytes, algorithm, false, ['verify']);
      return globalThis.crypto.subtle.verify(algorithm, key, signature, payload);
    }),
  );
  return accept(claim, matches, input);
}

type Claim = {
  secrets: readonly string[];
  timestamp: string;
  digest: string;
  body: Uint8Array;
};

/** Everything that can be checked before the signature. */
function readClaim(input: WebhookInput): Claim {
  const body = bytesOf(input.body);
  const secrets: readonly string[] = [input.secret].flat();
  if (secrets.length === 0 || secrets.some((secret) => typeof secret !== 'string' || secret === '')) {
    throw new WebhookVerificationError(
      'secret_missing',
      secrets.length > 1
        ? 'One of the secrets is empty. Leave it out of the list.'
        : 'Give the secret of the webhook destination.',
    );
  }
  const digest = digestOf(readHeader(input.headers, signatureHeader));
  if (digest === null) {
    throw new WebhookVerificationError(
      'signature_malformed',
      `${signatureHeader} must read sha256=<64 hex characters>.`,
    );
  }
  const timestamp = readHeader(input.headers, timestampHeader);
  requireRecent(timestamp, input);
  return { secrets, timestamp, digest, body };
}

function requireRecent(
  timestamp: string,
  { toleranceSeconds = defaultToleranceSeconds, now = Date.now }: WebhookInput,
) {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError('timestamp_malformed', `${timestampHeader} must be a Unix time in seconds.`);
  }
  const ageSeconds = now() / 1000 - Number(timestamp);
  if (!(Math.abs(ageSeconds) <= toleranceSeconds)) {
    const distance = `${Math.round(Math.abs(ageSeconds))} s ${ageSeconds < 0 ? 'ahead' : 'old'}`;
    throw new WebhookVerificationError(
      'timestamp_outside_tolerance',
      `${timestampHeader} is ${distance}; ${toleranceSeconds} s are allowed. Check the clock of this machine.`,
    );
  }
}

/** Parses the body once the signature has matched one of the secrets. */
function accept(
  { timestamp, body }: Claim,
  matches: readonly boolean[],
  { includeFailed, includeIntegrations }: WebhookInput,
): VerifiedWebhook<AnyEvent> {
  if (!matches.includes(true)) {
    throw new WebhookVerificationError(
      'signature_mismatch',
      'The signature does not match: wrong secret, or the body is not byte for byte the one that was sent.',
    );
  }
  const event = parseEvent(body);
  if (event.event === 'analysis.failed' && !includeFailed) {
    throw new WebhookVerificationError(
      'event_unexpected',
      'The event is a failure, which the destination asks for. Give includeFailed: true to take it.',
    );
  }
  if ('integrationId' in event && !includeIntegrations) {
    throw new WebhookVerificationError(
      'event_unexpected',
      'The event is about an integration, which the destination asks for. Give includeIntegrations: true to take it.',
    );
  }
  const id = 'integrationId' in event ? event.eventId : event.analysisId;
  return { event, timestamp: Number(timestamp), dedupeKey: `${id}:${event.role}:${timestamp}` };
}

function parseEvent(body: Uint8Array): AnyEvent {
  const event = parseJson(body);
  if (typeof event === 'object' && event !== null) {
    const isOfIntegration = isText(event, 'integrationId') && isText(event, 'eventId');
    if (isOfIntegration || isText(event, 'analysisId')) return event as AnyEvent;
  }
  throw new WebhookVerificationError('body_not_event', 'The body is signed, but is no event of this service.');
}

const isText = (event: object, name: string) =>
  name in event && typeof (event as Record<string, unknown>)[name] === 'string';

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  // Not instanceof: a buffer of another realm (a test runner's, a worker's) is one too.
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body as ArrayBuffer);
  throw new WebhookVerificationError(
    'body_not_raw',
    'Give the raw body (string, Buffer, Uint8Array or ArrayBuffer), not a parsed object: express.raw(), await request.text().',
  );
}
