// API keys of the company (docs/contract.md#authentication; docs/decisions/access.md#d16).
import type {
  ApiKeyCreateInput,
  ApiKeyDetails,
  ApiKeyRecord,
  ApiKeyRotateInput,
  CreatedApiKey,
  RevokedApiKey,
  RotatedApiKey,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from './resource.ts';

/** For administrators only. */
export class ApiKeys extends Resource {
  /** Active keys, never their text. Scope `api:keys:read`. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<ApiKeyRecord[]> {
    return this.query('apiKeys.list', options);
  }

  /** The same with scopes, networks and the address of the last use. Scope `api:keys:read`. Errors: 401, 403, 429. */
  listDetails(options?: CallOptions): Promise<ApiKeyDetails[]> {
    return this.query('apiKeys.listDetails', options);
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
   * Gives a key a new secret. Only this response has it, in `key`. The secret before works for `overlapHours` longer (0 to 168, 24 unless
   * you say otherwise). With a key, only that key itself. Sent once. Scope `api:keys:write`. Errors: 400, 401, 403, 404, 429.
   */
  rotate(
    keyId: string,
    { overlapHours, ...options }: CallOptions & Pick<ApiKeyRotateInput, 'overlapHours'> = {},
  ): Promise<RotatedApiKey> {
    return this.mutateOnce('apiKeys.rotate', { keyId, ...(overlapHours !== undefined && { overlapHours }) }, options);
  }

  /**
   * Restricts a key to addresses and networks such as `203.0.113.0/24`; an empty list allows every address. Needs a session.
   * Errors: 400, 401, 403, 404, 429.
   */
  setNetworks(keyId: string, networks: string[], options?: CallOptions): Promise<ApiKeyDetails> {
    return this.mutate('apiKeys.setNetworks', { keyId, networks }, options);
  }

  /**
   * Revokes a key at once and for good. Repeating it returns the same answer. Scope `api:keys:write`. Errors: 400, 401, 403, 404, 429.
   */
  revoke(keyId: string, options?: CallOptions): Promise<RevokedApiKey> {
    return this.mutate('apiKeys.revoke', { keyId }, options);
  }
}
