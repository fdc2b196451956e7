// What a handler's value becomes on the wire: REST gives it as it is, procedures wrap it.
import type { Context } from 'koa';
import { LargeOutput, largeAnswerBytes } from '../analyses/analysis-for-caller.ts';
import type { OperationFacts } from './operation-facts.ts';
import { asksInTrpc, withTrpcError } from './trpc-errors.ts';

export interface Answer {
  status: number;
  /** JSON text. */
  body: string;
  /** Instead of the text, what makes it when it is its turn. */
  large?: LargeOutput;
}

/** What stands before and after the output of a procedure. */
const [opening, closing] = ['{"result":{"data":', '}}'];

/** The bytes of an answer whose output is JSON already. */
export const wrapping = (style: OperationFacts['style'], json: Uint8Array): Uint8Array[] =>
  style === 'rest' ? [json] : [Buffer.from(opening), json, Buffer.from(closing)];

export function success(style: OperationFacts['style'], output: unknown): Answer {
  if (output instanceof LargeOutput) return { status: 200, body: '', large: output };
  return { status: 200, body: JSON.stringify(style === 'rest' ? output : { result: { data: output } }) };
}

/** Answers are one caller's own: caches that know nothing of `X-API-Key` would hand them to the next one. */
export function respond(ctx: Context, answer: Answer): void {
  ctx.status = answer.status;
  ctx.set('Cache-Control', 'private, no-store');
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = answer.status >= 400 && asksInTrpc(ctx) ? withTrpcError(answer.body) : answer.body;
}

/** Whether an answer goes in pieces, by turns. */
export const isLarge = ({ body, large }: Answer): boolean =>
  large !== undefined || (body.length * 3 > largeAnswerBytes && Buffer.byteLength(body) > largeAnswerBytes);
