// Answers above 1 MiB: made and sent one at a time for each caller's company, in pieces, so that others are served meanwhile.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { compressedForPage } from './compress.ts';
import { type Exchange, subjectOf } from './exchange.ts';
import { pacedBody } from './paced-body.ts';
import { type Answer, respond, wrapping } from './respond.ts';

/** What one company gets of large answers in a second, once the first is on its way: the next one waits until the pace allows it. */
const mostBytesPerSecond = 8 * 1024 * 1024;

/**
 * Waits for the caller's turn, then answers; the turn ends when the last byte has gone out, or the reader has,
 * and the company's pace allows another answer. Rejects with what making
 * the output threw.
 */
export async function sendLarge(exchange: Exchange, answer: Answer): Promise<void> {
  const { ctx, facts, caller, edge } = exchange;
  const { res } = ctx;
  const { socket } = ctx.req;
  await placeInLine(res, socket);
  const leave = await edge.readers.enter(subjectOf(exchange));
  const startedAt = performance.now();
  let bytes = 0;
  // A timer keeps no process alive, and nobody waits for this one but the company itself.
  const leaveInTime = () =>
    setTimeout(leave, Math.max(0, startedAt + (bytes / mostBytesPerSecond) * 1000 - performance.now())).unref();
  res.once('close', leaveInTime);
  try {
    // Who left while waiting costs nothing more.
    if (res.destroyed || socket.destroyed) return leave();
    const parts = answer.large ? wrapping(facts.style, asBytes(await answer.large.json())) : [asBytes(answer.body)];
    bytes = parts.reduce((sum, { length }) => sum + length, 0);
    respond(ctx, answer);
    const type = ctx.response.get('Content-Type');
    const body = pacedBody(parts, res, edge.pace);
    const compressed = caller?.keyId == null ? compressedForPage(ctx, body) : null;
    ctx.body = compressed ?? body;
    ctx.set('Content-Type', type);
    if (!compressed) ctx.length = bytes;
  } catch (error) {
    leave();
    throw error;
  }
}

/** Ends when the answers to earlier requests of the connection have gone out: an answer that has to wait for them would hold the turn that they need. */
async function placeInLine(res: ServerResponse, socket: Socket): Promise<void> {
  if (res.socket || socket.destroyed) return;
  await new Promise<void>((resolve) => {
    res.once('socket', () => resolve());
    socket.once('close', () => resolve());
  });
}

const asBytes = (json: Uint8Array | string): Uint8Array => (typeof json === 'string' ? Buffer.from(json) : json);
