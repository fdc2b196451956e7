// Why a received webhook was refused.

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
  override readonly name = 'WebhookVerificationError';
  readonly code: VerificationFailure;

  constructor(code: VerificationFailure, message: string) {
    super(message);
    this.code = code;
  }
}
