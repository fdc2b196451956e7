// Long answers to pages go out compressed: a list of a hundred analyses and a transcript of three hours are a tenth of themselves.
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

const compress = promisify(gzip);
/** In a shorter one there is little to gain. */
const leastBytes = 2048;

/**
 * Replaces the body of an answer to GET. What a write answers may hold a secret, and programs, which are near and ask often, would pay
 * with the server's time: both are left as they are.
 */
export async function compressForPage(ctx: Context): Promise<void> {
  if (ctx.method !== 'GET' || typeof ctx.body !== 'string' || ctx.body.length < leastBytes) return;
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  ctx.set('Content-Encoding', 'gzip');
  const type = ctx.response.get('Content-Type');
  ctx.body = await compress(ctx.body, { level: constants.Z_BEST_SPEED });
  // A buffer would be taken for a download.
  ctx.set('Content-Type', type);
}
