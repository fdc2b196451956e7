// What an HTTP answer means: the data of a success, or the error to throw.
import type { ErrorBody, ValidationIssue } from '../generated/types.gen.ts';
import {
  ConnectionError,
  EarshotApiError,
  errorClassByCode,
  RateLimitError,
  UnexpectedResponseError,
} from './errors.ts';
import type { RawAnswer } from './exchange.ts';
import { refusalMessage, waitAdvice } from './refusal-message.ts';

/** Returns the data of a success or an error to throw. */
export function readAnswer<T>(
  { url, response, text = '', thrown, isStorage = false }: RawAnswer,
  { idempotencyKey, audioKey, read = readJson }: SentKeys & { read?: (text: string) => T },
  waitOnRateLimit = false,
): { data: T } | EarshotApiError {
  if (!response) return connectionError(url, thrown, isStorage, { idempotencyKey, audioKey });
  const { status, headers } = response;
  const origin = { status, requestId: headers.get('x-request-id') ?? undefined, idempotencyKey, audioKey };

  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return new UnexpectedResponseError({
      ...origin,
      code: 'UNEXPECTED_RESPONSE',
      message: redirectMessage(url, headers, isStorage),
    });
  }
  if (response.ok) {
    try {
      return { data: read(text) };
    } catch {
      return unexpectedResponse(origin, headers);
    }
  }
  const body = errorBody(text);
  const retryAfterSeconds = status === 429 ? readWaitSeconds(body, headers) : undefined;
  if (body) {
    const { code, data, issues, message: serverMessage } = body;
    const facts = { ...origin, code, path: data.path, issues, serverMessage, retryAfterSeconds };
    // A newer server may have codes that this client does not know.
    const ErrorClass = Object.hasOwn(errorClassByCode, code) ? errorClassByCode[code] : EarshotApiError;
    return new ErrorClass({ ...facts, message: refusalMessage({ ...facts, serverMessage, waitOnRateLimit }) });
  }
  if (retryAfterSeconds !== undefined) {
    const message = `A proxy before Earshot refuses: too many requests. ${waitAdvice(retryAfterSeconds, waitOnRateLimit)}`;
    return new RateLimitError({ ...origin, code: 'TOO_MANY_REQUESTS', message, retryAfterSeconds });
  }
  return isStorage ? storageRefusal(origin, text) : unexpectedResponse(origin, headers);
}

const readJson = (text: string) => asObject(JSON.parse(text));

/** @throws TypeError for what no answer of Earshot is: null, a bare text or number */
export function asObject<T>(value: T): T {
  if (Object(value) === value) return value;
  throw new TypeError('neither an object nor a list');
}

/** What a caller needs to repeat a create. */
interface SentKeys {
  idempotencyKey?: string | undefined;
  audioKey?: string | undefined;
}

interface Origin extends SentKeys {
  status: number;
  requestId: string | undefined;
}

/** By tag, since `instanceof Error` fails for what another realm threw (jest). */
function isThrown(
  value: unknown,
): value is { code?: unknown; message?: unknown; cause?: { code?: unknown; message?: unknown } } {
  return /Error|DOMException/.test(Object.prototype.toString.call(value));
}

/** Undefined for what is not in the contract's format of errors. */
function errorBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as ErrorBody;
    const { message, code, data } = body;
    if (typeof message !== 'string' || typeof code !== 'string' || Object(data) !== data) return undefined;
    // Of what is said besides, only what can be told to people.
    const path = typeof data.path === 'string' ? data.path : undefined;
    const issues = Array.isArray(body.issues) ? body.issues.filter(isIssue) : undefined;
    return { ...body, issues, data: { ...data, path } } as ErrorBody;
  } catch {
    return undefined;
  }
}

const isIssue = (issue: ValidationIssue | null) => Array.isArray(issue?.path) && typeof issue.message === 'string';

/** A year: hundreds of digits would be told as Infinity. */
const longestStatedSeconds = 31_536_000;

/** The wait is in the message's text or, from a proxy, in `Retry-After`; else the whole window. */
function readWaitSeconds(body: ErrorBody | undefined, headers: Headers): number {
  const [, number, unit] = /Try again in (\d+)(s| minutes)/.exec(body?.message ?? '') ?? [];
  if (number && unit === ' minutes') return Math.min(Number(number) * 60, longestStatedSeconds);
  const text = number ?? headers.get('retry-after') ?? '';
  return /^\d+$/.test(text) ? Math.min(Number(text), longestStatedSeconds) : 60;
}

function unexpectedResponse(origin: Origin, headers: Headers): EarshotApiError {
  const { status } = origin;
  const kind = headers.get('content-type')?.split(';')[0] ?? 'no content type';
  const outage = status >= 500 ? 'The server may be down, or starting: try again later. ' : '';
  const message = `The answer (${status}, ${kind}) is not Earshot's JSON. ${outage}Check baseUrl (EARSHOT_BASE_URL) and any proxy in between.`;
  return new UnexpectedResponseError({ ...origin, code: 'UNEXPECTED_RESPONSE', message });
}

/** S3 says why in XML. */
function storageRefusal(origin: Origin, text: string): EarshotApiError {
  const [, storageCode, serverMessage] = /<Code>(.*?)<(?:.*?<Message>(.*?)<)?/s.exec(text) ?? [];
  const labels = [origin.status, storageCode].filter(Boolean).join(' ');
  const message = `The storage refuses the upload (${labels})${serverMessage ? `: ${serverMessage}` : '.'}`;
  return new UnexpectedResponseError({ ...origin, code: 'UNEXPECTED_RESPONSE', message, serverMessage });
}

function redirectMessage(url: string, headers: Headers, isStorage: boolean): string {
  const location = headers.get('location');
  const target = location && URL.canParse(location, url) ? ` to ${new URL(location, url).origin}` : '';
  if (isStorage) {
    return `The storage redirects${target}. Uploads follow no redirects: whoever runs the server has to set the final address and region of the bucket.`;
  }
  return `The server redirects${target}. Redirects are never followed, since the key would go along: set baseUrl to the final address.`;
}

function connectionError(url: string, cause: unknown, isStorage: boolean, keys: SentKeys): EarshotApiError {
  const thrown = isThrown(cause) ? cause : {};
  const reason = [thrown.cause?.code, thrown.code, thrown.cause?.message, thrown.message].find(
    (text) => typeof text === 'string' && text,
  );
  const peer = URL.canParse(url) ? new URL(url).origin : 'the server';
  const failed = reason ? ` (${reason})` : '';
  const message = isStorage
    ? `No answer from the storage, ${peer}${failed}. Check that it can be reached from here; its address is set on the server.`
    : `No answer from ${peer}${failed}. Check baseUrl (EARSHOT_BASE_URL), that the server runs, and the network.`;
  return new ConnectionError({ message, code: 'CONNECTION_FAILED', ...keys, cause });
}
