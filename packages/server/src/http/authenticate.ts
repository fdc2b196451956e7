// Who asks: the API key of the header, checked in the order of D4 (present, valid, company active).
import { earshotError, isApiKeyText } from '@earshot/core';
import { hashSecret } from '../access/secrets.ts';
import { callerByKeyHash, touchApiKey } from '../records/api-keys.ts';
import { supervisedIds } from '../records/users.ts';
import type { Service } from '../service.ts';
import type { Step } from './exchange.ts';

export const authenticate: Step = async (exchange) => {
  const { ctx, facts, service } = exchange;
  if (!facts.acceptsApiKey) {
    if (facts.acceptsSession) throw earshotError('sessionRequired');
    return;
  }
  const key = ctx.get('X-API-Key');
  if (key === '') throw earshotError('apiKeyRequired');
  if (!isApiKeyText(key)) throw earshotError('apiKeyInvalid');
  const row = await callerByKeyHash(service.db, hashSecret(key));
  const now = service.now();
  if (
    !row ||
    row.revoked_at !== null ||
    (row.expires_at !== null && row.expires_at <= now) ||
    row.user_deactivated_at !== null
  ) {
    throw earshotError('apiKeyInvalid');
  }
  if (row.company_deactivated_at !== null)
    throw earshotError('companyDeactivated', row.company_name, row.company_deactivated_at);
  noteUse(service, row.key_id, row.last_used_at, now);
  exchange.caller = {
    companyId: row.company_id,
    userId: row.user_id,
    role: row.role,
    supervisedIds: row.role === 'supervisor' ? await supervisedIds(service.db, row.company_id, row.user_id) : [],
    scopes: JSON.parse(row.scopes),
    keyId: row.key_id,
  };
};

/** Writes lastUsedAt off the request's path; a failure to write it must not fail the request. */
function noteUse(service: Service, keyId: string, lastUsedAt: number | null, now: number): void {
  if (lastUsedAt !== null && lastUsedAt > now - 60_000) return;
  setImmediate(() => {
    touchApiKey(service.db, keyId, now).catch((error) => service.log.warn({ err: error }, 'lastUsedAt not written'));
  });
}
