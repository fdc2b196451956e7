// What the server refuses of a destination: which field it is about, by its reason (docs/decisions/errors.md#d69; docs/decisions/webhooks.md#d46).
import { EarshotApiError } from '@earshot/core/client';

const keys = {
  destination_duplicate: 'duplicate',
  destination_url_invalid: 'url',
  destination_url_credentials: 'credentials',
  destination_url_private: 'private',
  destination_url_unresolved: 'unresolved',
  destination_triggers_empty: 'trigger',
} as const;
const byReason = new Map<string | undefined, (typeof keys)[keyof typeof keys]>(Object.entries(keys));

/** Null: some other error. */
export const refusalOf = (error: Error | null) =>
  (error instanceof EarshotApiError ? byReason.get(error.reason) : undefined) ?? null;
