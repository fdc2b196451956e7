// Adding passkeys and signing in with them, as a browser does it.
import { expect } from 'vitest';
import type { Answer, Earshot, RequestOptions } from './earshot.ts';
import { type Lies, PasskeyDevice } from './passkey-device.ts';
import { call, cookiesOf, output, password } from './procedures.ts';

export const passkeyAddress = 'https://earshot.example';

/** A new passkey of the person whose session it is. */
export async function addedPasskey(earshot: Earshot, own: RequestOptions, proof: object = {}) {
  const device = new PasskeyDevice(passkeyAddress);
  const options = await output(earshot, 'auth.beginPasskey', own, { currentPassword: password, ...proof });
  const { id } = await output(earshot, 'auth.addPasskey', own, { name: 'Phone', credential: device.create(options) });
  return { device, id: id as string };
}

/** The sign-in of a browser with these cookies. */
export async function begunPasskeySignIn(earshot: Earshot, headers: Record<string, string> = {}) {
  const answer = await call(earshot, 'auth.beginPasskeySignIn', { headers }, {});
  expect(answer.status, answer.text).toBe(200);
  return { options: answer.body.result.data, cookie: cookiesOf(answer, /^earshot_passkey=/) };
}

export async function passkeySignIn(
  earshot: Earshot,
  device: PasskeyDevice,
  lies: Lies = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { options, cookie } = await begunPasskeySignIn(earshot, headers);
  const cookies = [headers.Cookie, cookie].filter(Boolean).join('; ');
  const from = { headers: { ...headers, Cookie: cookies } };
  return call(earshot, 'auth.completePasskeySignIn', from, { credential: device.get(options, lies) });
}
