// The codes of errors with their HTTP status, and what an entry of the table of errors has.
import type { ErrorCode } from '../generated/types.gen.ts';

/** HTTP status of each error code (docs/contract.md#status-codes; docs/decisions/requests.md#d3 adds 405, 409, 413, 501 and 503). */
export const httpStatusByCode = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  NOT_IMPLEMENTED: 501,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>;

type Text = string | ((...args: never[]) => string);

/**
 * An error's code and its text, or what makes the text; `detail` says more where the contract fixes the text. earshotError() types the
 * arguments by key.
 */
export type ErrorEntry = { readonly code: ErrorCode; readonly message: Text; readonly detail?: Text };
