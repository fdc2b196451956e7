// Which refusals are about an API key or the role of whoever is signed in, for the audit log (docs/decisions/audit.md#refused-keys).
import { EarshotError, type ErrorKey } from '@earshot/core';
import type { KeyRefusal } from '../audit/refusals.ts';
import { addressOf } from './browser.ts';
import type { Exchange } from './exchange.ts';

const reasons: Partial<Record<ErrorKey, KeyRefusal>> = {
  apiKeyInvalid: 'unknown',
  keyNetworkRefused: 'network',
  companyDeactivated: 'companyClosed',
  companyErasurePending: 'companyClosed',
  unknownPermission: 'permissions',
  missingScope: 'scope',
  roleRequired: 'role',
  keySecretReplaced: 'replaced',
};

/** Of a person in a session: what the pages of their role do not ask for. */
const beyondRole: ReadonlySet<KeyRefusal> = new Set(['role', 'scope']);

/** Notes it where a key was presented and `error` refuses it, or a session was and asks for more than its role; anything else concerns neither. */
export function noteRefusal({ ctx, facts, service, presentedKey, caller }: Exchange, error: unknown): void {
  const reason = error instanceof EarshotError ? reasons[error.key] : undefined;
  if (reason === undefined) return;
  const request = { address: addressOf(ctx), operation: facts.name };
  if (presentedKey) {
    service.refusals.note({ reason: presentedKey.refusal ?? reason, of: presentedKey.key, ...request });
  } else if (caller && beyondRole.has(reason)) {
    const { companyId, userId } = caller;
    service.refusals.note({ reason, of: { companyId, userId, keyId: null }, ...request });
  }
}
