// A person gets a mail when two-step sign-in is switched on, off or reset, when the recovery codes are renewed, and when passkeys change (docs/decisions/mail.md#forgotten-passwords).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../packages/server/src/accounts/totp.ts';
import { fromBase32 } from '../harness/base32.ts';
import type { Earshot, Tenant } from '../harness/earshot.ts';
import { untilFound } from '../harness/eventually.ts';
import { type MailServer, startEarshotWithMail } from '../harness/mail-server.ts';
import { addedPasskey, passkeyAddress } from '../harness/passkeys.ts';
import { call, cookieOf, output, password, personWithPassword, session } from '../harness/procedures.ts';

let mails: MailServer;
let earshot: Earshot;
let stop: (() => Promise<void>) | undefined;
let tenant: Tenant;

beforeAll(async () => {
  ({ mails, earshot, stop } = await startEarshotWithMail());
  tenant = await earshot.company({ name: 'Aurora' });
});
afterAll(() => stop?.());

/** Switched on; each code is that of a later step than the one before. */
async function withSecondFactor() {
  const { id, email } = await personWithPassword(earshot, tenant.companyId);
  const before = await session(earshot, id);
  const { secret } = await output(earshot, 'auth.beginSecondFactor', before, { currentPassword: password });
  const code = () => {
    earshot.advance(30_000);
    return codeAt(fromBase32(secret), stepAt(earshot.service.now()));
  };
  const answer = await call(earshot, 'auth.confirmSecondFactor', before, { code: code() });
  expect(answer.status, answer.text).toBe(200);
  const own = { headers: { Cookie: cookieOf(answer) } };
  const proof = () => ({ currentPassword: password, code: code() });
  const told = (text: string) =>
    untilFound(() => mails.to(email).find((mail) => mail.text.replaceAll(/\s+/g, ' ').includes(text)));
  return { id, email, own, proof, told };
}

it('switched on, codes renewed, switched off: each with the time and the address, and never with a code', async () => {
  const { email, own, proof, told } = await withSecondFactor();
  const on = await told('Two-step sign-in was switched on for your Earshot account at Aurora.');
  expect(on.subject).toBe('Two-step sign-in for Aurora was changed');
  expect(on.text).toContain('127.0.0.1');
  expect(on.text).toContain('/account');
  const { recoveryCodes } = await output(earshot, 'auth.renewRecoveryCodes', own, proof());
  await told('The recovery codes of your Earshot account at Aurora were replaced.');
  await output(earshot, 'auth.disableSecondFactor', own, proof());
  await told('Two-step sign-in was switched off for your Earshot account at Aurora.');
  expect(mails.to(email)).toHaveLength(3);
  for (const { text } of mails.to(email)) for (const code of recoveryCodes) expect(text).not.toContain(code);
});

it('reset by an administrator, once, without the address of whoever did it', async () => {
  const { id, email, told } = await withSecondFactor();
  const admin = await session(earshot, tenant.adminId);
  await output(earshot, 'user.resetSecondFactor', admin, { id });
  const { text } = await told('An administrator switched off two-step sign-in for your Earshot account at Aurora');
  expect(text).not.toContain('127.0.0.1');
  // There is nothing left to tell of.
  await output(earshot, 'user.resetSecondFactor', admin, { id });
  const { db } = earshot.service;
  const notices = await db.all("SELECT id FROM notices WHERE user_id = ? AND kind = 'secondFactorChanged'", [id]);
  expect(notices).toHaveLength(2);
  expect(mails.to(email)).toHaveLength(2);
});

it('a passkey that is added or removed, and that passkeys stay when the password changes', async () => {
  earshot.service.publicUrl = passkeyAddress;
  const { id, email } = await personWithPassword(earshot, tenant.companyId);
  const own = await session(earshot, id);
  const told = (text: string) =>
    untilFound(() => mails.to(email).find((mail) => mail.text.replaceAll(/\s+/g, ' ').includes(text)));
  const { id: passkeyId } = await addedPasskey(earshot, own);
  const added = await told('A passkey was added to your Earshot account at Aurora.');
  expect(added.subject).toBe('Your passkeys for Aurora were changed');
  expect(added.text).toContain('127.0.0.1');
  await output(earshot, 'auth.changePassword', own, { currentPassword: password, newPassword: 'another battery' });
  await told('Your passkeys still sign you in.');
  const later = await session(earshot, id);
  await output(earshot, 'auth.removePasskey', later, { id: passkeyId, currentPassword: 'another battery' });
  await told('A passkey was removed from your Earshot account at Aurora.');
  const admin = await session(earshot, tenant.adminId);
  await output(earshot, 'auth.changePassword', later, { currentPassword: 'another battery', newPassword: password });
  await addedPasskey(earshot, await session(earshot, id));
  await output(earshot, 'user.resetSecondFactor', admin, { id });
  await told('removed any passkeys and ended all sessions');
  expect(mails.to(email).filter(({ text }) => text.includes('still sign you in'))).toHaveLength(1);
});

it('in the language of the company', async () => {
  await output(earshot, 'company.update', await session(earshot, tenant.adminId), { language: 'pt' });
  const { told } = await withSecondFactor();
  await told('A verificação em duas etapas da sua conta do Earshot em Aurora foi ativada.');
});
