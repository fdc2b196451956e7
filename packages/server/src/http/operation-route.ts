// The pipeline of every operation, as one list, in the order of docs/decisions/requests.md#d4.
import type { Middleware } from 'koa';
import { handlers } from '../generated/handlers.ts';
import type { Browser } from '../operations/handler.ts';
import { OwnerGoneError } from '../records/queries.ts';
import type { Service } from '../service.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { browserOf } from './browser.ts';
import { compressForPage } from './compress.ts';
import type { Edge } from './edge.ts';
import type { Exchange, Step } from './exchange.ts';
import { failure } from './fail.ts';
import { answerOnce } from './idempotency.ts';
import { limit } from './limit.ts';
import { noteRefusal } from './note-refusal.ts';
import type { OperationFacts } from './operation-facts.ts';
import { readBody } from './read-body.ts';
import { credentialOf } from './request-turns.ts';
import { type Answer, isLarge, respond, success } from './respond.ts';
import { sendLarge } from './send-large.ts';
import { validatedInput } from './validate.ts';

/** Until the caller is let in: nothing of the input has been read. */
const admission: readonly Step[] = [authenticate, authorize, limit];

/** Koa middleware that serves one operation of the document. */
export function operationRoute(facts: OperationFacts, service: Service, edge: Edge): Middleware {
  return async (ctx) => {
    const exchange: Exchange = { ctx, facts, service, edge };
    ctx.state.operation = facts.name;
    // What anybody may ask is still not for everybody to find.
    if (!facts.acceptsApiKey && !facts.acceptsSession) ctx.set('X-Robots-Tag', 'noindex, nofollow');
    try {
      await admit(exchange);
      await readBody(exchange);
      const answer = await answerTo(exchange);
      if (isLarge(answer)) return await sendLarge(exchange, answer);
      respond(ctx, answer);
      if (exchange.caller?.keyId == null) await compressForPage(ctx);
    } catch (error) {
      respond(ctx, failure(error, facts.name, ctx, service.log));
    } finally {
      exchange.share?.release();
    }
  };
}

/** Lets the caller in; throws 401, 403 or 429. */
export async function admit(exchange: Exchange): Promise<void> {
  try {
    for (const step of admission) await step(exchange);
  } catch (error) {
    noteRefusal(exchange, error);
    throw error;
  }
  const { ctx, caller, edge } = exchange;
  ctx.state.companyId = caller?.companyId;
  const credential = caller && (caller.keyHash ?? credentialOf(ctx));
  if (credential) edge.callers.note(credential, caller.companyId);
}

/** The answer to a caller who was let in and whose input has been read. */
export function answerTo(exchange: Exchange): Promise<Answer> {
  const { ctx, caller } = exchange;
  if (caller && ctx.get('Idempotency-Key') === '') caller.hasLeft = () => ctx.req.socket.destroyed;
  return answerOnce(exchange, () => handle(exchange));
}

/** Validates and handles; every error becomes an answer, so that it can be remembered like a success. */
async function handle(exchange: Exchange): Promise<Answer> {
  const { ctx, facts, service } = exchange;
  try {
    const input = validatedInput(exchange);
    // While the handler works, which may take minutes, only what it was given is kept.
    delete exchange.body;
    const handler = handlers[facts.name as keyof typeof handlers] as (
      input: unknown,
      caller: Exchange['caller'],
      service: Service,
      browser: Browser,
    ) => Promise<unknown>;
    return success(facts.style, await handler(input, exchange.caller, service, browserOf(ctx, service)));
  } catch (error) {
    const reason = await whyGone(error, exchange);
    noteRefusal(exchange, reason);
    return failure(reason, facts.name, ctx, service.log);
  }
}

/** A caller may be erased between being let in and the handler's write. The answer is then that of the next request, 401 or 403, and not 500. */
async function whyGone(error: unknown, exchange: Exchange): Promise<unknown> {
  if (!(error instanceof OwnerGoneError) || !exchange.caller) return error;
  try {
    await authenticate(exchange);
    return error;
  } catch (refused) {
    return refused;
  }
}
