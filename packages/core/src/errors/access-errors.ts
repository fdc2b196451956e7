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
  roleRequired: {
    code: 'FORBIDDEN',
    message: (roles: readonly string[]) => `Your role does not allow this. It needs the role ${roles.join(' or ')}.`,
  },
  sessionRequired: { code: 'UNAUTHORIZED', message: 'This operation needs a browser session. Sign in first.' },
  sessionInvalid: { code: 'UNAUTHORIZED', message: 'The session has ended. Sign in again.' },
  signInRefused: { code: 'UNAUTHORIZED', message: 'Wrong e-mail or password.' },
  signInBlocked: { code: 'TOO_MANY_REQUESTS', message: 'Too many failed sign-ins. Try again in 15 minutes.' },
  signInBusy: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Too many people are signing in at this moment. Try again in a few seconds.',
  },
  currentPasswordWrong: { code: 'BAD_REQUEST', message: 'The current password is not right.' },
  sessionNotFound: { code: 'NOT_FOUND', message: 'Session not found' },
  foreignOrigin: { code: 'FORBIDDEN', message: 'Requests with a session must come from the pages of this service.' },
  invitationInvalid: {
    code: 'BAD_REQUEST',
    message: 'The invitation link is invalid, was used already or has expired. Ask an administrator for a new one.',
  },
  invitationNeedsSession: {
    code: 'FORBIDDEN',
    message:
      'An API key cannot make an invitation link for an administrator or for a person who has a password. Sign in as an administrator and make it on the team page.',
  },
  promotionNeedsSession: {
    code: 'FORBIDDEN',
    message:
      'An API key cannot make anybody an administrator, or switch one on again. Sign in as an administrator and do it on the team page.',
  },
  replacementUnseen: {
    code: 'FORBIDDEN',
    message: 'A session that began with an invitation link cannot do this. Sign in with the password first.',
  },
  apiKeyLimit: {
    code: 'BAD_REQUEST',
    message: 'A company may have at most 10 active API keys. Revoke one before creating another.',
  },
  expiresAtInvalid: { code: 'BAD_REQUEST', message: "'expiresAt' must be an ISO-8601 date or date-time." },
  expiresAtPast: { code: 'BAD_REQUEST', message: "'expiresAt' lies in the past. Give a future time or leave it out." },
  scopeUnknown: { code: 'BAD_REQUEST', message: (scope: string) => `Unknown scope: ${scope}` },
  scopesWider: {
    code: 'BAD_REQUEST',
    message: (scope: string) => `A new key cannot have a scope that you do not have: ${scope}`,
  },
  apiKeyNotFound: { code: 'NOT_FOUND', message: 'API key not found' },
  userNotFound: { code: 'NOT_FOUND', message: 'User not found' },
  supervisorNotFound: { code: 'NOT_FOUND', message: 'Supervisor not found' },
  superAdminRefused: { code: 'FORBIDDEN', message: 'A super_admin can only be created with the earshot command.' },
  ownAccessKept: {
    code: 'BAD_REQUEST',
    message: 'You cannot deactivate yourself or give up your own administrator role. Ask another administrator.',
  },
  extensionTaken: {
    code: 'CONFLICT',
    message: (extension: string) => `Extension '${extension}' belongs to somebody else. Take it from them first.`,
  },
  emailTaken: { code: 'CONFLICT', message: 'A user with this e-mail exists already.' },
} as const satisfies Record<string, ErrorEntry>;
