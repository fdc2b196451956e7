// Tokens outlive the run that got them: providers limit how many there are at a time, or end the old one with the new.
import { createHash } from 'node:crypto';
import type { PublicHosts } from '../network/public-hosts.ts';

export interface CachedToken<Token> {
  get(): Token | null;
  set(token: Token): void;
  forget(): void;
}

/** Kept as long as the process's way into the network, and for it alone. */
const tokensOf = new WeakMap<PublicHosts, Map<string, unknown>>();

/** `owner`: all that decides what the token is good for, secret included. */
export function cachedToken<Token>(hosts: PublicHosts, owner: readonly string[]): CachedToken<Token> {
  const tokens = tokensOf.get(hosts) ?? new Map<string, unknown>();
  tokensOf.set(hosts, tokens);
  const key = createHash('sha256').update(JSON.stringify(owner)).digest('hex');
  return {
    get: () => (tokens.get(key) as Token | undefined) ?? null,
    set: (token) => tokens.set(key, token),
    forget: () => tokens.delete(key),
  };
}
