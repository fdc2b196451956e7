// Errors of keys, sessions, roles and people: part of the table in errors.ts.
import type { ErrorEntry } from './error-codes.ts';

const utcDate = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

/** docs/contract.md#authentication; docs/decisions/access.md, docs/decisions/sign-in.md#d51, #d63, docs/decisions/creation.md#d59. */
export const accessErrors = {
  apiKeyRequired: { code: 'UNAUTHORIZED', message: 'API Key required. Use header X-API-Key.' },
  apiKeyInvalid: { code: 'UNAUTHORIZED', message: 'Invalid or expired API Key' },
  missingScope: {
    code: 'FORBIDDEN',
    message: (scope: string) => `API key lacks the required scope: ${scope}`,
  },
  unknownPermission: {
    code: 'FORBIDDEN',
    message: (scope: string) => `Chave de API com permissões inválidas. Gere uma nova chave com a permissão ${scope}.`,
  },
  companyDeactivated: {
    code: 'FORBIDDEN',
    message: (name: string, deactivatedAtMs: number) =>
      `Company "${name}" was deactivated on ${utcDate(deactivatedAtMs)}.`,
  },
  companyErasurePending: {
    code: 'FORBIDDEN',
    message: (name: string, dueAtMs: number) =>
      `Company "${name}" will be erased on ${utcDate(dueAtMs)}. Until then, only its administrators can sign in. They can export the data or cancel the erasure.`,
  },
  companyErasureNone: {
    code: 'CONFLICT',
    message: 'Nobody has asked to erase the company, or somebody has cancelled it.',
  },
  companyHeld: { code: 'CONFLICT', message: 'A legal hold keeps an analysis of the company. Lift it first.' },
  companyNameWrong: {
    code: 'BAD_REQUEST',
    message: "'name' is not the name of the company. Send it exactly as it is.",
  },
  exportLinkInvalid: {
    code: 'FORBIDDEN',
    message: 'The address of this export is invalid or has expired. Ask for a new one.',
  },
  exportRunning: {
    code: 'CONFLICT',
    message: 'An export of this company is running. Wait until it ends, or cancel it.',
  },
  roleRequired: {
    code: 'FORBIDDEN',
    message: (roles: readonly string[]) => `Your role does not allow this. It requires the role ${roles.join(' or ')}.`,
  },
  sessionRequired: { code: 'UNAUTHORIZED', message: 'This operation needs a browser session. Sign in first.' },
  sessionInvalid: { code: 'UNAUTHORIZED', message: 'The session has ended. Sign in again.' },
  signInRefused: { code: 'UNAUTHORIZED', message: 'Wrong e-mail or password.' },
  signInBlocked: { code: 'TOO_MANY_REQUESTS', message: 'Too many failed sign-ins. Try again in 15 minutes.' },
  signInBusy: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Too many people are signing in right now. Try again in a few seconds.',
  },
  secondFactorRequired: {
    code: 'UNAUTHORIZED',
    message: "Two-step sign-in is on. Send 'code': the six digits of your authenticator app, or a recovery code.",
  },
  secondFactorWrong: {
    code: 'UNAUTHORIZED',
    message: 'Wrong or used code. Wait for the next one, or send a recovery code.',
  },
  secondFactorCodeWrong: {
    code: 'BAD_REQUEST',
    message: 'Wrong or used code. Check the clock of your device, and try the next code.',
  },
  secondFactorNeeded: {
    code: 'FORBIDDEN',
    message: 'Your company requires two-step sign-in. Set it up first, under My account.',
  },
  secondFactorOn: {
    code: 'CONFLICT',
    message: 'Two-step sign-in is already on. Switch it off before you set it up again.',
  },
  secondFactorOff: {
    code: 'CONFLICT',
    message: 'Two-step sign-in is not on, or its set-up has not begun.',
  },
  secondFactorKept: {
    code: 'CONFLICT',
    message: 'Your company requires two-step sign-in. It cannot be switched off.',
  },
  ownSecondFactorKept: {
    code: 'BAD_REQUEST',
    message:
      'You cannot reset your own two-step sign-in. Switch it off under My account, or ask another administrator.',
  },
  currentPasswordWrong: { code: 'BAD_REQUEST', message: 'The current password is wrong.' },
  sessionNotFound: { code: 'NOT_FOUND', message: 'Session not found' },
  foreignOrigin: { code: 'FORBIDDEN', message: 'Requests with a session must come from the pages of this service.' },
  invitationInvalid: {
    code: 'BAD_REQUEST',
    message: 'The invitation link is invalid, already used or expired. Ask an administrator for a new one.',
  },
  resetLinkInvalid: {
    code: 'BAD_REQUEST',
    message: 'The link is invalid, already used or expired. Ask for a new one on the page for forgotten passwords.',
  },
  openIdUnknown: {
    code: 'NOT_FOUND',
    message: 'Nobody signs in at this address. Ask an administrator of your company for the right one.',
  },
  openIdAttemptUnknown: {
    code: 'BAD_REQUEST',
    message:
      'This sign-in has expired, was completed already, or was begun in another browser. Begin again at the address of your company.',
  },
  openIdRefused: {
    code: 'UNAUTHORIZED',
    message: 'The sign-in service of your company did not sign you in. Begin again, or ask your administrator.',
  },
  openIdFailed: {
    code: 'SERVICE_UNAVAILABLE',
    message:
      'The sign-in service of your company does not answer, or its answer is not valid. Nothing was changed. Try again later, or tell your administrator.',
  },
  openIdEmailUnverified: {
    code: 'FORBIDDEN',
    message:
      'The sign-in service does not confirm the e-mail address of your account. Ask your administrator to verify it there.',
  },
  openIdPersonUnknown: {
    code: 'FORBIDDEN',
    message: 'Your account is not that of a person of this company. Ask an administrator to add you.',
  },
  openIdAccountOther: {
    code: 'FORBIDDEN',
    message:
      'Another account of the sign-in service is linked to this person. Ask an administrator to unlink it on the team page.',
  },
  openIdIssuerInvalid: {
    code: 'BAD_REQUEST',
    message: "'issuer' must be an https URL without credentials, query and fragment.",
  },
  openIdIssuerPrivate: {
    code: 'BAD_REQUEST',
    message:
      "'issuer' leads to a private network, or uses http outside of one. The operator can allow networks with EARSHOT_OPENID_NETWORKS.",
  },
  openIdIssuerSilent: {
    code: 'BAD_REQUEST',
    message:
      "'issuer' does not answer with its own description at /.well-known/openid-configuration. Copy it from the settings of the sign-in service.",
  },
  openIdSecretMissing: {
    code: 'BAD_REQUEST',
    message: "'clientSecret' is missing. Enter it again when you change 'issuer' or 'clientId'.",
  },
  openIdSecretWrong: {
    code: 'BAD_REQUEST',
    message:
      "The sign-in service does not accept this 'clientSecret'. The previous one stays. Copy the new one again from the settings of the service.",
  },
  openIdRequired: {
    code: 'FORBIDDEN',
    message: (signInUrl: string) => `Your company requires sign-in with its own accounts. Sign in at ${signInUrl}`,
  },
  openIdUntested: {
    code: 'CONFLICT',
    message: 'No administrator has signed in with the present settings of the sign-in service yet. Do that first.',
  },
  openIdEmergencyMissing: {
    code: 'BAD_REQUEST',
    message: "'emergencyUserIds' must name at least one person, and only active administrators who have a password.",
  },
  openIdEmergencyLast: {
    code: 'CONFLICT',
    message:
      'This is the last emergency administrator, and the company requires its sign-in service. Name another one first, under Settings.',
  },
  openIdSettingsKept: {
    code: 'CONFLICT',
    message: 'The company requires its sign-in service. Stop requiring it before you remove or replace it.',
  },
  invitationNeedsSession: {
    code: 'FORBIDDEN',
    message:
      'An API key cannot create an invitation link for an administrator or for a person with a password. Sign in as an administrator and create it on the team page.',
  },
  promotionNeedsSession: {
    code: 'FORBIDDEN',
    message:
      'An API key cannot make anyone an administrator or reactivate one. Sign in as an administrator and do it on the team page.',
  },
  replacementUnseen: {
    code: 'FORBIDDEN',
    message: 'A session that started from an invitation link cannot do this. Sign in with the password first.',
  },
  apiKeyLimit: {
    code: 'BAD_REQUEST',
    message: 'A company may have at most 10 active API keys. Revoke one before creating another.',
  },
  companyLimitReached: {
    code: 'CONFLICT',
    message: (most: string) => `A company may have at most ${most}.`,
  },
  expiresAtInvalid: { code: 'BAD_REQUEST', message: "'expiresAt' must be an ISO-8601 date or date-time." },
  expiresAtPast: { code: 'BAD_REQUEST', message: "'expiresAt' is in the past. Use a future time or leave it out." },
  scopeUnknown: { code: 'BAD_REQUEST', message: (scope: string) => `Unknown scope: ${scope}` },
  scopesWider: {
    code: 'BAD_REQUEST',
    message: (scope: string) => `A new key cannot have a scope that you lack: ${scope}`,
  },
  apiKeyNotFound: { code: 'NOT_FOUND', message: 'API key not found' },
  keyNetworkRefused: {
    code: 'FORBIDDEN',
    message: (address: string) =>
      `This API key may not be used from ${address}. An administrator can change its networks.`,
  },
  keyNetworksInvalid: {
    code: 'BAD_REQUEST',
    message: (text: string) =>
      `'networks' has an invalid value: '${text}'. Use addresses and networks such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.`,
  },
  keyNetworksInherited: {
    code: 'FORBIDDEN',
    message: "A key that is restricted to networks passes them on to the keys that it creates. Leave out 'networks'.",
  },
  keyRotatesItself: {
    code: 'FORBIDDEN',
    message: 'An API key can rotate only itself. Sign in as an administrator to rotate another key.',
  },
  keySecretReplaced: {
    code: 'FORBIDDEN',
    message:
      'This secret of the key was replaced by a newer one and no longer changes keys, people or the company. Use the newest, or sign in as an administrator.',
  },
  apiKeyExpired: { code: 'BAD_REQUEST', message: 'The API key has expired. Create a new one.' },
  userNotFound: { code: 'NOT_FOUND', message: 'User not found' },
  supervisorNotFound: { code: 'NOT_FOUND', message: 'Supervisor not found' },
  superAdminRefused: { code: 'FORBIDDEN', message: 'A super_admin can only be created with the earshot command.' },
  ownAccessKept: {
    code: 'BAD_REQUEST',
    message: 'You cannot deactivate yourself or give up your own administrator role. Ask another administrator.',
  },
  ownPersonKept: { code: 'BAD_REQUEST', message: 'You cannot erase yourself. Ask another administrator.' },
  extensionTaken: {
    code: 'CONFLICT',
    message: (extension: string) => `Extension '${extension}' belongs to another person. Remove it there first.`,
  },
  emailTaken: { code: 'CONFLICT', message: 'A user with this e-mail already exists.' },
} as const satisfies Record<string, ErrorEntry>;
