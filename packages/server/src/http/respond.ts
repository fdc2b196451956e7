// What a handler's value becomes on the wire: REST gives it as it is, procedures wrap it.
import type { Context } from 'koa';
import type { OperationFacts } from './operation-facts.ts';

export interface Answer {
  status: number;
  /** JSON text. */
  body: string;
}

export function success(style: OperationFacts['style'], output: unknown): Answer {
  return { status: 200, body: JSON.stringify(style === 'rest' ? output : { result: { data: output } }) };
}

/** Answers are one caller's own: caches that know nothing of `X-API-Key` would hand them to the next one. */
export function respond(ctx: Context, answer: Answer): void {
  ctx.status = answer.status;
  ctx.set('Cache-Control', 'private, no-store');
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = answer.body;
}
