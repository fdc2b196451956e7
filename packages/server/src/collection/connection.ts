// From a stored integration to its connector: settings checked, credentials decrypted, hosts and folders as the operator allows them.
import {
  earshotErrorAt,
  type IntegrationConnector,
  type IntegrationCredentials,
  type IntegrationSettings,
} from '@earshot/core';
import { decrypt, encrypt, type Secrets } from '../access/cryptography.ts';
import { type StoredSecrets, storedSecrets } from '../access/stored-secrets.ts';
import type { Queries } from '../records/database.ts';
import { settingsOf } from '../records/integration-settings.ts';
import { allCredentials, type IntegrationRow, replaceCredentials } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { rootsOf } from '../storage/storage-url.ts';
import { type Connector, type ConnectorContext, ConnectorError } from './connector.ts';
import { connectors } from './connectors/index.ts';
import { isTimeZone } from './local-time.ts';
import { redactSecrets } from './redact-secrets.ts';

const purpose = 'integration-credentials';
const ownerOf = ({ id, company_id }: Pick<IntegrationRow, 'id' | 'company_id'>) => `${company_id}/${id}`;

export const sealCredentials = (
  row: Pick<IntegrationRow, 'id' | 'company_id'>,
  credentials: IntegrationCredentials,
  secrets: Secrets,
) => encrypt(JSON.stringify(credentials), secrets, purpose, ownerOf(row));

/** The settings and credentials that `connector` uses, and no others; stored credentials are not looked at. Throws 400 for one that is missing, unknown or wrong. */
export function checkSetUp(
  connector: IntegrationConnector,
  companyId: string,
  { settings, credentials }: { settings: IntegrationSettings; credentials: IntegrationCredentials | 'stored' | null },
  { settings: { EARSHOT_COLLECTION_ROOTS } }: Pick<Service, 'settings'>,
): void {
  const kind = connectors[connector];
  const refuse = (reason: string, ...path: [part: 'settings' | 'credentials', name: string]) =>
    earshotErrorAt(path, 'integrationSettings', reason);
  const given = Object.keys(settings).filter((name) => settings[name as keyof IntegrationSettings] !== undefined);
  const unknown = given.find((name) => !(name in kind.settings));
  if (unknown !== undefined) throw refuse(`'${unknown}' is not a setting of ${connector}.`, 'settings', unknown);
  const missing = Object.entries(kind.settings).find(([name, need]) => need === 'required' && !given.includes(name));
  if (missing) throw refuse(`${connector} needs the setting '${missing[0]}'.`, 'settings', missing[0]);
  if (settings.timeZone !== undefined && !isTimeZone(settings.timeZone))
    throw refuse("'timeZone' must be an IANA time zone, such as America/Sao_Paulo.", 'settings', 'timeZone');
  const wrong = kind.check(settings, rootsOf(EARSHOT_COLLECTION_ROOTS, companyId));
  if (wrong !== null) throw refuse(wrong.reason, 'settings', wrong.setting);
  if (credentials === 'stored') return;
  const names = Object.keys(credentials ?? {});
  const unasked = names.find((name) => !kind.credentials.includes(name));
  if (unasked !== undefined) throw refuse(`${connector} has no credential named '${unasked}'.`, 'credentials', unasked);
  const lacking = kind.credentials.find((name) => !names.includes(name));
  if (lacking !== undefined) throw refuse(`${connector} needs the credential '${lacking}'.`, 'credentials', lacking);
}

/** What connecting needs of the service. */
export type ConnectionService = Pick<Service, 'settings' | 'secrets' | 'now' | 'pbxHosts' | 'meetingHosts'>;

/** Throws ConnectorError when it can't work as it is stored. */
export function connect(
  row: IntegrationRow,
  service: ConnectionService,
  { awaits = () => {}, since = row.since }: Partial<Pick<ConnectorContext, 'awaits' | 'since'>> = {},
): Connector {
  const kind = connectors[row.connector];
  const settings = settingsOf(row);
  const roots = rootsOf(service.settings.EARSHOT_COLLECTION_ROOTS, row.company_id);
  // What the operator has forbidden since counts now.
  const wrong = kind.check(settings, roots);
  if (wrong !== null) throw new ConnectorError('settings', wrong.reason);
  const credentials = credentialsOf(row, service.secrets);
  const connector = kind.make({
    settings,
    credentials,
    since,
    hosts: kind.provider === 'pbx' && kind.reaches !== 'public' ? service.pbxHosts : service.meetingHosts,
    roots,
    now: () => service.now(),
    awaits,
  });
  return redactSecrets(connector, credentials);
}

function credentialsOf(row: IntegrationRow, secrets: Secrets): Record<string, string> {
  if (row.credentials === null) return {};
  const text = decrypt(row.credentials, secrets, purpose, ownerOf(row));
  if (text === null)
    throw new ConnectorError(
      'credentials',
      'The stored credentials cannot be read because EARSHOT_SECRET has changed. Enter them again.',
      { reason: 'credentials_unreadable' },
    );
  return JSON.parse(text);
}

/** Credentials of integrations. */
export const credentialSecrets = (db: Queries, secrets: Secrets): StoredSecrets =>
  storedSecrets({
    rows: () => allCredentials(db),
    isCurrent: (row) => decrypt(row.credentials, [secrets[0]], purpose, ownerOf(row)) !== null,
    read: (row) => decrypt(row.credentials, secrets, purpose, ownerOf(row)),
    replace: (row, text) => replaceCredentials(db, row, encrypt(text, secrets, purpose, ownerOf(row))),
  });
