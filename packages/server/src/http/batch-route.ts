// Several procedures in one request, as tRPC's httpBatchLink and httpBatchStreamLink call them: `/v1/a,b?batch=1`; each call has its own checks, limits and answer (docs/decisions/requests.md#batches).
import { earshotError } from '@earshot/core';
import type { Context, Middleware } from 'koa';
import { LargeOutput, largeAnswerBytes } from '../analyses/analysis-for-caller.ts';
import { largeTurn } from '../large-turns.ts';
import type { Service } from '../service.ts';
import { compressForPage } from './compress.ts';
import type { Edge } from './edge.ts';
import { type Exchange, subjectOf } from './exchange.ts';
import { failure } from './fail.ts';
import { jsonFingerprint } from './json-fingerprint.ts';
import { refuseMisspelt } from './misspelt-parameters.ts';
import { type OperationFacts, operationFacts } from './operation-facts.ts';
import { admit, answerTo } from './operation-route.ts';
import { readBody } from './read-body.ts';
import { type Answer, respond, wrapping } from './respond.ts';
import { sendLarge } from './send-large.ts';
import { isBatch, readsLines, withTrpcError } from './trpc-errors.ts';
import { queryInput } from './validate.ts';

const mostCalls = 20;
/** What the answers of a batch may have together before another large one is refused: all of them are in memory at once. */
const mostBytesBefore = 8 * 1024 * 1024;

interface Call {
  name: string;
  /** Absent where the procedure can't be called in this way. */
  exchange?: Exchange;
  answer?: Answer;
}

/** Koa middleware that answers batches and passes on everything else. */
export function batchCalls(service: Service, edge: Edge): Middleware {
  return async (ctx, next) => {
    const [, prefix, names] = /^\/(v1|trpc)\/([^/]+)$/.exec(ctx.path) ?? [];
    if (!names || !isBatch(ctx) || (ctx.method !== 'GET' && ctx.method !== 'POST')) return next();
    ctx.state.operation = 'batch';
    ctx.set('X-Robots-Tag', 'noindex, nofollow');
    refuseMisspelt(Object.keys(ctx.query), ['batch', 'input']);
    const calls: Call[] = names.split(/,|%2C/i).map((name) => ({ name }));
    if (calls.length > mostCalls) throw earshotError('batchTooLong', mostCalls);
    const fail = (call: Call, error: unknown) => {
      call.answer = failure(error, call.name, ctx, service.log);
    };
    // One after another, so that each is counted before the next one is let in.
    for (const call of calls) {
      try {
        call.exchange = { ctx, facts: factsOf(ctx, `/${prefix}/${call.name}`), service, edge };
        await admit(call.exchange);
      } catch (error) {
        fail(call, error);
      }
    }
    const admitted = calls.filter(({ answer }) => !answer).map(({ exchange }) => exchange!);
    const whole = wholeOf(admitted);
    try {
      if (whole) await readInputs(whole, calls);
      await Promise.all(
        calls.map(async (call) => {
          if (call.answer) return;
          try {
            requireOwnSize(call.exchange!, whole!);
            call.answer = await answerTo(call.exchange!);
          } catch (error) {
            fail(call, error);
          }
        }),
      );
      await send(ctx, calls, whole);
    } finally {
      whole?.share?.release();
    }
    for (const { name, exchange, answer } of calls)
      service.metrics.requests.inc({ operation: exchange ? name : 'other', status: answer!.status });
  };
}

function factsOf(ctx: Context, path: string): OperationFacts {
  const ofPath = operationFacts.filter((facts) => facts.path === path);
  if (ofPath.length === 0) throw earshotError('addressNotFound', path);
  const facts = ofPath.find(({ method }) => method === ctx.method.toLowerCase());
  if (!facts) throw earshotError('methodNotSupported', ofPath.map(({ method }) => method.toUpperCase()).join(', '));
  return facts;
}

/**
 * The request as one exchange, in the name of the caller. Calls without a caller may be beside theirs. Its body may be as large as the
 * largest that any of its calls takes, and no larger. Undefined where nobody was let in.
 */
function wholeOf(admitted: readonly Exchange[]): Exchange | undefined {
  const first = admitted.find(({ caller }) => caller) ?? admitted[0];
  if (!first) return undefined;
  const limits = admitted.flatMap(({ facts }) => facts.bodyLimitBytes ?? []);
  const { ctx, facts, service, edge, caller } = first;
  return {
    ctx,
    facts: { ...facts, bodyLimitBytes: limits.length > 0 ? Math.max(...limits) : null },
    service,
    edge,
    // What is held of the input is told by call, and the room is that of all.
    ...(caller && { caller: { ...caller } }),
  };
}

