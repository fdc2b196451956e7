// What the caller may do: every permission value known, the scope present, the role sufficient (D4, D12, D13).
import { earshotError, scopeNamedByDefault, unknownScope } from '@earshot/core';
import type { Step } from './exchange.ts';

export const authorize: Step = ({ facts, caller }) => {
  if (!caller) return;
  if (unknownScope(caller.scopes) !== null) throw earshotError('unknownPermission', facts.scope ?? scopeNamedByDefault);
  if (facts.scope !== null && !caller.scopes.includes(facts.scope)) throw earshotError('missingScope', facts.scope);
  if (facts.roles !== null && !facts.roles.includes(caller.role)) throw earshotError('roleRequired', facts.roles);
};
