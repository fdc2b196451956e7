// Minutes of the company (docs/contract.md#records-of-the-procedure-style-interface; docs/decisions/minutes.md#d45).
import type { CreditLedgerInput, CreditLedgerPage, CreditSummary } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The minutes of the company. */
export class Credits extends Resource {
  /**
   * Balance, plan and use, in minutes; `usedThisMonth` and `remainingThisMonth` are of the UTC month, `totalTokensUsed` of all time.
   * Scope `api:credits:read`. Errors: 401, 403, 429.
   */
  getSummary(options?: CallOptions): Promise<CreditSummary> {
    return this.read('credits.getSummary', options);
  }

  /** Grants and debits, newest first, with the balance after each. Administrators only, scope `api:credits:read`. Errors: 400, 401, 403, 429. */
  getLedger(input: CreditLedgerInput = {}, options?: CallOptions): Promise<CreditLedgerPage> {
    return this.read('credits.getLedger', options, input);
  }
}
