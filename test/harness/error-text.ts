// An error body as it stands on the wire, written out here so that tests do not read it from the table that they test.

import { reasonFor } from './error-reasons.ts';

const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  501: 'NOT_IMPLEMENTED',
  503: 'SERVICE_UNAVAILABLE',
};

/** The exact text (docs/contract.md#errors, docs/decisions/errors.md#d69); `issues` is JSON text. */
export function errorText(
  status: number,
  path: string,
  message: string,
  issues?: string,
  reason = reasonFor(message),
  detail?: string,
): string {
  const code = codes[status];
  const more = detail === undefined ? '' : `,"detail":${JSON.stringify(detail)}`;
  const tail = issues === undefined ? '' : `,"issues":${issues}`;
  return `{"message":${JSON.stringify(message)},"code":"${code}","data":{"code":"${code}","httpStatus":${status},"path":"${path}","reason":"${reason}"${more}}${tail}}`;
}
