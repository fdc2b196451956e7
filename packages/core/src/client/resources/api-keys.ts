// API keys of the company (docs/contract.md#authentication; docs/decisions/access.md#d16).
import type { ApiKeyCreateInput, ApiKeyRecord, CreatedApiKey, RevokedApiKey } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** For administrators only. */
export class ApiKeys extends Resource {
  /** Active keys, never their text. Scope `api:keys:read`. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<ApiKeyRecord[]> {
    return this.read('apiKeys.list', options);
  }

  /**
   * Makes a key with the scopes of the calling one, or the `scopes` given among them. Its text is in `key`, this once. Sent once.
   * Scope `api:keys:write`. Errors: 400 (also for an eleventh active key), 401, 403, 429.
   */
  create(input: ApiKeyCreateInput, options?: CallOptions): Promise<CreatedApiKey> {
    return this.writeOnce('apiKeys.create', input, options);
  }

  /**
   * Ends a key at once and for ever; again, it gives the same answer. Scope `api:keys:write`. Errors: 400, 401, 403, 404, 429.
   */
  revoke(keyId: string, options?: CallOptions): Promise<RevokedApiKey> {
    return this.write('apiKeys.revoke', { keyId }, options);
  }
}
