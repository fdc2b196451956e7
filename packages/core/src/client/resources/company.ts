// The company and its minutes (docs/contract.md#records-of-the-procedure-style-interface; docs/decisions/minutes.md#d45; extension: docs/decisions/sign-in.md#d53, docs/decisions/access.md#d54).
import type {
  AuditListInput,
  AuditPage,
  Company as CompanyRecord,
  CompanyUpdateInput,
  CreditLedgerInput,
  CreditLedgerPage,
  CreditSummary,
  Retention,
  RetentionUpdateInput,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from './resource.ts';

/** The company of the key or session. */
export class Company extends Resource {
  /** Name and language. No scope. Errors: 401, 403, 429. */
  get(options?: CallOptions): Promise<CompanyRecord> {
    return this.query('company.get', options);
  }

  /** Changes the fields that you give. Administrators only, scope `api:users:write`. Errors: 400, 401, 403, 429. */
  update(changes: CompanyUpdateInput, options?: CallOptions): Promise<CompanyRecord> {
    return this.mutate('company.update', changes, options);
  }

  /** After how many days recordings, transcripts and analyses go; null: never. Administrators only, in a session. Errors: 401, 403, 429. */
  getRetention(options?: CallOptions): Promise<Retention> {
    return this.query('company.getRetention', options);
  }

  /** Changes the rules that you give. What is old enough goes for good. Administrators only, in a session. Errors: 400, 401, 403, 429. */
  updateRetention(changes: RetentionUpdateInput, options?: CallOptions): Promise<Retention> {
    return this.mutate('company.updateRetention', changes, options);
  }

  /** Who did what, when and from where, newest first. Administrators only, in a session. Errors: 400, 401, 403, 429. */
  listAudit(input: AuditListInput = {}, options?: CallOptions): Promise<AuditPage> {
    return this.query('company.listAudit', options, input);
  }
}

/** The minutes of the company. */
export class Credits extends Resource {
  /**
   * Balance, plan and usage, in minutes. `usedThisMonth` and `remainingThisMonth` cover the UTC month, `totalTokensUsed` all time.
   * Scope `api:credits:read`. Errors: 401, 403, 429.
   */
  getSummary(options?: CallOptions): Promise<CreditSummary> {
    return this.query('credits.getSummary', options);
  }

  /** Grants and debits, newest first, with the balance after each. Administrators only, scope `api:credits:read`. Errors: 400, 401, 403, 429. */
  getLedger(input: CreditLedgerInput = {}, options?: CallOptions): Promise<CreditLedgerPage> {
    return this.query('credits.getLedger', options, input);
  }
}
