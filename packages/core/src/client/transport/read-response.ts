// Interpretation of an HTTP response: the data of a success, or the error to throw.
import type { ErrorBody, ValidationIssue } from '../../generated/types.gen.ts';
import {
  ConnectionError,
  EarshotApiError,
  errorClassByCode,
  errorClassByReason,
  RateLimitError,
  UnexpectedResponseError,
} from '../errors.ts';
import { errorMessage, repeatAdvice, waitAdvice } from './error-message.ts';
import type { RawResponse } from './exchange.ts';

/** The data of a success, or an error to throw. */
export function readResponse<T>(
  { url, response, text = '', failure, isStorage = false }: RawResponse,
  { name: operation, idempotencyKey, audioKey, parse = parseJson }: Called<T>,
  waitOnRateLimit = false,
): { data: T } | EarshotApiError {
  const call = { operation, idempotencyKey, audioKey };
  if (!response) return connectionError(url, failure, isStorage, call);
  const { status, headers } = response;
  const origin = { ...call, status, requestId: headers.get('x-request-id') ?? undefined };

  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return new UnexpectedResponseError({
      ...origin,
      code: 'UNEXPECTED_RESPONSE',
      message: redirectMessage(url, headers, isStorage),
    });
  }
  if (response.ok) {
    try {
      return { data: parse(text) };
    } catch {
      return unexpectedResponse(origin, headers);
    }
  }
  const body = errorBody(text);
  const retryAfterSeconds =
    status === 429 ? readWaitSeconds(body, headers) : status === 503 ? retryAfter(headers) : undefined;
  if (body) {
    const { code, data, issues, message: serverMessage } = body;
    const { path, reason, detail } = data;
    const facts = { ...origin, code, path, reason, detail, issues, serverMessage, retryAfterSeconds };
    const ErrorClass = ownValue(errorClassByReason, reason) ?? ownValue(errorClassByCode, code) ?? EarshotApiError;
    return new ErrorClass({ ...facts, message: errorMessage({ ...facts, serverMessage, waitOnRateLimit }) });
  }
  if (status === 429) {
    const message = `A proxy in front of Earshot limits requests. ${waitAdvice(retryAfterSeconds!, waitOnRateLimit)}`;
    return new RateLimitError({ ...origin, code: 'TOO_MANY_REQUESTS', message, retryAfterSeconds });
  }
  return isStorage ? storageRefusal(origin, text) : unexpectedResponse(origin, headers);
}

/** A newer server may have codes and reasons that this client does not know. */
const ownValue = <T>(values: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;

const parseJson = (text: string) => asObject(JSON.parse(text));

/** @throws TypeError for null, a bare string or a number: Earshot returns none of them */
export function asObject<T>(value: T): T {
  if (Object(value) === value) return value;
  throw new TypeError('neither an object nor a list');
}

/** What was called, how to read its answer, and what a caller needs to repeat a create. */
interface Called<T> {
  name: string;
  parse?: (text: string) => T;
  idempotencyKey?: string;
  audioKey?: string;
}

/** The same in an error. */
interface CallFacts {
  operation: string;
  idempotencyKey: string | undefined;
  audioKey: string | undefined;
}

interface Origin extends CallFacts {
  status: number;
  requestId: string | undefined;
}

/** Checked by tag, since `instanceof Error` fails for an error of another realm (jest). */
function isErrorLike(
  value: unknown,
): value is { code?: unknown; message?: unknown; cause?: { code?: unknown; message?: unknown } } {
  return /Error|DOMException/.test(Object.prototype.toString.call(value));
}

/** Undefined if the text is not in the error format of the contract. */
function errorBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as ErrorBody;
    const { message, code, data } = body;
    if (typeof message !== 'string' || typeof code !== 'string' || Object(data) !== data) return undefined;
    // Drop extra fields of the wrong type.
    const path = typeof data.path === 'string' ? data.path : undefined;
    const reason = typeof data.reason === 'string' ? data.reason : undefined;
    const detail = typeof data.detail === 'string' ? data.detail : undefined;
    const issues = Array.isArray(body.issues) ? body.issues.filter(isIssue) : undefined;
    return { ...body, issues, data: { ...data, path, reason, detail } } as ErrorBody;
  } catch {
    return undefined;
  }
}

const isIssue = (issue: ValidationIssue | null) => Array.isArray(issue?.path) && typeof issue.message === 'string';

/** A year, since hundreds of digits would become Infinity. */
const longestRetryAfterSeconds = 31_536_000;

/** The wait from the message or, from a proxy, from `Retry-After`; otherwise the whole window. */
function readWaitSeconds(body: ErrorBody | undefined, headers: Headers): number {
  const [, number, unit] = /Try again in (\d+)(s| minutes)/.exec(body?.message ?? '') ?? [];
  if (number && unit === ' minutes') return Math.min(Number(number) * 60, longestRetryAfterSeconds);
  if (number) return Math.min(Number(number), longestRetryAfterSeconds);
  return retryAfter(headers) ?? 60;
}

/** Undefined for a date: no server of Earshot sends one. */
function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d+$/.test(text) ? Math.min(Number(text), longestRetryAfterSeconds) : undefined;
}

function unexpectedResponse(origin: Origin, headers: Headers): EarshotApiError {
  const { status } = origin;
  const kind = headers.get('content-type')?.split(';')[0] ?? 'no content type';
  const outage = status >= 500 ? 'The server may be down or starting. Try again later. ' : '';
  const message = `The response (${status}, ${kind}) is not Earshot's JSON. ${outage}Check baseUrl (EARSHOT_BASE_URL) and any proxy in between.`;
  return new UnexpectedResponseError({ ...origin, code: 'UNEXPECTED_RESPONSE', message });
}

/** S3 gives the reason in XML. */
function storageRefusal(origin: Origin, text: string): EarshotApiError {
  const [, storageCode, serverMessage] = /<Code>(.*?)<(?:.*?<Message>(.*?)<)?/s.exec(text) ?? [];
  const labels = [origin.status, storageCode].filter(Boolean).join(' ');
  const message = `Storage refused the upload (${labels})${serverMessage ? `: ${serverMessage}` : '.'}`;
  return new UnexpectedResponseError({ ...origin, code: 'UNEXPECTED_RESPONSE', message, serverMessage });
}

function redirectMessage(url: string, headers: Headers, isStorage: boolean): string {
  const location = headers.get('location');
  const target = location && URL.canParse(location, url) ? ` to ${new URL(location, url).origin}` : '';
  if (isStorage) {
    return `Storage redirected the upload${target}. Ask the operator of the server to set the final address and region of the bucket.`;
  }
  return `The server redirected the request${target}. Set baseUrl to the final address. The client never follows redirects, so the key stays with your server.`;
}

function connectionError(url: string, cause: unknown, isStorage: boolean, call: CallFacts): EarshotApiError {
  const failure = isErrorLike(cause) ? cause : {};
  const reason = [failure.cause?.code, failure.code, failure.cause?.message, failure.message].find(
    (text) => typeof text === 'string' && text,
  );
  const peer = URL.canParse(url) ? new URL(url).origin : 'the server';
  const detail = reason ? ` (${reason})` : '';
  const message = isStorage
    ? `No response from storage at ${peer}${detail}. Check that this machine can reach it. The server sets its address.`
    : `No response from ${peer}${detail}. Check baseUrl (EARSHOT_BASE_URL), network and server.${repeatAdvice(call)}`;
  return new ConnectionError({ message, code: 'CONNECTION_FAILED', ...call, cause });
}
