// The text of an error that the server gave: what it said, what to do, and what to quote in a report.
import type { ErrorCode, ValidationIssue } from '../generated/types.gen.ts';
import { longestWaitSeconds } from './retry.ts';

/** Advice for the codes whose message from the server does not already say what to do. */
const adviceByCode: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED:
    'Check the apiKey option or EARSHOT_API_KEY; if the key was revoked or has expired, make a new one. In a session, sign in again.',
  NOT_FOUND: 'Check the id: what belongs to another company counts as nonexistent.',
  METHOD_NOT_SUPPORTED: 'Check baseUrl, and that client and server are of the same version.',
  PAYLOAD_TOO_LARGE: 'Give a large recording as audio, which uploads it, or by its URL.',
  UNPROCESSABLE_CONTENT: 'Another attempt may succeed: call create again, with a new idempotency key.',
  NOT_IMPLEMENTED: 'Update the server, or look in its /openapi.json for another way.',
  INTERNAL_SERVER_ERROR: 'Nothing was charged. If it lasts, report it with the request id.',
};

/** Of some codes there are several refusals, told apart by what the server says; other 403 say what to do themselves. */
const adviceBySaying: [ErrorCode, RegExp, string][] = [
  ['UNAUTHORIZED', /^Wrong e-mail or password/, 'Check both: after five failures sign-in is refused for 15 minutes.'],
  ['TOO_MANY_REQUESTS', /^Too many failed sign-ins/, 'Other requests go on meanwhile.'],
  ['FORBIDDEN', /required scope/, 'An administrator can make a key that has it.'],
  ['FORBIDDEN', /^Invalid audioKey/, 'Give the key of an upload of your own company, or the recording as audio.'],
  ['FORBIDDEN', /was deactivated/, 'Ask whoever runs the server.'],
  [
    'NOT_FOUND',
    /^No operation at /,
    'Check baseUrl, which has no /api, and that client and server are of the same version.',
  ],
];

/** What to do about a 429. */
export function waitAdvice(seconds: number, waitsByItself: boolean): string {
  const advice = `Wait the full ${seconds} s before any other request, since an earlier one prolongs the block`;
  return waitsByItself || seconds > longestWaitSeconds ? `${advice}.` : `${advice}, or set waitOnRateLimit: true.`;
}

export interface Refusal {
  serverMessage: string;
  code: ErrorCode;
  status: number;
  path: string | undefined;
  issues: ValidationIssue[] | undefined;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  /** Whether the call waits for a rate limit, once. */
  waitOnRateLimit: boolean;
}

/** For instance `Invalid or expired API Key. Check … [401 UNAUTHORIZED, user.me, request r-1]`. */
export function refusalMessage(refusal: Refusal): string {
  const { serverMessage, code, status, path, issues, requestId, retryAfterSeconds, waitOnRateLimit } = refusal;
  const said = issues?.length ? `${serverMessage}: ${issues.map(issueText).join('; ')}` : serverMessage;
  const [, , special] = adviceBySaying.find(([of, pattern]) => of === code && pattern.test(serverMessage)) ?? [];
  const general = retryAfterSeconds === undefined ? adviceByCode[code] : waitAdvice(retryAfterSeconds, waitOnRateLimit);
  const advice = special ?? general;
  const labels = [`${status} ${code}`, path, requestId && `request ${requestId}`].filter(Boolean).join(', ');
  return `${[said.replace(/\w$/, '$&.'), advice].filter(Boolean).join(' ')} [${labels}]`;
}

const issueText = (issue: ValidationIssue) => `${issue.path.join('.') || 'input'}: ${issue.message}`;
