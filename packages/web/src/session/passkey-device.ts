// What speaks to devices that hold passkeys, one question at a time. Loaded only where somebody may use one.
import type { AuthBeginPasskeyInput, CurrentUser, Passkey } from '@earshot/core/client';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { api, signInApi } from './api.ts';

/** Number of the latest question: an earlier one asks no device any more. */
let turn = 0;

/** Asks the person for a passkey, and signs in with it. */
export async function signInWithPasskey(): Promise<CurrentUser> {
  turn += 1;
  const credential = await startAuthentication({ optionsJSON: await signInApi.auth.beginPasskeySignIn() });
  return complete(credential);
}

/** Offers passkeys among what the browser fills in, and signs in with the one that is chosen. Null: the browser does not do so, or something else was asked meanwhile. */
export async function signInByAutofill(): Promise<CurrentUser | null> {
  turn += 1;
  const own = turn;
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await signInApi.auth.beginPasskeySignIn();
  if (own !== turn) return null;
  return complete(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
}

/** Nobody waits for an answer any more. */
export function forgetQuestion(): void {
  turn += 1;
  WebAuthnAbortService.cancelCeremony();
}

type Answered = Awaited<ReturnType<typeof startAuthentication>>;
const complete = ({ id, rawId, response }: Answered): Promise<CurrentUser> =>
  signInApi.auth.completePasskeySignIn({
    // No device is asked without keeping whose the passkey is.
    credential: { id, rawId, type: 'public-key', response: { ...response, userHandle: response.userHandle ?? '' } },
  });

/** Has a device make a passkey, and adds it. */
export async function addPasskey(name: string, proof: AuthBeginPasskeyInput): Promise<Passkey> {
  const asked = await api.auth.beginPasskey(proof);
  const optionsJSON = asked as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return api.auth.addPasskey({
    name,
    credential: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } },
  });
}
