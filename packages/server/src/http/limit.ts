// The rate limit of the document's x-rate-limit, as this installation sets it (docs/decisions/rate-limits.md#d70), counted in the database so that all processes share it (docs/decisions/rate-limits.md#d44).

import { decideRate, earshotError } from '@earshot/core';
import { countedAddress } from '../network/networks.ts';
import { recordHit } from '../records/rate-windows.ts';
import type { Caller } from '../service.ts';
import type { Settings } from '../settings.ts';
import type { Step } from './exchange.ts';
import type { RateLimit } from './operation-facts.ts';

export const limit: Step = async ({ ctx, facts, caller, service }) => {
  const { rateLimit } = facts;
  if (!rateLimit) return;
  const { subject, setting } = bucketOf(rateLimit, caller, countedAddress(ctx.ip));
  const requests = service.settings[setting];
  if (requests === 0) return;
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

type LimitSetting = Extract<keyof Settings, `EARSHOT_${string}_PER_MINUTE`>;

/** Where each limit of the document is set. A test compares the defaults with the document. */
export const settingByLimit: Readonly<Record<string, LimitSetting>> = {
  createAnalysis: 'EARSHOT_CREATES_PER_MINUTE',
  listAnalyses: 'EARSHOT_LISTS_PER_MINUTE',
  procedures: 'EARSHOT_PROCEDURES_PER_MINUTE',
  costly: 'EARSHOT_TRENDS_PER_MINUTE',
  shared: 'EARSHOT_SHARES_PER_MINUTE',
};

function bucketOf(
  { name, per, sessionRequests }: RateLimit,
  caller: Caller | undefined,
  address: string,
): { subject: string | null; setting: LimitSetting } {
  const setting = settingByLimit[name]!;
  if (per === 'address' || !caller) return { subject: address, setting };
  if (per === 'company') return { subject: caller.companyId, setting };
  if (caller.keyId !== null) return { subject: caller.keyId, setting };
  return {
    subject: caller.sessionId,
    setting: sessionRequests === undefined ? setting : 'EARSHOT_SESSION_PROCEDURES_PER_MINUTE',
  };
}
