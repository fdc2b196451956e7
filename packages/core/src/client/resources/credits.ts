// Minutes of the company (contract: Records, CreditSummary; D45).
import type { CreditSummary } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The minutes of the company. */
export class Credits extends Resource {
  /**
   * Balance, plan and use, in minutes; `usedThisMonth` and `remainingThisMonth` are of the UTC month, `totalTokensUsed` of all time.
   * Scope `api:credits:read`. Errors: 401, 403, 429. Contract: Records, CreditSummary; D45.
   */
  getSummary(options?: CallOptions): Promise<CreditSummary> {
    return this.read('credits.getSummary', options);
  }
}
