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

export function respond(ctx: Context, answer: Answer): void {
  ctx.status = answer.status;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = answer.body;
}
