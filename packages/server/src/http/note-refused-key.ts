// Which refusals of the pipeline are about an API key, for the audit log (docs/decisions/audit.md#refused-keys).
import { EarshotError, type ErrorKey } from '@earshot/core';
import type { KeyRefusal } from '../audit/refused-keys.ts';
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

/** Notes it where a key was presented and `error` refuses it; anything else is not about a key. */
export function noteRefusedKey({ ctx, facts, service, presentedKey }: Exchange, error: unknown): void {
  const reason = error instanceof EarshotError ? reasons[error.key] : undefined;
  if (!presentedKey || reason === undefined) return;
  service.refusedKeys.note({
    reason: presentedKey.refusal ?? reason,
    key: presentedKey.key,
    address: addressOf(ctx),
    operation: facts.name,
  });
}
