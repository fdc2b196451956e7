// The body: its Content-Type, its size and its room in memory while it streams in, and that it is JSON (docs/decisions/requests.md#d4, #d5, #d7, #d55).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EarshotError, earshotError } from '@earshot/core';
import { countedAddress } from '../network/networks.ts';
import type { BodyShare } from './body-budget.ts';
import type { Exchange, Step } from './exchange.ts';
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
  const subject = caller?.companyId ?? countedAddress(ctx.ip);
  exchange.share = edge.budget.open(subject);
  if (caller) caller.holdsOfInput = (bytes) => exchange.share?.keep(bytes);
  const announced = ctx.request.length ?? 0;
  // Told before it is sent, where it is known to be in vain.
  if (announced > facts.bodyLimitBytes) refuse(exchange, earshotError('bodyTooLarge', facts.bodyLimitBytes));
  if (!edge.budget.hasRoom(subject, announced)) refuse(exchange, noRoom(exchange));
  const bytes = await received(exchange, exchange.share, facts.bodyLimitBytes);
  // What @trpc/client sends for a call without input.
  if (bytes.length === 0 && asksInTrpc(ctx)) return;
  if (!(await hasAtMostValues(bytes, maxValues))) throw earshotError('bodyTooComplex');
  // Some milliseconds each, of megabytes: others have a turn before the next step.
  const turn = bytes.length > shortBytes ? nextTurn : () => undefined;
  const text = decoded(bytes);
  await turn();
  exchange.body = parsed(text);
  await turn();
  if (ctx.get('Idempotency-Key') !== '') exchange.requestHash = jsonFingerprint(facts.name, exchange.body);
  await turn();
};

function decoded(bytes: Buffer): string {
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

async function received(exchange: Exchange, share: BodyShare, limitBytes: number): Promise<Buffer> {
  try {
    return await collected(exchange, share, limitBytes);
  } catch (error) {
    if (error instanceof EarshotError) refuse(exchange, error);
    throw error;
  }
}

function collected(exchange: Exchange, share: BodyShare, limitBytes: number): Promise<Buffer> {
  const request = exchange.ctx.req;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => {
      endWatch();
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
    };
    const fail = (error: EarshotError) => {
      end();
      request.pause();
      chunks.length = 0;
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limitBytes) fail(earshotError('bodyTooLarge', limitBytes));
      else if (!share.take(chunk.length)) fail(noRoom(exchange));
      else chunks.push(chunk);
    };
    const onEnd = () => {
      end();
      resolve(Buffer.concat(chunks, bytes));
    };
    // The client went away or sent less than it announced: nobody is left to read the answer.
    const onClose = () => fail(earshotError('brokenJson'));
    const endWatch = watchSender(request, exchange.edge.pace, () => fail(earshotError('senderTooSlow')));
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    // Gone while the key was looked up: nothing will tell.
    if (request.destroyed) onClose();
  });
}
