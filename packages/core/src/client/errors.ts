// Errors of the client: one class per code of the contract, and three for calls without a response from Earshot.
import { brand, isInstance } from '../error-brand.ts';
import type { ErrorCode, ErrorReason, ValidationIssue } from '../generated/types.gen.ts';

/** Codes that the client sets itself when the server sent none. */
export type ClientErrorCode = 'CONNECTION_FAILED' | 'TIMEOUT' | 'UNEXPECTED_RESPONSE';

/** Properties of an error. */
export interface ErrorFacts {
  message: string;
  code: ErrorCode | ClientErrorCode;
  operation?: string | undefined;
  status?: number | undefined;
  path?: string | undefined;
  reason?: ErrorReason | undefined;
  detail?: string | undefined;
  issues?: ValidationIssue[] | undefined;
  requestId?: string | undefined;
  serverMessage?: string | undefined;
  idempotencyKey?: string | undefined;
  audioKey?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * A failed call. No error of the client contains the API key.
 *
 * `message` is for people: the server's text, advice, and the facts to quote in a report.
 */
export class EarshotApiError extends Error {
  static readonly [brand]: string = 'EarshotApiError';
  override readonly name: string;
  /** A code of the contract (`BAD_REQUEST`, …), or one of the client's own. */
  readonly code!: ErrorCode | ClientErrorCode;
  /** HTTP status; undefined if no response came. */
  readonly status!: number | undefined;
  /** The method that failed, for instance `analyses.create`. */
  readonly operation!: string | undefined;
  /** `data.path` of the response: the server's name of the operation, for instance `analysis.submitAnalysis` for `analyses.create`. */
  readonly path!: string | undefined;
  /**
   * What happened, in a stable word: `minutes_insufficient`, `scope_missing`, `transcript_too_short`, … Undefined if the server sent none. A newer
   * server may send words that this type does not list.
   */
  readonly reason!: ErrorReason | undefined;
  /** What was found and what to do, for people, where the server's message does not say it. */
  readonly detail!: string | undefined;
  /** Violations of the schema; only with a validation error (400). */
  readonly issues!: ValidationIssue[] | undefined;
  /** `X-Request-Id` of the response; quote it in reports. */
  readonly requestId!: string | undefined;
  /** The server's message, verbatim. */
  readonly serverMessage!: string | undefined;
  /** The idempotency key of a create or submit. Repeat the call with it to get its result without paying twice. */
  readonly idempotencyKey!: string | undefined;
  /** The storage key of the recording that a create or submit uploaded. Pass it as `audioKey`, instead of the recording, when you repeat the call. */
  readonly audioKey!: string | undefined;

  constructor({ message, cause, retryAfterSeconds: _, ...facts }: ErrorFacts) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target[brand];
    Object.assign(this, facts);
  }

  /** An error of another copy of this package counts, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class to the right of `instanceof`, which may extend this one.
    return isInstance(this, value);
  }
}

/** 400: a parameter or the body is missing or wrong; see `issues`. */
export class BadRequestError extends EarshotApiError {
  static override readonly [brand] = 'BadRequestError';
  declare readonly name: 'BadRequestError';
}
/** 401: the key is absent, invalid, revoked or expired. */
export class UnauthorizedError extends EarshotApiError {
  static override readonly [brand] = 'UnauthorizedError';
  declare readonly name: 'UnauthorizedError';
}
/** 403: a scope, role or minutes are missing, or the company is deactivated; the message says which. */
export class ForbiddenError extends EarshotApiError {
  static override readonly [brand]: string = 'ForbiddenError';
}
/** 403: the balance does not pay for the analysis. */
export class InsufficientMinutesError extends ForbiddenError {
  static override readonly [brand] = 'InsufficientMinutesError';
  declare readonly name: 'InsufficientMinutesError';
}
/** 403: the API key lacks the scope that the message names. */
export class MissingScopeError extends ForbiddenError {
  static override readonly [brand] = 'MissingScopeError';
  declare readonly name: 'MissingScopeError';
}
/** 403: the company was deactivated; no key of it works. */
export class CompanyDeactivatedError extends ForbiddenError {
  static override readonly [brand] = 'CompanyDeactivatedError';
  declare readonly name: 'CompanyDeactivatedError';
}
/** 404: the record does not exist, or belongs to another company. */
export class NotFoundError extends EarshotApiError {
  static override readonly [brand] = 'NotFoundError';
  declare readonly name: 'NotFoundError';
}
/** 405: the address does not support this method. */
export class MethodNotSupportedError extends EarshotApiError {
  static override readonly [brand] = 'MethodNotSupportedError';
  declare readonly name: 'MethodNotSupportedError';
}
/** 409: the request conflicts with something that exists, for instance an idempotency key used with another body. */
export class ConflictError extends EarshotApiError {
  static override readonly [brand] = 'ConflictError';
  declare readonly name: 'ConflictError';
}
/** 413: the body is larger than the server accepts. */
export class PayloadTooLargeError extends EarshotApiError {
  static override readonly [brand] = 'PayloadTooLargeError';
  declare readonly name: 'PayloadTooLargeError';
}
/** 415: the body is not plain JSON. */
export class UnsupportedMediaTypeError extends EarshotApiError {
  static override readonly [brand] = 'UnsupportedMediaTypeError';
  declare readonly name: 'UnsupportedMediaTypeError';
}
/** 422: the transcript could not be analysed; `reason` and `detail` say why. Only after `transcript_unprocessable` may another attempt succeed. Nothing was charged. */
export class UnprocessableContentError extends EarshotApiError {
  static override readonly [brand]: string = 'UnprocessableContentError';
}
/** 422: the transcript is empty, has no words or fewer than 12, or no two turns or sentences. The same transcript fails again. */
export class TranscriptTooShortError extends UnprocessableContentError {
  static override readonly [brand] = 'TranscriptTooShortError';
  declare readonly name: 'TranscriptTooShortError';
}
/** 429: too many requests in a minute. */
export class RateLimitError extends EarshotApiError {
  static override readonly [brand] = 'RateLimitError';
  declare readonly name: 'RateLimitError';
  /** The full window. Any request before its end counts and prolongs the block. */
  readonly retryAfterSeconds: number;

