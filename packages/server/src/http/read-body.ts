// The body: its Content-Type, its size and its room in memory while it streams in, and that it is JSON (docs/decisions/requests.md#d4, #d5, #d7, #d55).
import { EarshotError, earshotError } from '@earshot/core';
import { largeTurn } from '../large-turns.ts';
import type { BodyShare } from './body-budget.ts';
import { type BodyBytes, bodyBytes } from './body-bytes.ts';
import { type Exchange, type Step, subjectOf } from './exchange.ts';
import { jsonFingerprint } from './json-fingerprint.ts';
import { hasAtMostValues } from './json-values.ts';
import { watchSender } from './sender-pace.ts';
import { asksInTrpc } from './trpc-errors.ts';

/** Twice what any operation takes. Ten times as many would take 200 ms to parse and check. */
const maxValues = 10_000;
/** What is shorter, and so has few values, is read in one turn of the thread that serves requests. */
const shortBytes = 32 * 1024;
/** When a body that found no room may be sent again: by then those before it have come in, or have been cut. */
const retryAfterSeconds = 10;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export const readBody: Step = async (exchange) => {
  const { ctx, facts, caller, edge } = exchange;
  if (facts.bodyLimitBytes === null) return;
  requireJson(exchange);
  const subject = subjectOf(exchange);
  exchange.share = edge.budget.open(subject);
  if (caller) caller.holdsOfInput = (bytes) => exchange.share?.keep(bytes);
  const announced = ctx.request.length ?? 0;
  // Told before it is sent, where it is known to be in vain.
  if (announced > facts.bodyLimitBytes) refuse(exchange, earshotError('bodyTooLarge', facts.bodyLimitBytes));
  if (!edge.budget.hasRoom(subject, announced)) refuse(exchange, noRoom(exchange));
  const body = bodyBytes(announced || facts.bodyLimitBytes);
  try {
    await received(exchange, exchange.share, facts.bodyLimitBytes, body);
    // What @trpc/client sends for a call without input.
    if (body.length === 0 && asksInTrpc(ctx)) return;
    const turn = () => largeTurn(subject);
    // Some milliseconds each, of megabytes: others have a turn before the next step.
    const turnIfLong = body.length > shortBytes ? turn : () => undefined;
    await turnIfLong();
    const text = await textOf(body, turn, turnIfLong);
    await turnIfLong();
    exchange.body = parsed(text);
    await turnIfLong();
    if (ctx.get('Idempotency-Key') !== '')
      exchange.requestHash = await jsonFingerprint(facts.name, exchange.body, turn);
    await turnIfLong();
  } finally {
    body.release();
  }
};

/** Its bytes are given back as soon as there is the text. */
async function textOf(body: BodyBytes, turn: () => Promise<void>, turnIfLong: () => unknown): Promise<string> {
  const bytes = body.bytes();
  if (!(await hasAtMostValues(bytes, maxValues, turn))) throw earshotError('bodyTooComplex');
  await turnIfLong();
  const text = decoded(bytes);
  body.release();
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw earshotError('brokenJson');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw earshotError('brokenJson');
  }
}

function requireJson({ ctx, facts }: Exchange): void {
  const contentType = ctx.get('Content-Type');
  if (contentType === '' && facts.style === 'procedure') throw earshotError('contentTypeMissing');
  const [essence] = contentType.split(';', 1);
  if (essence?.trim().toLowerCase() !== 'application/json') throw earshotError('jsonRequired');
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') throw earshotError('contentEncodingRefused');
}

function noRoom({ ctx }: Exchange): EarshotError {
  ctx.set('Retry-After', String(retryAfterSeconds));
  return earshotError('bodiesWithoutRoom');
}

/** The rest of the body is not read: the connection can't carry another request. */
function refuse({ ctx }: Exchange, error: EarshotError): never {
  ctx.set('Connection', 'close');
  throw error;
}

async function received(exchange: Exchange, share: BodyShare, limitBytes: number, body: BodyBytes): Promise<void> {
  try {
    await collect(exchange, share, limitBytes, body);
  } catch (error) {
    if (error instanceof EarshotError) refuse(exchange, error);
    throw error;
  }
}

function collect(exchange: Exchange, share: BodyShare, limitBytes: number, body: BodyBytes): Promise<void> {
  const request = exchange.ctx.req;
  return new Promise((resolve, reject) => {
    const end = () => {
      endWatch();
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
    };
    const fail = (error: EarshotError) => {
      end();
      request.pause();
      body.release();
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      if (body.length + chunk.length > limitBytes) fail(earshotError('bodyTooLarge', limitBytes));
      else if (!share.take(chunk.length)) fail(noRoom(exchange));
      else body.add(chunk);
    };
    const onEnd = () => {
      end();
      resolve();
    };
    // The client went away or sent less than it announced: nobody is left to read the answer.
    const onClose = () => fail(earshotError('brokenJson'));
    // Before the rest listens: what it counts has no memory afterwards.
    const endWatch = watchSender(request, exchange.edge.pace, () => fail(earshotError('senderTooSlow')));
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    // Gone while the key was looked up: nothing will tell.
    if (request.destroyed) onClose();
  });
}
