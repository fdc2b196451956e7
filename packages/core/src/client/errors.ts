// The errors of the client: one class per code of the contract, and three for what happens before an answer of Earshot arrives.
import type { ErrorCode, ValidationIssue } from '../generated/types.gen.ts';

/** Codes that the client gives itself, where the server gave none. */
export type ClientErrorCode = 'CONNECTION_FAILED' | 'TIMEOUT' | 'UNEXPECTED_RESPONSE';

/** What an error is made from. */
export interface ErrorFacts {
  message: string;
  code: ErrorCode | ClientErrorCode;
  status?: number | undefined;
  path?: string | undefined;
  issues?: ValidationIssue[] | undefined;
  requestId?: string | undefined;
  serverMessage?: string | undefined;
  idempotencyKey?: string | undefined;
  audioKey?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * Any failed call. No error of the client carries the API key.
 *
 * `message` is for people: what the server said, what to do, and the facts to quote in a report.
 */
export class EarshotApiError extends Error {
  override readonly name: string = 'EarshotApiError';
  /** A code of the contract (`BAD_REQUEST`, …), or one of the client's own. */
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** `data.path` of the answer: the operation's internal name, for instance `analysis.submitAnalysis`. */
  readonly path: string | undefined;
  /** What does not fit the schema, with a validation error (400) only. */
  readonly issues: ValidationIssue[] | undefined;
  /** `X-Request-Id` of the answer; quote it in reports. */
  readonly requestId: string | undefined;
  /** The server's message to the letter. */
  readonly serverMessage: string | undefined;
  /** The key under which a create was sent; repeat the create with it to get its result without paying twice. */
  readonly idempotencyKey: string | undefined;
  /** The key in the storage of the recording that a create has uploaded; give it as `audioKey`, not the recording, when you repeat the create. */
  readonly audioKey: string | undefined;

  constructor(facts: ErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.path = facts.path;
    this.issues = facts.issues;
    this.requestId = facts.requestId;
    this.serverMessage = facts.serverMessage;
    this.idempotencyKey = facts.idempotencyKey;
    this.audioKey = facts.audioKey;
  }
}

/** 400: a parameter or the body is missing or wrong; see `issues`. */
export class BadRequestError extends EarshotApiError {
  override readonly name = 'BadRequestError';
}
/** 401: the key is absent, invalid, revoked or expired. */
export class UnauthorizedError extends EarshotApiError {
  override readonly name = 'UnauthorizedError';
}
/** 403: scope, role, minutes or a deactivated company; the message says which. */
export class ForbiddenError extends EarshotApiError {
  override readonly name = 'ForbiddenError';
}
/** 404: does not exist, or belongs to another company. */
export class NotFoundError extends EarshotApiError {
  override readonly name = 'NotFoundError';
}
/** 405: the address has no such method. */
export class MethodNotSupportedError extends EarshotApiError {
  override readonly name = 'MethodNotSupportedError';
}
/** 409: clashes with something that exists, for instance an idempotency key used with another body. */
export class ConflictError extends EarshotApiError {
  override readonly name = 'ConflictError';
}
/** 413: the body is larger than the server takes. */
export class PayloadTooLargeError extends EarshotApiError {
  override readonly name = 'PayloadTooLargeError';
}
/** 415: the body is not plain JSON. */
export class UnsupportedMediaTypeError extends EarshotApiError {
  override readonly name = 'UnsupportedMediaTypeError';
}
/** 422: no analysis could be made of the transcript; another attempt may succeed. Nothing was charged. */
export class UnprocessableContentError extends EarshotApiError {
  override readonly name = 'UnprocessableContentError';
}
/** 429: too many requests in a minute. */
export class RateLimitError extends EarshotApiError {
  override readonly name = 'RateLimitError';
  /** The full window. Any earlier request counts too, and prolongs the block. */
  readonly retryAfterSeconds: number;

  constructor(facts: ErrorFacts) {
    super(facts);
    this.retryAfterSeconds = facts.retryAfterSeconds ?? 60;
  }
}
/** 500: something broke on the server. Nothing was charged. */
export class InternalServerError extends EarshotApiError {
  override readonly name = 'InternalServerError';
}
/** 501: this version of the server does not have the operation yet. */
export class NotImplementedError extends EarshotApiError {
  override readonly name = 'NotImplementedError';
}
/** 503: the server is shutting down, or has lost its database. */
export class ServiceUnavailableError extends EarshotApiError {
  override readonly name = 'ServiceUnavailableError';
}

/** No answer, or only part of one: refused, reset, name not found, TLS. `cause` is what fetch threw. */
export class ConnectionError extends EarshotApiError {
  override readonly name = 'ConnectionError';
}
/** The call took longer than its `timeoutMs`. `cause` is the last failure before that, if any. */
export class TimeoutError extends EarshotApiError {
  override readonly name = 'TimeoutError';
}
/** The answer is not one of Earshot: a redirect, or something else than its JSON. Usually a wrong `baseUrl`, or a proxy. */
export class UnexpectedResponseError extends EarshotApiError {
  override readonly name = 'UnexpectedResponseError';
}

/** The client was set up or called wrongly; nothing was sent. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

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
