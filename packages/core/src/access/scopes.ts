// The scopes of API keys: which exist, which a role allows, which are missing or unknown (docs/decisions/access.md#d11, #d12, #d13, #d16).
import type { ApiScope, UserRole } from '../generated/types.gen.ts';
import { isAdministrator } from './roles.ts';

/** Every scope (docs/decisions/access.md#d11). */
export const scopes = [
  'api:salespersons:read',
  'api:analyses:read',
  'api:analyses:write',
  'api:users:read',
  'api:users:write',
  'api:credits:read',
  'api:keys:read',
  'api:keys:write',
] as const satisfies ApiScope[];

/** Named in the text about an unknown permission where the operation itself needs no scope (docs/decisions/access.md#d13). */
export const scopeNamedByDefault: ApiScope = 'api:analyses:read';

const administratorScopes: ReadonlySet<ApiScope> = new Set(['api:users:write', 'api:keys:read', 'api:keys:write']);

/** Whether the text is a scope of the contract (docs/contract.md#authentication). */
export function isScope(text: string): text is ApiScope {
  return (scopes as readonly string[]).includes(text);
}

/** All scopes that a role allows: managing users and keys is for administrators (docs/decisions/access.md#d12). */
export function scopesOfRole(role: UserRole): ApiScope[] {
  return scopes.filter((scope) => isAdministrator(role) || !administratorScopes.has(scope));
}

/** The first stored permission that the service does not know, or null (docs/contract.md#authentication). */
export function unknownScope(stored: readonly string[]): string | null {
  return stored.find((scope) => !isScope(scope)) ?? null;
}

/** The first wanted scope that the holder lacks, or null: new keys may narrow, never widen (docs/decisions/access.md#d16, #d57). */
export function widerScope(wanted: readonly string[], held: readonly string[]): string | null {
  return wanted.find((scope) => !held.includes(scope)) ?? null;
}
