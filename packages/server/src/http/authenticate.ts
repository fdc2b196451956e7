// Who asks: the API key of the header or the session of the cookie, checked in the order of docs/decisions/requests.md#d4 (present, valid, company active).
import { earshotError, isApiKeyText, scopesOfRole, type UserRole } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { scopesOfKey } from '../accounts/api-keys.ts';
import { requireOpenCompany } from '../accounts/company-access.ts';
import { requireNetworkOfKey } from '../accounts/key-networks.ts';
import { readSession } from '../accounts/sessions.ts';
import type { KeyRefusal } from '../audit/refusals.ts';
import { type CallerRow, callerByKeyHash, touchApiKey } from '../records/api-keys.ts';
import { supervisedIds } from '../records/users.ts';
import type { Caller, Service } from '../service.ts';
import { addressOf, requireOwnOrigin, sessionToken } from './browser.ts';
import type { Exchange, Step } from './exchange.ts';

export const authenticate: Step = async (exchange) => {
  const { ctx, facts } = exchange;
  const key = facts.acceptsApiKey ? ctx.get('X-API-Key') : '';
  if (key !== '') exchange.caller = await callerOfKey(exchange, key);
  else if (facts.acceptsSession) exchange.caller = await callerOfSession(exchange);
  else if (facts.acceptsApiKey) throw earshotError('apiKeyRequired');
  // Nobody needs to be known here, but a page of another origin must not sign people in.
  else requireOwnOrigin(ctx, exchange.service.publicUrl);
};

async function callerOfKey(exchange: Exchange, key: string): Promise<Caller> {
  const { ctx, service } = exchange;
  exchange.presentedKey = { key: null, refusal: 'malformed' };
  if (!isApiKeyText(key)) throw earshotError('apiKeyInvalid');
  const now = service.now();
  const keyHash = hashSecret(key);
  exchange.presentedKey = { key: null };
  const row = await callerByKeyHash(service.db, keyHash);
  if (!row) throw earshotError('apiKeyInvalid');
  const refusal = refusalOf(row, keyHash, now);
  exchange.presentedKey = {
    key: { companyId: row.company_id, userId: row.user_id, keyId: row.key_id },
    ...(refusal && { refusal }),
  };
  if (refusal) throw earshotError('apiKeyInvalid');
  const address = addressOf(ctx);
  requireNetworkOfKey(row, address);
  requireOpenCompany(row, 'key');
  noteUse(service, row, address, now);
  return {
    companyId: row.company_id,
    userId: row.user_id,
    role: row.role,
    supervisedIds: await teamOf(service, row.role, row.company_id, row.user_id),
    scopes: scopesOfKey(row.scopes),
    keyId: row.key_id,
    keyHash,
    isSecretReplaced: row.key_hash !== keyHash,
    sessionId: null,
    address,
    isByInvitation: false,
    needsSecondFactor: false,
  };
}

/** Why the key is not valid any more; null where it is. */
function refusalOf(row: CallerRow, keyHash: string, now: number): KeyRefusal | null {
  if (row.revoked_at !== null) return 'revoked';
  if (row.expires_at !== null && row.expires_at <= now) return 'expired';
  if (row.key_hash !== keyHash && (row.previous_ends_at === null || row.previous_ends_at <= now)) return 'replaced';
  return row.user_deactivated_at === null ? null : 'personDeactivated';
}

async function callerOfSession({ ctx, facts, service }: Exchange): Promise<Caller> {
  const token = sessionToken(ctx);
  if (token === null) throw earshotError(facts.acceptsApiKey ? 'apiKeyRequired' : 'sessionRequired');
  const session = await readSession(service.db, token, service.now());
  if (facts.method === 'post') requireOwnOrigin(ctx, service.publicUrl);
  if (session.needsSecondFactor && !facts.isBeforeSecondFactor) throw earshotError('secondFactorNeeded');
  return {
    companyId: session.companyId,
    userId: session.userId,
    role: session.role,
    supervisedIds: await teamOf(service, session.role, session.companyId, session.userId),
    scopes: scopesOfRole(session.role),
    keyId: null,
    keyHash: null,
    isSecretReplaced: false,
    sessionId: session.id,
    address: addressOf(ctx),
    isByInvitation: session.isByInvitation,
    needsSecondFactor: session.needsSecondFactor,
  };
}

const teamOf = async ({ db }: Service, role: UserRole, companyId: string, userId: string) =>
  role === 'supervisor' ? supervisedIds(db, companyId, userId) : [];

/** Writes lastUsedAt off the request's path; a failure to write it must not fail the request. */
function noteUse(service: Service, key: CallerRow, address: string | null, now: number): void {
  if (key.last_used_at !== null && key.last_used_at > now - 60_000) return;
  setImmediate(() => {
    touchApiKey(service.db.forgettable, key.key_id, address, now).catch((error) =>
      service.log.warn({ err: error }, 'lastUsedAt not written'),
    );
  });
}
