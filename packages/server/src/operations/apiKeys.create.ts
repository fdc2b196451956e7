// apiKeys.create: a key of the caller, with the caller's scopes or fewer, shown once (docs/decisions/access.md#d16, #d57).
import {
  type ApiScope,
  earshotError,
  isScope,
  parseIsoTime,
  scopesOfRole,
  toTimestamp,
  widerScope,
} from '@earshot/core';
import { createApiKey } from '../accounts/api-keys.ts';
import { networksColumn, networksOfKey } from '../accounts/key-networks.ts';
import { keyById } from '../records/api-keys.ts';
import type { Queries } from '../records/database.ts';
import type { Caller } from '../service.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'apiKeys.create'> = async (input, caller, { db, now }) => {
  const expiresAt = expiry(input.expiresAt, now());
  const scopes = grantedScopes(input.scopes, caller);
  const networks = await grantedNetworks(db, input.networks, caller);
  const created = await createApiKey(db, {
    companyId: caller.companyId,
    userId: caller.userId,
    name: input.name,
    scopes,
    expiresAt,
    networks,
    by: caller,
  });
  if (!created) throw earshotError('apiKeyLimit');
  return {
    id: created.id,
    name: input.name,
    createdAt: toTimestamp(created.createdAt),
    lastUsedAt: null,
    expiresAt: expiresAt === null ? null : toTimestamp(expiresAt),
    key: created.key,
    scopes,
    ...(networks !== null && { networks: networksOfKey({ networks }) }),
  };
};

/** Those of the calling key, which must not open more places than its own; in a session, those that were asked for. Throws 400 or 403. */
async function grantedNetworks(db: Queries, wanted: readonly string[] | undefined, caller: Caller) {
  const held = caller.keyId === null ? null : ((await keyById(db, caller.companyId, caller.keyId))?.networks ?? null);
  if (held === null) return networksColumn(wanted ?? []);
  if (wanted !== undefined) throw earshotError('keyNetworksInherited');
  return held;
}

function expiry(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  const time = parseIsoTime(text);
  if (time === null) throw earshotError('expiresAtInvalid');
  if (time <= now) throw earshotError('expiresAtPast');
  return Math.floor(time);
}

/** Throws 400 for an unknown scope, or one that the caller does not have: `scopes` may only narrow. */
function grantedScopes(wanted: readonly string[] | undefined, caller: Caller): ApiScope[] {
  const held = caller.keyId === null ? scopesOfRole(caller.role) : caller.scopes.filter(isScope);
  if (wanted === undefined) return [...held];
  const unknown = wanted.find((scope) => !isScope(scope));
  if (unknown !== undefined) throw earshotError('scopeUnknown', unknown);
  const wider = widerScope(wanted, held);
  if (wider !== null) throw earshotError('scopesWider', wider);
  return [...new Set(wanted)].filter(isScope);
}
