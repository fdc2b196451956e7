// Why a received webhook was refused.
import { brand, isInstance } from '../error-brand.ts';

/** What was wrong, for code; the message says it for people. */
export type VerificationFailure =
  | 'body_not_raw'
  | 'secret_missing'
  | 'header_missing'
  | 'timestamp_malformed'
  | 'timestamp_outside_tolerance'
  | 'signature_malformed'
  | 'signature_mismatch'
  | 'body_not_event'
  | 'event_unexpected';

/** Thrown by verifyWebhook and verifyWebhookAsync; answer the request with 400 and log the code. */
export class WebhookVerificationError extends Error {
  static readonly [brand] = 'WebhookVerificationError';
  override readonly name = 'WebhookVerificationError';
  readonly code: VerificationFailure;

  constructor(code: VerificationFailure, message: string) {
    super(message);
    this.code = code;
  }

  /** An error of another copy of this package counts, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class to the right of `instanceof`, which may extend this one.
    return isInstance(this, value);
  }
}
