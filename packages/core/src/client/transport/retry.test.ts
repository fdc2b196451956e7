import { describe, expect, it } from 'vitest';
import { errorTable } from '../../errors.ts';
import { ConflictError, ConnectionError, InternalServerError, RateLimitError } from '../errors.ts';
import { failureOf, hangUp, json, refuse, setUp } from '../scripted-server.fixture.ts';
import { nextStep } from './retry.ts';

const broken = refuse(500, 'INTERNAL_SERVER_ERROR', errorTable.internal.message);
const limited = refuse(429, 'TOO_MANY_REQUESTS', errorTable.rateLimitExceeded.message);
const transcript = { transcript: 'Ana: Bom dia.' };

describe('contract: Retry rules, 500 with exponential backoff, bounded', () => {
  it.each([
    ['500', broken],
    ['503', refuse(503, 'SERVICE_UNAVAILABLE', errorTable.shuttingDown.message)],
    ['a broken connection', hangUp],
    ['a 502 page of a proxy', json('<html>', 502)],
  ])('tries again after %s, 2 s and 4 s later', async (_, failing) => {
    const { client, clock, seen } = await setUp([failing, failing, json([])]);
    expect(await client.salespersons.list()).toEqual([]);
    expect([seen.length, clock.sleeps]).toEqual([3, [2000, 4000]]);
  });

  it('gives up after two retries, with the last error', async () => {
    const { client, seen } = await setUp([hangUp, hangUp, broken, json([])]);
    expect(await failureOf(client.salespersons.list())).toBeInstanceOf(InternalServerError);
    expect(seen.length).toBe(3);
  });

  it('maxRetries 0 never tries again; a call overrides the client', async () => {
    const { client, clock, seen } = await setUp([hangUp, hangUp, json([])], { maxRetries: 0 });
    expect(await failureOf(client.salespersons.list())).toBeInstanceOf(ConnectionError);
    expect(await client.salespersons.list({ maxRetries: 1 })).toEqual([]);
    expect([seen.length, clock.sleeps]).toEqual([3, [2000]]);
  });

  it.each([400, 401, 403, 404, 409, 413, 415, 422, 501])('does not repeat a %i', async (status) => {
    const { client, clock } = await setUp([refuse(status, 'BAD_REQUEST', 'No.')]);
    expect(await failureOf(client.analyses.create(transcript))).toMatchObject({ status });
    expect(clock.sleeps).toEqual([]);
  });

  it('does not repeat what is not safe to repeat', () => {
    const rules = { maxRetries: 2, waitOnRateLimit: false, safeToRepeat: false };
    const lost = new ConnectionError({ message: '', code: 'CONNECTION_FAILED' });
    expect(nextStep(lost, rules, { retries: 0, rateLimitWaits: 0 })).toBeNull();
    expect(nextStep(lost, { ...rules, safeToRepeat: true }, { retries: 0, rateLimitWaits: 0 })).not.toBeNull();
  });
});

describe('Retry-After of a 503, and jitter', () => {
  const away = (retryAfter: string) =>
    refuse(503, 'SERVICE_UNAVAILABLE', errorTable.diskFull.message, {}, 'disk_full', { 'retry-after': retryAfter });

  it.each([
    ['10', 10_000],
    ['1', 2000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 2000],
  ])('Retry-After %s → %i ms', async (header, delayMs) => {
    const { client, clock } = await setUp([away(header), json([])]);
    expect(await client.salespersons.list()).toEqual([]);
    expect(clock.sleeps).toEqual([delayMs]);
  });

  it('a wait beyond the time of the call is not begun: the error says why, and how long', async () => {
    const { client, clock } = await setUp([away('60'), away('601'), away('60'), json({ id: 'a1' })]);
    expect(await failureOf(client.salespersons.list())).toMatchObject({
      name: 'ServiceUnavailableError',
      reason: 'disk_full',
      retryAfterSeconds: 60,
    });
    expect(await failureOf(client.analyses.create(transcript))).toMatchObject({ retryAfterSeconds: 601 });
    expect(clock.sleeps).toEqual([]);
    // A create has ten minutes.
    expect(await client.analyses.create(transcript)).toEqual({ id: 'a1' });
    expect(clock.sleeps).toEqual([60_000]);
  });

  it('waits up to a quarter longer than the contract says, never less', async () => {
    const { client, clock } = await setUp([hangUp, broken, json([]), away('10'), json([])]);
    clock.chance = 0.8;
    await client.salespersons.list();
    await client.salespersons.list();
    expect(clock.sleeps).toEqual([2400, 4800, 12_000]);
  });
});

