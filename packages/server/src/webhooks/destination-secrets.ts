// Secrets of webhook destinations at rest: encrypted, each bound to its destination; rows from before are plain text until the next start or rotation (docs/decisions/secrets.md).
import { decrypt, encrypt, type Secrets } from '../access/cryptography.ts';
import { type StoredSecrets, storedSecrets } from '../access/stored-secrets.ts';
import type { Queries } from '../records/database.ts';
import { allWebhookSecrets, type DestinationRow, replaceSecret } from '../records/webhook-destinations.ts';

const purpose = 'webhook-secret';
/** No secret that Earshot ever made has a full stop. */
const mark = 'sealed.';

type Owner = Pick<DestinationRow, 'id' | 'company_id'>;
type Stored = Owner & Pick<DestinationRow, 'secret'>;

const ownerOf = ({ id, company_id }: Owner) => `${company_id}/${id}`;

/** As it is stored. */
export const sealSecret = (row: Owner, secret: string, secrets: Secrets): string =>
  mark + encrypt(secret, secrets, purpose, ownerOf(row));

/** Null when none of the secrets opens it: EARSHOT_SECRET has changed. */
export const openSecret = (row: Stored, secrets: Secrets): string | null =>
  row.secret.startsWith(mark) ? decrypt(row.secret.slice(mark.length), secrets, purpose, ownerOf(row)) : row.secret;

const isPlain = ({ secret }: Stored) => !secret.startsWith(mark);

/** Of all companies, by id of the destination. */
export const destinationSecrets = (db: Queries, secrets: Secrets): StoredSecrets =>
  storedSecrets({
    rows: () => allWebhookSecrets(db),
    isCurrent: (row) => !isPlain(row) && openSecret(row, [secrets[0]]) !== null,
    read: (row) => openSecret(row, secrets),
    replace: (row, text) => replaceSecret(db, row, sealSecret(row, text, secrets)),
  });

/** Encrypts those that were stored as plain text, before secrets of webhooks were encrypted. */
export async function encryptPlainSecrets(db: Queries, secrets: Secrets): Promise<void> {
  for (const row of (await allWebhookSecrets(db)).filter(isPlain))
    await replaceSecret(db, row, sealSecret(row, row.secret, secrets));
}
