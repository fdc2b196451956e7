// The rate limit of the document's x-rate-limit, counted in the database so that all processes share it (D44).
import { decideRate, earshotError } from '@earshot/core';
import { recordHit } from '../records/rate-windows.ts';
import type { Step } from './exchange.ts';

export const limit: Step = async ({ ctx, facts, caller, service }) => {
  const { rateLimit } = facts;
  if (!rateLimit || !caller) return;
  const subject = rateLimit.per === 'company' ? caller.companyId : caller.keyId;
  const now = service.now();
  const hits = await recordHit(service.db, `${rateLimit.name}:${subject}`, rateLimit.requests, now);
  const decision = decideRate({ hits, limit: rateLimit.requests, windowMs: rateLimit.windowSeconds * 1000, now });
  ctx.set({
    'RateLimit-Limit': String(decision.limit),
    'RateLimit-Remaining': String(decision.remaining),
    'RateLimit-Reset': String(decision.resetSeconds),
  });
  if (!decision.allowed) {
    ctx.set('Retry-After', String(decision.retryAfterSeconds));
    throw earshotError('rateLimitExceeded');
  }
};