describe('contract: Retry rules, 429 waits the full window', () => {
  it('throws at once unless asked to wait, with the seconds of the message', async () => {
    const { client, clock, seen } = await setUp([
      refuse(429, 'TOO_MANY_REQUESTS', 'Rate limit exceeded. Try again in 45s.'),
    ]);
    const failure = await failureOf(client.analyses.list());
    expect(failure).toBeInstanceOf(RateLimitError);
    expect(failure).toMatchObject({ retryAfterSeconds: 45, code: 'TOO_MANY_REQUESTS', status: 429 });
    expect([seen.length, clock.sleeps]).toEqual([1, []]);
  });

  it('waits once when asked to', async () => {
    const { client, clock } = await setUp([limited, json([])], { waitOnRateLimit: true });
    expect(await client.salespersons.list()).toEqual([]);
    expect(clock.sleeps).toEqual([60_000]);
  });

  it('does not wait a second time in the same call', async () => {
    const { client, clock, seen } = await setUp([limited, limited]);
    expect(await failureOf(client.analyses.list({}, { waitOnRateLimit: true }))).toBeInstanceOf(RateLimitError);
    expect([seen.length, clock.sleeps]).toEqual([2, [60_000]]);
  });

  it('does not count the wait in the time of the call', async () => {
    const remainingMs: number[] = [];
    const { client, clock } = await setUp([
      limited,
      (response, seen) => {
        remainingMs.push(...clock.timers.map((timer) => timer.delayMs));
        json([])(response, seen);
      },
    ]);
    await client.salespersons.list({ waitOnRateLimit: true, timeoutMs: 5000 });
    expect(remainingMs).toEqual([5000]);
  });

  it.each([
    ['30', 30],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 60],
  ])('a 429 of a proxy with Retry-After %s has %i s', async (header, retryAfterSeconds) => {
    const { client } = await setUp([(response) => response.writeHead(429, { 'retry-after': header }).end('slow down')]);
    expect(await failureOf(client.salespersons.list())).toMatchObject({ name: 'RateLimitError', retryAfterSeconds });
  });

  it('does not wait for failed sign-ins, which are refused for 15 minutes (D63)', async () => {
    const { client, clock, seen } = await setUp([refuse(429, 'TOO_MANY_REQUESTS', errorTable.signInBlocked.message)], {
      apiKey: undefined,
      session: true,
    });
    const person = { email: 'ana@example.com', password: 'not this one' };
    expect(await failureOf(client.auth.login(person, { waitOnRateLimit: true }))).toBeInstanceOf(RateLimitError);
    expect([seen.length, clock.sleeps]).toEqual([1, []]);
  });

  it('refuses to wait longer than any window of Earshot', async () => {
    const { client, clock } = await setUp([refuse(429, 'TOO_MANY_REQUESTS', 'Try again in 99999999999s.')]);
    expect(await failureOf(client.salespersons.list({ waitOnRateLimit: true }))).toBeInstanceOf(RateLimitError);
    expect(clock.sleeps).toEqual([]);
  });
});

describe('D9, a create whose first request still runs', () => {
  const rules = { maxRetries: 0, waitOnRateLimit: false, safeToRepeat: true };
  const conflict = (serverMessage: string) => new ConflictError({ message: '', code: 'CONFLICT', serverMessage });

  it('tells the two 409 of the error table apart', () => {
    const history = { retries: 0, rateLimitWaits: 0 };
    expect(nextStep(conflict(errorTable.idempotencyKeyRunning.message), rules, history)).toEqual({
      reason: 'stillRunning',
      delayMs: 10_000,
    });
    expect(nextStep(conflict(errorTable.idempotencyKeyReused.message), rules, history)).toBeNull();
    const withReason = (reason: 'idempotency_key_running' | 'idempotency_key_reused') =>
      nextStep(new ConflictError({ message: '', code: 'CONFLICT', reason }), rules, history);
    expect(withReason('idempotency_key_running')).toMatchObject({ reason: 'stillRunning' });
    expect(withReason('idempotency_key_reused')).toBeNull();
  });
});
