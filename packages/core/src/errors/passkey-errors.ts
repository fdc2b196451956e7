// Errors of passkeys: part of the table in errors.ts.
import type { ErrorEntry } from './error-codes.ts';

/** docs/decisions/sign-in.md#passkeys. */
export const passkeyErrors = {
  passkeysUnavailable: {
    code: 'CONFLICT',
    message: (publicUrl: string) =>
      `Browsers allow passkeys only at a name with https, or at localhost. This server is at ${publicUrl}. The operator can set EARSHOT_PUBLIC_URL to such an address.`,
  },
  passkeyAttemptUnknown: {
    code: 'BAD_REQUEST',
    message: 'This request for a passkey has expired, was completed already, or was begun elsewhere. Begin again.',
  },
  passkeyInvalid: {
    code: 'BAD_REQUEST',
    message:
      "'credential' is not a new passkey for this address, or the device has not verified you. Use another device, or set a PIN or a fingerprint there.",
  },
  passkeyRefused: {
    code: 'UNAUTHORIZED',
    message: 'This passkey does not sign in here. Use another one, or your e-mail address and password.',
  },
  passkeyLimit: { code: 'CONFLICT', message: 'You have 20 passkeys. Remove one before you add another.' },
  passkeyNotFound: { code: 'NOT_FOUND', message: 'Passkey not found' },
} as const satisfies Record<string, ErrorEntry>;
