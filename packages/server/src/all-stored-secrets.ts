// All that the database keeps encrypted under EARSHOT_SECRET, by kind.
import type { Secrets } from './access/cryptography.ts';
import type { StoredSecrets } from './access/stored-secrets.ts';
import { chatSecrets } from './accounts/alert-settings.ts';
import { clientSecrets } from './accounts/open-id/client-secrets.ts';
import { factorSecrets } from './accounts/second-factor.ts';
import { credentialSecrets } from './collection/connection.ts';
import type { Database } from './records/database.ts';
import { destinationSecrets } from './webhooks/destination-secrets.ts';

const kinds = {
  integrations: credentialSecrets,
  webhooks: destinationSecrets,
  secondFactors: factorSecrets,
  chats: chatSecrets,
  openIdClients: clientSecrets,
} satisfies Record<string, (db: Database, secrets: Secrets) => StoredSecrets>;

export type SecretKind = keyof typeof kinds;

/** What `work` says of each kind, one after the other. */
export async function ofAllStoredSecrets<Result>(
  db: Database,
  secrets: Secrets,
  work: (stored: StoredSecrets) => Promise<Result>,
): Promise<Record<SecretKind, Result>> {
  const results: [string, Result][] = [];
  for (const [kind, of] of Object.entries(kinds)) results.push([kind, await work(of(db, secrets))]);
  return Object.fromEntries(results) as Record<SecretKind, Result>;
}
