// Answers above 1 MiB: made and sent one at a time for each caller's company, in pieces, so that others are served meanwhile.
import { countedAddress } from '../network/counted-address.ts';
import { compressedForPage } from './compress.ts';
import type { Exchange } from './exchange.ts';
import { pacedBody } from './paced-body.ts';
import { type Answer, respond, wrapping } from './respond.ts';

/**
 * Waits for the caller's turn, then answers; the turn ends when the last byte has gone out, or the reader has. Rejects with what making
 * the output threw.
 */
export async function sendLarge(exchange: Exchange, answer: Answer): Promise<void> {
  const { ctx, facts, caller, edge } = exchange;
  const { res } = ctx;
  const leave = await edge.readers.enter(caller?.companyId ?? countedAddress(ctx.ip));
  res.once('close', leave);
  try {
    // Who left while waiting costs nothing more.
    if (res.destroyed || ctx.req.socket.destroyed) return leave();
    const parts = answer.large ? wrapping(facts.style, asBytes(await answer.large.json())) : [asBytes(answer.body)];
    respond(ctx, answer);
    const type = ctx.response.get('Content-Type');
    const body = pacedBody(parts, res, edge.pace);
    const compressed = caller?.keyId == null ? compressedForPage(ctx, body) : null;
    ctx.body = compressed ?? body;
    ctx.set('Content-Type', type);
    if (!compressed) ctx.length = parts.reduce((sum, { length }) => sum + length, 0);
  } catch (error) {
    leave();
    throw error;
  }
}

const asBytes = (json: Uint8Array | string): Uint8Array => (typeof json === 'string' ? Buffer.from(json) : json);
