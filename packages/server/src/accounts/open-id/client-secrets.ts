// The secrets that companies' sign-in services have given to Earshot, encrypted like the credentials of integrations.
import { decrypt, encrypt, type Secrets } from '../../access/cryptography.ts';
import { type StoredSecrets, storedSecrets } from '../../access/stored-secrets.ts';
import type { Queries } from '../../records/database.ts';
import { allClientSecrets, type OpenIdProviderRow, replaceClientSecret } from '../../records/open-id.ts';

const purpose = 'open-id-client-secret';

export const sealClientSecret = (companyId: string, clientSecret: string, secrets: Secrets) =>
  encrypt(clientSecret, secrets, purpose, companyId);

/** Null when no secret of the installation opens it. */
export const openClientSecret = (row: OpenIdProviderRow, secrets: Secrets) =>
  decrypt(row.client_secret, secrets, purpose, row.company_id);

/** By id of the company. */
export const clientSecrets = (db: Queries, secrets: Secrets): StoredSecrets =>
  storedSecrets({
    rows: () => allClientSecrets(db),
    isCurrent: (row) => openClientSecret(row, [secrets[0]]) !== null,
    read: (row) => openClientSecret(row, secrets),
    replace: (row, text) => replaceClientSecret(db, row, sealClientSecret(row.company_id, text, secrets)),
  });
