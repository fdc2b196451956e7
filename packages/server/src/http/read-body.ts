// The body: its Content-Type, its size while it streams in, and that it is JSON (D4, D5, D7, D55).
import { earshotError } from '@earshot/core';
import getRawBody from 'raw-body';
import type { Exchange, Step } from './exchange.ts';
import { hasAtMostValues } from './json-values.ts';

/** Far more than any operation takes. */
const maxValues = 100_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export const readBody: Step = async (exchange) => {
  const { ctx, facts } = exchange;
  if (facts.bodyLimitBytes === null) return;
  requireJson(exchange);
  exchange.bodyBytes = await receive(exchange, facts.bodyLimitBytes);
  if (!hasAtMostValues(exchange.bodyBytes, maxValues)) throw earshotError('bodyTooComplex');
  try {
    exchange.body = JSON.parse(utf8.decode(exchange.bodyBytes));
  } catch {
    throw earshotError('brokenJson');
  }
  ctx.req.resume();
};

function requireJson({ ctx, facts }: Exchange): void {
  const contentType = ctx.get('Content-Type');
  if (contentType === '' && facts.style === 'procedure') throw earshotError('contentTypeMissing');
  const [essence] = contentType.split(';', 1);
  if (essence?.trim().toLowerCase() !== 'application/json') throw earshotError('jsonRequired');
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') throw earshotError('contentEncodingRefused');
}

async function receive({ ctx }: Exchange, limitBytes: number): Promise<Buffer> {
  const length = ctx.request.length;
  try {
    return await getRawBody(ctx.req, { limit: limitBytes, ...(length !== undefined && { length }) });
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') {
      // The rest of the body is not read: the connection can't carry another request.
      ctx.set('Connection', 'close');
      throw earshotError('bodyTooLarge', limitBytes);
    }
    // The client went away or sent less than it announced: nobody is left to read the answer.
    throw earshotError('brokenJson');
  }
}
