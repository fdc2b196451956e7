import { describe, expect, it } from 'vitest';
import { earshotError } from '../earshot-error.ts';
import { httpStatusByCode } from '../errors/error-codes.ts';
import type { ErrorCode } from '../generated/types.gen.ts';
import {
  CompanyDeactivatedError,
  EarshotApiError,
  errorClassByCode,
  ForbiddenError,
  InsufficientMinutesError,
  MissingScopeError,
  TranscriptTooShortError,
  UnprocessableContentError,
} from './errors.ts';
import { json, refuse, type Step, setUp } from './scripted-server.fixture.ts';

async function failureOf(step: Step): Promise<EarshotApiError> {
  const { client } = await setUp([step], { maxRetries: 0 });
  const failure = await client.analyses.create({ transcript: 'x' }, { idempotencyKey: 'k' }).catch((error) => error);
  expect(failure).toBeInstanceOf(EarshotApiError);
  return failure;
}

describe('contract: Errors, one class per code', () => {
  it.each(Object.entries(httpStatusByCode) as [ErrorCode, number][])('%s (%i)', async (code, status) => {
    const failure = await failureOf(refuse(status, code, 'What happened.'));
    expect(failure).toBeInstanceOf(errorClassByCode[code]);
    expect(failure.name).toBe(errorClassByCode[code].name);
    expect(failure).toMatchObject({
      code,
      status,
      operation: 'analyses.create',
      path: 'analysis.submitAnalysis',
      issues: undefined,
      requestId: 'req-1',
      serverMessage: 'What happened.',
      idempotencyKey: 'k',
    });
    expect(failure.message).toContain('What happened.');
    expect(failure.message).toContain(`[${status} ${code}, analyses.create, request req-1]`);
  });

  it('adds what to do to a message that does not say it', async () => {
    const failure = await failureOf(refuse(401, 'UNAUTHORIZED', 'Invalid or expired API Key'));
    expect(failure.message).toMatch(/^Invalid or expired API Key\. Check the apiKey option or EARSHOT_API_KEY/);
  });

  it.each([
    [earshotError('missingScope', 'api:users:read').message, 'An administrator can create a key'],
    [earshotError('audioKeyInvalid').message, 'upload of your own company'],
    [earshotError('companyDeactivated', 'Norte', 0).message, 'Ask the operator of the server'],
    [earshotError('balanceTooLow', 2, 1).message, 'balance is 1 min'],
  ])('a 403 says what to do about %j', async (message, advice) => {
    const failure = await failureOf(refuse(403, 'FORBIDDEN', message));
    expect(failure.message).toContain(message);
    expect(failure.message).toContain(advice);
  });

  it.each([
    [earshotError('analysisNotFound').message, 'Check the id'],
    [earshotError('addressNotFound', '/api/v1/user.me').message, 'Check that baseUrl does not end in /api'],
  ])('a 404 says what to do about %j', async (message, advice) => {
    const failure = await failureOf(refuse(404, 'NOT_FOUND', message));
    expect(failure.message).toContain(advice);
  });

  it('of a sign-in says nothing about API keys, and how long a refused one waits (D63)', async () => {
    const wrong = await failureOf(refuse(401, 'UNAUTHORIZED', earshotError('signInRefused').message));
    expect(wrong.message).toMatch(/^Wrong e-mail or password\. Check both/);
    expect(wrong.message).not.toContain('apiKey');
    const blocked = await failureOf(refuse(429, 'TOO_MANY_REQUESTS', earshotError('signInBlocked').message));
    expect(blocked).toMatchObject({ name: 'RateLimitError', retryAfterSeconds: 900 });
    expect(blocked.message).toMatch(/Try again in 15 minutes\. Other requests still work\. \[429/);
  });

  it('carries the issues of a validation error, and names them in the message', async () => {
    const issues = [
      { code: 'too_small', path: ['interactionType'], message: 'Too small: expected string to have >=1 characters' },
    ];
    const failure = await failureOf(refuse(400, 'BAD_REQUEST', 'Input validation failed', { issues }));
    expect(failure.issues).toEqual(issues);
    expect(failure.message).toContain('Input validation failed: interactionType: Too small: expected string');
  });

  it.each([
    [403, 'FORBIDDEN', 'minutes_insufficient', InsufficientMinutesError, ForbiddenError],
    [403, 'FORBIDDEN', 'scope_missing', MissingScopeError, ForbiddenError],
    [403, 'FORBIDDEN', 'company_deactivated', CompanyDeactivatedError, ForbiddenError],
    [422, 'UNPROCESSABLE_CONTENT', 'transcript_too_short', TranscriptTooShortError, UnprocessableContentError],
  ] as const)('D69: %i %s, %s has a class of its own', async (status, code, reason, own, general) => {
    const failure = await failureOf(refuse(status, code, 'What happened.', {}, reason));
    expect(failure).toBeInstanceOf(own);
    expect(failure).toBeInstanceOf(general);
    expect(failure).toMatchObject({ name: own.name, reason });
  });

  it('D69: carries the reason of every other error, and none where there is none or no text', async () => {
    const failure = await failureOf(refuse(403, 'FORBIDDEN', 'No.', {}, 'audio_key_foreign'));
    expect(failure).toMatchObject({ name: 'ForbiddenError', reason: 'audio_key_foreign' });
    expect(await failureOf(refuse(403, 'FORBIDDEN', 'No.'))).toMatchObject({ reason: undefined });
    for (const reason of ['constructor', 'new_word'])
      expect(await failureOf(refuse(403, 'FORBIDDEN', 'No.', {}, reason))).toMatchObject({
        name: 'ForbiddenError',
        reason,
      });
    expect(await failureOf(refuse(403, 'FORBIDDEN', 'No.', {}, 7))).toMatchObject({ reason: undefined });
  });

  it('D69: a transcript that is too short is not said to succeed later', async () => {
    const text = earshotError('transcriptTooShort', 5, 12).message;
    const failure = await failureOf(refuse(422, 'UNPROCESSABLE_CONTENT', text, {}, 'transcript_too_short'));
    expect(failure.message).toContain('at least 12 words');
    expect(failure.message).not.toContain('may succeed');
  });

  it('keeps a code that only a newer server knows', async () => {
    const failure = await failureOf(refuse(402, 'PAYMENT_REQUIRED' as ErrorCode, 'Pay.'));
    expect(failure).toMatchObject({ name: 'EarshotApiError', code: 'PAYMENT_REQUIRED', status: 402 });
  });
});

describe('answers that are not of Earshot', () => {
  const page =
    (status: number): Step =>
    (response) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Welcome</h1>');

  it.each([
    ['a page instead of JSON', page(200), 200],
    ['an empty 200', (response) => response.writeHead(200).end(), 200],
    ['a 204', (response) => response.writeHead(204).end(), 204],
    ['a 404 page', page(404), 404],
    ['an empty 502', (response) => response.writeHead(502).end(), 502],
    ['JSON of another service', json({ error: 'nope' }, 403), 403],
    ['a JSON null', json(null, 400), 400],
  ] as [string, Step, number][])('%s', async (_, step, status) => {
    const failure = await failureOf(step);
    expect(failure).toMatchObject({ name: 'UnexpectedResponseError', code: 'UNEXPECTED_RESPONSE', status });
    expect(failure.message).toContain('Check baseUrl (EARSHOT_BASE_URL)');
  });

  it('an answer that breaks off is a connection error', async () => {
    const failure = await failureOf((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"id":', () => response.destroy());
    });
    expect(failure).toMatchObject({ name: 'ConnectionError', code: 'CONNECTION_FAILED', status: undefined });
    expect(failure.cause).toBeDefined();
  });

  it('a server that is not there is named, with the reason', async () => {
    const { client } = await setUp([], { baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
    const failure = await client.salespersons.list().catch((error) => error);
    expect(failure.message).toMatch(/^No response from http:\/\/127\.0\.0\.1:1 \(\S.*\)\. Check baseUrl/);
  });
});