/** Reads what all calls are given and hands each its own. Throws 400, 401, 413, 415 or 503 for the whole batch. */
async function readInputs(whole: Exchange, calls: readonly Call[]): Promise<void> {
  const { ctx } = whole;
  if (ctx.method === 'POST') await readBody(whole);
  const inputs = (ctx.method === 'POST' ? whole.body : queryInput(ctx)) ?? {};
  delete whole.body;
  if (typeof inputs !== 'object' || Array.isArray(inputs)) throw earshotError('batchInputInvalid');
  for (const [place, { exchange, answer }] of calls.entries()) {
    if (answer || !exchange) continue;
    const input = (inputs as Record<string, unknown>)[place];
    exchange.call = { input, place };
    if (ctx.get('Idempotency-Key') !== '')
      exchange.requestHash = await jsonFingerprint(exchange.facts.name, input ?? null, () =>
        largeTurn(subjectOf(whole)),
      );
  }
}

/** A call gets no larger input in a batch than alone. */
function requireOwnSize({ facts, call }: Exchange, whole: Exchange): void {
  const { bodyLimitBytes } = facts;
  if (bodyLimitBytes === null || bodyLimitBytes === whole.facts.bodyLimitBytes) return;
  if (Buffer.byteLength(JSON.stringify(call?.input) ?? '') > bodyLimitBytes)
    throw earshotError('bodyTooLarge', bodyLimitBytes);
}

/** An answer for each call. The status is that which all have, or 207. Readers of lines accept only a good status. */
async function send(ctx: Context, calls: readonly Call[], whole: Exchange | undefined): Promise<void> {
  const answers = calls.map(({ answer }) => answer!);
  const frame = readsLines(ctx) ? line : array;
  const statuses = new Set(answers.map(({ status }) => status));
  const status = frame === line ? 200 : statuses.size === 1 ? answers[0]!.status : 207;
  const letters = answers.reduce((sum, { body }) => sum + body.length, 0);
  // Nobody who was not let in has a large answer.
  if (whole && (letters * 3 > largeAnswerBytes || answers.some(({ large }) => large))) {
    const inTurn = { ...whole, facts: { ...whole.facts, style: 'rest' as const } };
    const large = new LargeOutput(async () => Buffer.concat(await partsOf(ctx, calls, whole.service, frame)));
    return sendLarge(inTurn, { status, body: '', large });
  }
  const texts = answers.map((answer, place) => frame.before(place) + textOf(answer));
  respond(ctx, { status: 200, body: texts.join('') + frame.end });
  ctx.status = status;
  if (whole?.caller && whole.caller.keyId === null) await compressForPage(ctx);
}

/** What stands before the answer at a place, and after the last one. */
interface Frame {
  before(place: number): string;
  end: string;
}

const array: Frame = { before: (place) => (place === 0 ? '[' : ','), end: ']' };
/** The first line of what `httpBatchStreamLink` reads, with all answers in it: none is left for lines after it. */
const line: Frame = { before: (place) => `${place === 0 ? '{' : ']],'}"${place}":[[`, end: ']]}\n' };

const textOf = ({ status, body }: Answer) => (status >= 400 ? withTrpcError(body) : body);

async function partsOf(ctx: Context, calls: readonly Call[], service: Service, frame: Frame): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (const [place, call] of calls.entries()) {
    const own = await bytesOf(call.answer!, bytes).catch((error) => {
      call.answer = failure(error, call.name, ctx, service.log);
      return [Buffer.from(textOf(call.answer))];
    });
    parts.push(Buffer.from(frame.before(place)), ...own);
    bytes = parts.reduce((sum, { length }) => sum + length, 0);
  }
  return [...parts, Buffer.from(frame.end)];
}

async function bytesOf(answer: Answer, before: number): Promise<Uint8Array[]> {
  if (!answer.large) return [Buffer.from(textOf(answer))];
  // Only reading calls have answers that are made when it is their turn: nothing is lost.
  if (before > mostBytesBefore) throw earshotError('batchAnswerTooLarge');
  const json = await answer.large.json();
  return wrapping('procedure', typeof json === 'string' ? Buffer.from(json) : json);
}
