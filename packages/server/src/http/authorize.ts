// What the caller may do: every permission value known, the scope present, the role sufficient, the secret the newest (docs/decisions/requests.md#d4, docs/decisions/access.md#d12, #d13, #rotation-of-a-key).
import { earshotError, scopeNamedByDefault, unknownScope } from '@earshot/core';
import type { Step } from './exchange.ts';

/** What these scopes change could outlast a leaked secret that was replaced (docs/decisions/access.md#rotation-of-a-key). */
const ofNewestSecret: ReadonlySet<string | null> = new Set(['api:keys:write', 'api:users:write']);

export const authorize: Step = ({ facts, caller }) => {
  if (!caller) return;
  if (unknownScope(caller.scopes) !== null) throw earshotError('unknownPermission', facts.scope ?? scopeNamedByDefault);
  const roles = facts.roles !== null && !facts.roles.includes(caller.role) ? facts.roles : null;
  // A session has no scopes but those of its role: the role is what the text must name.
  if (roles && caller.keyId === null) throw earshotError('roleRequired', roles);
  if (facts.scope !== null && !caller.scopes.includes(facts.scope)) throw earshotError('missingScope', facts.scope);
  if (roles) throw earshotError('roleRequired', roles);
  if (caller.isSecretReplaced && ofNewestSecret.has(facts.scope)) throw earshotError('keySecretReplaced');
};
