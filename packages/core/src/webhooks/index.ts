// Entry for receivers of webhooks: verification, and signing for their tests.
export type {
  AnalysisCompletedEvent,
  AnalysisFailedEvent,
  IntegrationRecordingFailedEvent,
  IntegrationRecoveredEvent,
  IntegrationStoppedEvent,
} from '../generated/types.gen.ts';
export type { WebhookHeaders } from './request-headers.ts';
export { signWebhook } from './sign.ts';
export { eventHeader, signatureHeader, timestampHeader } from './signature.ts';
export { type VerificationFailure, WebhookVerificationError } from './verification-error.ts';
export {
  defaultToleranceSeconds,
  type IntegrationEvent,
  type VerifiedWebhook,
  verifyWebhook,
  verifyWebhookAsync,
  type WebhookInput,
} from './verify.ts';
