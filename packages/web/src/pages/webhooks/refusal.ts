// What the server refuses of a destination: which field it is about, by its message (docs/contract.md#errors; docs/decisions/webhooks.md#d46).
import { BadRequestError, ConflictError } from '@earshot/core/client';

type RefusalKey = 'duplicate' | 'url' | 'credentials' | 'private' | 'unresolved' | 'trigger';

const messages: readonly (readonly [begin: string, key: RefusalKey])[] = [
  ["'targetUrl' must be a valid https://", 'url'],
  ["'targetUrl' must not contain", 'credentials'],
  ["'targetUrl' is in a private network", 'private'],
  ["The host of 'targetUrl' does not resolve", 'unresolved'],
  ["'triggers' must name", 'trigger'],
];

/** Null: some other error. */
export function refusalOf(error: Error | null): RefusalKey | null {
  if (error instanceof ConflictError) return 'duplicate';
  if (!(error instanceof BadRequestError)) return null;
  return messages.find(([begin]) => error.serverMessage?.startsWith(begin))?.[1] ?? null;
}
