// Long answers to pages go out compressed: a list of a hundred analyses and a transcript of three hours are a tenth of themselves.
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { Context } from 'koa';

const compress = promisify(gzip);
const options = { level: constants.Z_BEST_SPEED };
/** Shorter answers gain little. */
const leastBytes = 2048;

/**
 * Replaces the body of an answer to GET. What a write answers may hold a secret, and programs, which are near and ask often, would pay
 * with the server's time: both are left as they are.
 */
export async function compressForPage(ctx: Context): Promise<void> {
  if (typeof ctx.body !== 'string' || ctx.body.length < leastBytes || !isWanted(ctx)) return;
  const type = ctx.response.get('Content-Type');
  ctx.body = await compress(ctx.body, options);
  // A buffer would be taken for a download.
  ctx.set('Content-Type', type);
}

/** The same of an answer that goes in pieces; null where it is left as it is. */
export function compressedForPage(ctx: Context, body: Readable): Readable | null {
  if (!isWanted(ctx)) return null;
  const compressed = createGzip(options);
  // When the reader leaves, what is sent is destroyed, and its source with it.
  pipeline(body, compressed, () => undefined);
  return compressed;
}

function isWanted(ctx: Context): boolean {
  if (ctx.method !== 'GET') return false;
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return false;
  ctx.set('Content-Encoding', 'gzip');
  return true;
}