  constructor(facts: ErrorFacts) {
    super(facts);
    this.retryAfterSeconds = facts.retryAfterSeconds ?? 60;
  }
}
/** 500: the server failed. Nothing was charged. */
export class InternalServerError extends EarshotApiError {
  static override readonly [brand] = 'InternalServerError';
  declare readonly name: 'InternalServerError';
}
/** 501: this version of the server does not have the operation yet. */
export class NotImplementedError extends EarshotApiError {
  static override readonly [brand] = 'NotImplementedError';
  declare readonly name: 'NotImplementedError';
}
/** 503: the server is shutting down, is at a limit, or cannot reach its database or storage; `reason` says which. */
export class ServiceUnavailableError extends EarshotApiError {
  static override readonly [brand] = 'ServiceUnavailableError';
  declare readonly name: 'ServiceUnavailableError';
  /** The seconds of `Retry-After`; undefined without that header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(facts: ErrorFacts) {
    super(facts);
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** No complete response: connection refused or reset, unknown host, TLS. `cause` is the error that fetch threw. */
export class ConnectionError extends EarshotApiError {
  static override readonly [brand] = 'ConnectionError';
  declare readonly name: 'ConnectionError';
}
/** The call took longer than its `timeoutMs`. `cause` is the last failure before that, if any. */
export class TimeoutError extends EarshotApiError {
  static override readonly [brand] = 'TimeoutError';
  declare readonly name: 'TimeoutError';
}
/** The response is not Earshot's: a redirect, or not its JSON. The usual cause is a wrong `baseUrl` or a proxy. */
export class UnexpectedResponseError extends EarshotApiError {
  static override readonly [brand] = 'UnexpectedResponseError';
  declare readonly name: 'UnexpectedResponseError';
}

/** An option or argument is wrong; nothing was sent. */
export class ConfigurationError extends Error {
  static readonly [brand] = 'ConfigurationError';
  override readonly name = 'ConfigurationError';

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class to the right of `instanceof`, which may extend this one.
    return isInstance(this, value);
  }
}

/** Class of each reason that has one of its own. */
export const errorClassByReason = {
  minutes_insufficient: InsufficientMinutesError,
  scope_missing: MissingScopeError,
  company_deactivated: CompanyDeactivatedError,
  transcript_too_short: TranscriptTooShortError,
  transcript_empty: TranscriptTooShortError,
  transcript_without_words: TranscriptTooShortError,
  transcript_one_turn: TranscriptTooShortError,
} as const satisfies Partial<Record<ErrorReason, new (facts: ErrorFacts) => EarshotApiError>>;

/** Class of each code. */
export const errorClassByCode = {
  BAD_REQUEST: BadRequestError,
  UNAUTHORIZED: UnauthorizedError,
  FORBIDDEN: ForbiddenError,
  NOT_FOUND: NotFoundError,
  METHOD_NOT_SUPPORTED: MethodNotSupportedError,
  CONFLICT: ConflictError,
  PAYLOAD_TOO_LARGE: PayloadTooLargeError,
  UNSUPPORTED_MEDIA_TYPE: UnsupportedMediaTypeError,
  UNPROCESSABLE_CONTENT: UnprocessableContentError,
  TOO_MANY_REQUESTS: RateLimitError,
  INTERNAL_SERVER_ERROR: InternalServerError,
  NOT_IMPLEMENTED: NotImplementedError,
  SERVICE_UNAVAILABLE: ServiceUnavailableError,
} as const satisfies Record<ErrorCode, new (facts: ErrorFacts) => EarshotApiError>;
