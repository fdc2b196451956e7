// The company and its minutes (docs/contract.md#records-of-the-procedure-style-interface; docs/decisions/minutes.md#d45; extension: docs/decisions/sign-in.md#d53, docs/decisions/access.md#d54).
import type {
  AuditListInput,
  AuditPage,
  CompanyErased,
  CompanyExportAddress,
  Company as CompanyRecord,
  CompanyRequireOpenIdInput,
  CompanyUpdateInput,
  CompanyUpdateOpenIdInput,
  CompanyUpdateRedactionInput,
  CompanyUpdateSharingInput,
  CompanyUpdateSignInInput,
  CompanyUpdateTargetsInput,
  CreditLedgerInput,
  CreditLedgerPage,
  CreditSummary,
  OpenIdSettings,
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

  /**
   * In seven days the company goes with everything that it has. Until then keys are refused and only administrators can sign in. `name` is its
   * name. Administrators only, in a session. Errors: 400, 401, 403, 409 (a legal hold), 429.
   */
  requestErasure(name: string, options?: CallOptions): Promise<CompanyRecord> {
    return this.mutate('company.requestErasure', { name }, options);
  }

  /** Keeps the company after all. Administrators only, in a session. Errors: 401, 403, 409 (nobody has asked to erase it), 429. */
  cancelErasure(options?: CallOptions): Promise<CompanyRecord> {
    return this.mutateOnce('company.cancelErasure', {}, options);
  }

  /** Ends the seven days: there is no way back. Administrators only, in a session. Errors: 400, 401, 403, 409, 429. */
  eraseNow(name: string, options?: CallOptions): Promise<CompanyErased> {
    return this.mutateOnce('company.eraseNow', { name }, options);
  }

  /** Where all that the company has can be downloaded as JSON Lines, for ten minutes. Administrators only, in a session. Errors: 401, 403, 429. */
  createExport(options?: CallOptions): Promise<CompanyExportAddress> {
    return this.mutate('company.createExport', {}, options);
  }

  /** Whether analyses have share links, and how long new ones last. Administrators only, in a session. Errors: 400, 401, 403, 429. */
  updateSharing(changes: CompanyUpdateSharingInput, options?: CallOptions): Promise<CompanyRecord> {
    return this.mutate('company.updateSharing', changes, options);
  }

  /** Whether conversations are redacted from now on, and what becomes of their recordings. Administrators only, in a session. Errors: 400, 401, 403, 429. */
  updateRedaction(changes: CompanyUpdateRedactionInput, options?: CallOptions): Promise<CompanyRecord> {
    return this.mutate('company.updateRedaction', changes, options);
  }

  /** Whether everybody must set up two-step sign-in. Administrators only, in a session. Errors: 400, 401, 403, 429. */
  updateSignIn(rules: CompanyUpdateSignInInput, options?: CallOptions): Promise<CompanyRecord> {
    return this.mutate('company.updateSignIn', rules, options);
  }

  /** What the company wants to reach in trends; null: no target. Administrators only, in a session. Errors: 400, 401, 403, 429. */
  updateTargets(changes: CompanyUpdateTargetsInput, options?: CallOptions): Promise<CompanyRecord> {
    return this.mutate('company.updateTargets', changes, options);
  }

  /** The sign-in service (OpenID Connect) of the company. Administrators only, in a session. Errors: 401, 403, 429. */
  getOpenId(options?: CallOptions): Promise<OpenIdSettings> {
    return this.query('company.getOpenId', options);
  }

  /** Sets it, once it has described itself. Administrators only, in a session. Sent once. Errors: 400, 401, 403, 429. */
  updateOpenId(provider: CompanyUpdateOpenIdInput, options?: CallOptions): Promise<OpenIdSettings> {
    return this.mutateOnce('company.updateOpenId', provider, options);
  }

  /** Whether passwords still open sessions. Administrators only, in a session. Errors: 400, 401, 403, 409 (not tested yet), 429. */
  requireOpenId(rules: CompanyRequireOpenIdInput, options?: CallOptions): Promise<OpenIdSettings> {
    return this.mutate('company.requireOpenId', rules, options);
  }

  /** Nobody signs in through it any more. Administrators only, in a session. Errors: 401, 403, 429. */
  removeOpenId(options?: CallOptions): Promise<OpenIdSettings> {
    return this.mutate('company.removeOpenId', {}, options);
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
