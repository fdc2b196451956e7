// API keys of the company (docs/contract.md#authentication; docs/decisions/access.md#d16).
import type { ApiKeyCreateInput, ApiKeyRecord, CreatedApiKey, RevokedApiKey } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from './resource.ts';

/** For administrators only. */
export class ApiKeys extends Resource {
  /** Active keys, never their text. Scope `api:keys:read`. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<ApiKeyRecord[]> {
    return this.query('apiKeys.list', options);
  }

  /**
   * Creates a key with the scopes of the calling key, or with the `scopes` that you choose among them. Only this response has its text, in
   * `key`. Sent once.
   * Scope `api:keys:write`. Errors: 400 (also for an eleventh active key), 401, 403, 429.
   */
  create(input: ApiKeyCreateInput, options?: CallOptions): Promise<CreatedApiKey> {
    return this.mutateOnce('apiKeys.create', input, options);
  }

  /**
   * Revokes a key at once and for good. Repeating it returns the same answer. Scope `api:keys:write`. Errors: 400, 401, 403, 404, 429.
   */
  revoke(keyId: string, options?: CallOptions): Promise<RevokedApiKey> {
    return this.mutate('apiKeys.revoke', { keyId }, options);
  }
}
