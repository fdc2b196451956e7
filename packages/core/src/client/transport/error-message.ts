// Message of an error that the server returned: its text, advice, and the facts to quote in a report.
import type { ErrorCode, ErrorReason, ValidationIssue } from '../../generated/types.gen.ts';
import { longestWaitSeconds } from './retry.ts';

/** Advice by code, where the server's message has none. */
const adviceByCode: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED:
    'Check the apiKey option or EARSHOT_API_KEY. If it was revoked or has expired, create a new one. In a session, call auth.login.',
  NOT_FOUND: 'Check the id. Records of another company are not found either.',
  METHOD_NOT_SUPPORTED: 'Check baseUrl, and that client and server have the same version.',
  PAYLOAD_TOO_LARGE: 'Pass a large recording as audio, which uploads it, or its address as audioUrl.',
  UNPROCESSABLE_CONTENT: 'Another attempt may succeed. Call create again with a new idempotency key.',
  NOT_IMPLEMENTED: 'Update the server, or check its /openapi.json.',
  INTERNAL_SERVER_ERROR: 'Nothing was charged. If the error persists, report it with the request id.',
};

/** Advice by reason, where that of the code would mislead. */
const adviceByReason: Partial<Record<ErrorReason, string>> = {
  api_key_missing:
    'There is no session yet, or it has ended: call auth.login. With a key, check for a proxy that drops X-API-Key.',
  session_required: 'Use auth.login of new EarshotClient({ session: true }).',
  session_invalid: 'The session has ended or never began. Call auth.login.',
  transcript_too_short: 'Nothing was charged. A transcript needs at least 12 words in two turns or sentences.',
};

/** Advice by the server's message, for codes with several causes. Other 403 messages already say what to do. */
const adviceByMessage: [ErrorCode, RegExp, string][] = [
  ['UNAUTHORIZED', /^Wrong e-mail or password/, 'Check both. Five failures block sign-in for 15 minutes.'],
  ['TOO_MANY_REQUESTS', /^Too many failed sign-ins/, 'Other requests still work.'],
  ['FORBIDDEN', /required scope/, 'An administrator can create a key that has it.'],
  [
    'FORBIDDEN',
    /^Invalid audioKey/,
    'Pass the key of an upload of your own company, or the recording as audio. The path of an audioUrl must end in .mp3, .mp4, .wav, .ogg or .opus.',
  ],
  ['FORBIDDEN', /was deactivated/, 'Ask the operator of the server.'],
  [
    'NOT_FOUND',
    /^No operation at /,
    'Check that baseUrl does not end in /api, and that client and server have the same version.',
  ],
];

/** What to do about a 429. */
export function waitAdvice(seconds: number, waitOnRateLimit: boolean): string {
  const advice = `Wait the full ${seconds} s before any other request, since an earlier one prolongs the block`;
  return waitOnRateLimit || seconds > longestWaitSeconds ? `${advice}.` : `${advice}, or set waitOnRateLimit: true.`;
}

export interface ServerError {
  serverMessage: string;
  code: ErrorCode;
  status: number;
  operation: string;
  reason?: ErrorReason | undefined;
  detail?: string | undefined;
  issues: ValidationIssue[] | undefined;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  /** Whether the call waits for a rate limit, once. */
  waitOnRateLimit: boolean;
}

/** For instance `Invalid or expired API Key. Check … [401 UNAUTHORIZED, users.me, request r-1]`. */
export function errorMessage(refusal: ServerError): string {
  const { serverMessage, code, status, operation, issues, requestId, retryAfterSeconds, waitOnRateLimit } = refusal;
  const byReason = refusal.reason && adviceByReason[refusal.reason];
  const others = issues?.filter(({ message }) => message !== serverMessage);
  const said = others?.length ? `${serverMessage}: ${others.map(issueText).join('; ')}` : serverMessage;
  const [, , special] = adviceByMessage.find(([of, pattern]) => of === code && pattern.test(serverMessage)) ?? [];
  const general = status === 429 ? waitAdvice(retryAfterSeconds ?? 60, waitOnRateLimit) : adviceByCode[code];
  const advice = refusal.detail ?? byReason ?? special ?? general;
  const labels = [`${status} ${code}`, operation, requestId && `request ${requestId}`].filter(Boolean).join(', ');
  return `${[said.replace(/\w$/, '$&.'), advice].filter(Boolean).join(' ')} [${labels}]`;
}

const issueText = (issue: ValidationIssue) => `${issue.path.join('.') || 'input'}: ${issue.message}`;

/** How to learn what became of a creation whose answer did not come; empty for other calls. */
export function repeatAdvice({
  idempotencyKey,
  audioKey,
}: {
  idempotencyKey?: string | undefined;
  audioKey?: string | undefined;
}): string {
  return idempotencyKey
    ? ` The server may still be working. Repeat the call with the same body${audioKey ? `, audioKey '${audioKey}' instead of audio,` : ''} and idempotencyKey '${idempotencyKey}', and you pay once.`
    : '';
}
