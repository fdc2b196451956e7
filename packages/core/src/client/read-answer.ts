// What an HTTP answer means: the data of a success, or the error to throw.
import type { ErrorBody } from '../generated/types.gen.ts';
import {
  ConnectionError,
  EarshotApiError,
  errorClassByCode,
  RateLimitError,
  UnexpectedResponseError,
} from './errors.ts';
import { refusalMessage, waitAdvice } from './refusal-message.ts';

/** What the generated client returns when its answers are read as text. */
export interface SdkResult {
  /** The text of a success. */
  data?: unknown;
  /** The parsed body or text of a refusal, or what fetch threw. */
  error?: unknown;
  request?: { url: string } | undefined;
  response?: Response | undefined;
}

/** Returns the data of a success or an error to throw; throws only what was wrong before anything was sent. */
export function readAnswer<T>(
  result: SdkResult,
  { idempotencyKey, read = JSON.parse }: { idempotencyKey?: string | undefined; read?: (text: string) => T },
): { data: T } | EarshotApiError {
  const { request, response, error } = result;
  if (!request) throw error;
  if (!response || isThrown(error)) return connectionError(request, error, idempotencyKey);
  const { status, headers } = response;
  const origin = { status, requestId: headers.get('x-request-id') ?? undefined, idempotencyKey };

  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return new UnexpectedResponseError({
      ...origin,
      code: 'UNEXPECTED_RESPONSE',
      message: redirectMessage(request, headers),
    });
  }
  if (response.ok) {
    try {
      return { data: read(String(result.data)) };
    } catch {
      return unexpectedResponse(origin, headers, '');
    }
  }
  const retryAfterSeconds = status === 429 ? readWaitSeconds(error, headers) : undefined;
  if (isErrorBody(error)) {
    const { code, data, issues, message: serverMessage } = error;
    const facts = { ...origin, code, path: data.path, issues, serverMessage, retryAfterSeconds };
    // A newer server may have codes that this client does not know.
    const ErrorClass = Object.hasOwn(errorClassByCode, code) ? errorClassByCode[code] : EarshotApiError;
    return new ErrorClass({ ...facts, message: refusalMessage({ ...facts, serverMessage }) });
  }
  if (retryAfterSeconds !== undefined) {
    const message = `A proxy before Earshot refuses: too many requests. ${waitAdvice(retryAfterSeconds)}`;
    return new RateLimitError({ ...origin, code: 'TOO_MANY_REQUESTS', message, retryAfterSeconds });
  }
  return unexpectedResponse(origin, headers, error);
}

interface Origin {
  status: number;
  requestId: string | undefined;
  idempotencyKey: string | undefined;
}

/** By tag, since `instanceof Error` fails for what another realm threw (jest). */
function isThrown(value: unknown): value is { code?: unknown; message?: unknown; cause?: { code?: unknown } } {
  return /Error|DOMException/.test(Object.prototype.toString.call(value));
}

function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  const { message, code, data } = value as Partial<ErrorBody>;
  return typeof message === 'string' && typeof code === 'string' && typeof data === 'object' && data !== null;
}

/** The wait is in the message's text (contract: Specific cases) or, from a proxy, in `Retry-After`; else the whole window. */
function readWaitSeconds(error: unknown, headers: Headers): number {
  const inText = isErrorBody(error) ? /Try again in (\d+)s/.exec(error.message)?.[1] : undefined;
  const text = inText ?? headers.get('retry-after') ?? '';
  return /^\d+$/.test(text) ? Number(text) : 60;
}

function unexpectedResponse(origin: Origin, headers: Headers, error: unknown): EarshotApiError {
  const { status } = origin;
  const kind = headers.get('content-type')?.split(';')[0] ?? 'no content type';
  // S3's form of an error, where a recording is uploaded.
  const [, storageCode, serverMessage] = /<Code>(.*?)<(?:.*?<Message>(.*?)<)?/s.exec(String(error)) ?? [];
  const message = storageCode
    ? `The storage refuses the upload (${status} ${storageCode})${serverMessage ? `: ${serverMessage}` : '.'}`
    : `The answer (${status}, ${kind}) is not Earshot's JSON. Check baseUrl (EARSHOT_BASE_URL) and any proxy in between.`;
  return new UnexpectedResponseError({ ...origin, code: 'UNEXPECTED_RESPONSE', message, serverMessage });
}

function redirectMessage(request: { url: string }, headers: Headers): string {
  const location = headers.get('location');
  const target = location && URL.canParse(location, request.url) ? ` to ${new URL(location, request.url).origin}` : '';
  return `The server redirects${target}. Redirects are never followed, since the key would go along: set baseUrl to the final address.`;
}

function connectionError(
  request: { url: string },
  cause: unknown,
  idempotencyKey: string | undefined,
): EarshotApiError {
  const thrown = isThrown(cause) ? cause : {};
  const reason = [thrown.cause?.code, thrown.code, thrown.message].find((text) => typeof text === 'string' && text);
  const message = `No answer from ${new URL(request.url).origin}${reason ? ` (${reason})` : ''}. Check baseUrl (EARSHOT_BASE_URL), that the server runs, and the network.`;
  return new ConnectionError({ message, code: 'CONNECTION_FAILED', idempotencyKey, cause });
}
