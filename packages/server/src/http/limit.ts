// The rate limit of the document's x-rate-limit, counted in the database so that all processes share it (docs/decisions/rate-limits.md#d44).

import { decideRate, earshotError } from '@earshot/core';
import { countedAddress } from '../network/networks.ts';
import { recordHit } from '../records/rate-windows.ts';
import type { Caller } from '../service.ts';
import type { Step } from './exchange.ts';
import type { RateLimit } from './operation-facts.ts';

export const limit: Step = async ({ ctx, facts, caller, service }) => {
  const { rateLimit } = facts;
  if (!rateLimit) return;
  const { subject, requests } = bucketOf(rateLimit, caller, countedAddress(ctx.ip));
  const now = service.now();
  const hits = await recordHit(service.db.forgettable, `${rateLimit.name}:${subject}`, requests, now);
  const decision = decideRate({ hits, limit: requests, windowMs: rateLimit.windowSeconds * 1000, now });
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

function bucketOf(
  rateLimit: RateLimit,
  caller: Caller | undefined,
  address: string,
): { subject: string | null; requests: number } {
  if (rateLimit.per === 'address' || !caller) return { subject: address, requests: rateLimit.requests };
  if (rateLimit.per === 'company') return { subject: caller.companyId, requests: rateLimit.requests };
  if (caller.keyId !== null) return { subject: caller.keyId, requests: rateLimit.requests };
  return { subject: caller.sessionId, requests: rateLimit.sessionRequests ?? rateLimit.requests };
}
