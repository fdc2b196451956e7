// The shape of errors that tRPC clients read, beside the contract's, for clients that ask for it (docs/decisions/requests.md#batches).
import type { ErrorBody, ErrorCode } from '@earshot/core';
import type { Context } from 'koa';

/** The numbers of JSON-RPC by which tRPC knows its codes. */
const numberByCode = {
  BAD_REQUEST: -32600,
  UNAUTHORIZED: -32001,
  FORBIDDEN: -32003,
  NOT_FOUND: -32004,
  METHOD_NOT_SUPPORTED: -32005,
  CONFLICT: -32009,
  PAYLOAD_TOO_LARGE: -32013,
  UNSUPPORTED_MEDIA_TYPE: -32015,
  UNPROCESSABLE_CONTENT: -32022,
  TOO_MANY_REQUESTS: -32029,
  INTERNAL_SERVER_ERROR: -32603,
  NOT_IMPLEMENTED: -32603,
  SERVICE_UNAVAILABLE: -32603,
} as const satisfies Record<ErrorCode, number>;

/** Whether a procedure is called in a batch, or by somebody who says `X-Trpc-Source`, as programs with tRPC do. */
export const asksInTrpc = (ctx: Context): boolean =>
  /^\/(?:v1|trpc)\//.test(ctx.path) && (isBatch(ctx) || ctx.get('X-Trpc-Source') !== '');

/** Whether several procedures are called at once, as `httpBatchLink` does: `/v1/a,b?batch=1`. */
export const isBatch = (ctx: Context): boolean => ctx.query.batch === '1';

/** Whether a batch is read as lines of JSON, as `httpBatchStreamLink` does. It says so in one of two headers. */
export const readsLines = (ctx: Context): boolean =>
  [ctx.get('Trpc-Accept'), ...ctx.get('Accept').split(',')].some((type) => type.trim() === 'application/jsonl');

/** The contract's body of an error with one more key: `error`, as tRPC has it. */
export function withTrpcError(text: string): string {
  const body = JSON.parse(text) as ErrorBody;
  const { message, code, data, issues } = body;
  return JSON.stringify({
    ...body,
    error: { message, code: numberByCode[code], data: { ...data, ...(issues && { issues }) } },
  });
}
