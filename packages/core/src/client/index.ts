// Entry `@earshot/core/client`: the client, its options and errors, and the types of the document.
export type * from '../generated/types.gen.ts';
export { EarshotClient } from './earshot-client.ts';
export {
  BadRequestError,
  type ClientErrorCode,
  CompanyDeactivatedError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  EarshotApiError,
  ForbiddenError,
  InsufficientMinutesError,
  InternalServerError,
  MethodNotSupportedError,
  MissingScopeError,
  NotFoundError,
  NotImplementedError,
  PayloadTooLargeError,
  RateLimitError,
  ServiceUnavailableError,
  TimeoutError,
  TranscriptTooShortError,
  UnauthorizedError,
  UnexpectedResponseError,
  UnprocessableContentError,
  UnsupportedMediaTypeError,
} from './errors.ts';
export type { ClientHooks, RequestEvent, ResponseEvent, RetryEvent } from './hooks.ts';
export type { CallOptions, EarshotClientOptions } from './options.ts';
export type { Recording, RecordingOptions } from './recordings/recording.ts';
export type { Analyses } from './resources/analyses.ts';
export type {
  AnalysisListQuery,
  AnalysisPageQuery,
  AnalysisWithTurns,
  CatalogueTypeKey,
  CreateAnalysisInput,
  CreateAnalysisOptions,
  CreatedAnalysis,
  FoundAnalysis,
  FoundPage,
  InteractionTypeKey,
  ListedAnalysis,
  ListedPage,
  NewComment,
  NewShareLink,
  RecordingSource,
  SubmitInput,
  TypeChangeInput,
  VerdictDecisionInput,
} from './resources/analysis-inputs.ts';
export type { AnalysisWebhooks } from './resources/analysis-webhooks.ts';
export type { ApiKeys } from './resources/api-keys.ts';
export type { Auth } from './resources/auth.ts';
export type { Company as CompanyResource, Credits } from './resources/company.ts';
export type { Integrations } from './resources/integrations.ts';
export type { InteractionTypes } from './resources/interaction-types.ts';
export type { Page } from './resources/page.ts';
export type { Reconciled, ReconcileOptions, ReconcilePosition } from './resources/reconcile.ts';
export type { UploadOptions, UploadProgress, Uploads } from './resources/uploads.ts';
export type { Salespersons, Users } from './resources/users.ts';
export type { Clock } from './transport/clock.ts';
export type { Fetch } from './transport/default-fetch.ts';
export type { RetryReason } from './transport/retry.ts';
