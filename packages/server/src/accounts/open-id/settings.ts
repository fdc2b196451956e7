// The sign-in service of a company, as its administrators set it: asked for its description before anything is stored (docs/decisions/sign-in.md#openid-connect).
import { type CompanyUpdateOpenIdInput, earshotError, type OpenIdSettings, toTimestamp } from '@earshot/core';
import type { Actor } from '../../audit/record-deed.ts';
import { PrivateAddressError } from '../../network/public-hosts.ts';
import { companyById } from '../../records/companies.ts';
import { newId } from '../../records/ids.ts';
import {
  deleteOpenIdAttempts,
  deleteOpenIdProvider,
  emergencyUserIds,
  keepOpenIdProvider,
  type OpenIdProviderRow,
  openIdProviderOf,
  unlinkOpenIdAccounts,
} from '../../records/open-id.ts';
import type { Service } from '../../service.ts';
import { changeCompany } from '../companies.ts';
import { openIdCallbackUrl, openIdSignInUrl } from './addresses.ts';
import { openClientSecret, sealClientSecret } from './client-secrets.ts';
import { discover, refusesSecret } from './provider.ts';

export async function describedOpenId(
  service: Pick<Service, 'db' | 'publicUrl'>,
  companyId: string,
): Promise<OpenIdSettings> {
  const row = await openIdProviderOf(service.db, companyId);
  return {
    signInUrl: openIdSignInUrl(service, companyId),
    callbackUrl: openIdCallbackUrl(service),
    isRequired: (await companyById(service.db, companyId))?.open_id_required === 1,
    emergencyUserIds: await emergencyUserIds(service.db, companyId),
    provider: row
      ? {
          issuer: row.issuer,
          clientId: row.client_id,
          updatedAt: toTimestamp(row.updated_at),
          testedAt: row.tested_at === null ? null : toTimestamp(row.tested_at),
        }
      : null,
  };
}

/** Throws 400 for an issuer that is invalid, must not be reached or does not answer, for a secret that is missing, and, while the service is required, for one that it does not take; 409 for another service while it is required. */
export async function updateOpenId(service: Service, input: CompanyUpdateOpenIdInput, caller: Actor): Promise<void> {
  const { companyId } = caller;
  const { clientId } = input;
  const address = issuerOf(input.issuer);
  const before = await openIdProviderOf(service.db, companyId);
  const clientSecret = input.clientSecret ?? storedSecret(service, before, { address, clientId });
  if (clientSecret === null) throw earshotError('openIdSecretMissing');
  const description = await describedBy(service, { issuer: address, clientId, clientSecret });
  const { issuer } = description.serverMetadata();
  const isRenewed = input.clientSecret !== undefined && before?.issuer === issuer && before.client_id === clientId;
  // Nobody but emergency administrators could come back to correct it.
  if (isRenewed && (await companyById(service.db, companyId))?.open_id_required === 1)
    if (await refusesSecret(description, openIdCallbackUrl(service))) throw earshotError('openIdSecretWrong');
  await changeCompany(service, caller, async (tx, { open_id_required: isRequired }) => {
    const present = await openIdProviderOf(tx, companyId);
    // The stored secret belongs to what was read: it goes to no other service.
    if (input.clientSecret === undefined && present?.revision !== before?.revision)
      throw earshotError('openIdSecretMissing');
    await keepOpenIdProvider(tx, {
      company_id: companyId,
      revision: newId().id,
      issuer,
      client_id: clientId,
      client_secret: sealClientSecret(companyId, clientSecret, service.secrets),
      updated_at: service.now(),
    });
    await deleteOpenIdAttempts(tx, companyId);
    // Accounts are those of one service, and some services name them anew for each client.
    const isOther = present?.issuer !== issuer || present.client_id !== clientId;
    if (isOther && isRequired === 1) throw earshotError('openIdSettingsKept');
    if (isOther) await unlinkOpenIdAccounts(tx, companyId);
    return { fields: ['openId'], openId: isOther ? 'set' : 'renewed' };
  });
}

/** Sessions stay. */
export async function removeOpenId(service: Service, caller: Actor): Promise<void> {
  const { companyId } = caller;
  await changeCompany(service, caller, async (tx, { open_id_required: isRequired }) => {
    if (isRequired === 1) throw earshotError('openIdSettingsKept');
    await deleteOpenIdProvider(tx, companyId);
    await deleteOpenIdAttempts(tx, companyId);
    await unlinkOpenIdAccounts(tx, companyId);
    return { fields: ['openId'], openId: 'removed' };
  });
}

/** The limits that the document states for what an administrator enters. */
const mostIssuerLetters = 500;
const descriptionPath = /\/\.well-known\/openid-configuration$/;

/** Without what people copy along with it. Throws 400. */
function issuerOf(text: string): string {
  const issuer = text.trim().replace(descriptionPath, '');
  const url = /^https?:\/\/[^\s\\\p{Cc}\p{Cs}]+$/iu.test(issuer) && URL.canParse(issuer) ? new URL(issuer) : null;
  if (url?.username !== '' || url.password !== '' || /[?#]/.test(issuer)) throw earshotError('openIdIssuerInvalid');
  return issuer;
}

/** Null without a secret that belongs to this issuer and client and can be read. */
function storedSecret(
  { secrets }: Service,
  row: OpenIdProviderRow | undefined,
  { address, clientId }: { address: string; clientId: string },
): string | null {
  const isSame = row?.client_id === clientId && new URL(row.issuer).href === new URL(address).href;
  return isSame ? openClientSecret(row, secrets) : null;
}

async function describedBy(service: Service, settings: { issuer: string; clientId: string; clientSecret: string }) {
  try {
    const configuration = await discover(service.openIdHosts, settings);
    const description = configuration.serverMetadata();
    // One address for the people of every customer of a service: anybody could sign in there.
    if (/[{}]/.test(description.issuer)) throw new Error(`${description.issuer} stands for many issuers`);
    // It is stored, and only addresses of the same host and path were compared.
    if (description.issuer.length > mostIssuerLetters || issuerOf(description.issuer) !== description.issuer)
      throw new Error('the service describes itself with an issuer that is not a plain address');
    return configuration;
  } catch (error) {
    if (isPrivate(error)) throw earshotError('openIdIssuerPrivate');
    service.log.info({ err: error }, 'a sign-in service was not set, because it does not describe itself');
    throw earshotError('openIdIssuerSilent');
  }
}

/** openid-client wraps what the guard throws. */
function isPrivate(error: unknown): boolean {
  if (error instanceof PrivateAddressError) return true;
  return error instanceof Error && error.cause !== undefined && isPrivate(error.cause);
}
