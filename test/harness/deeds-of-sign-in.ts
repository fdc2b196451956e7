// What makes each operation of signing in succeed once, as deeds.ts does for the others: passwords, two steps, passkeys, sessions and sign-in services.
import type { UserRole } from '@earshot/core';
import { hashSecret } from '../../packages/server/src/access/cryptography.ts';
import { codeAt, stepAt } from '../../packages/server/src/accounts/totp.ts';
import type { OperationName } from '../../packages/server/src/generated/operations.ts';
import { fromBase32 } from './base32.ts';
import type { Stage, Trial } from './deeds.ts';
import type { RequestOptions } from './earshot.ts';
import { clientId, clientSecret, type OpenIdProvider } from './open-id-provider.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { addedPasskey, begunPasskeySignIn, passkeyAddress } from './passkeys.ts';
import { call, cookieOf, output, password, personWithPassword, session } from './procedures.ts';

const visitor: RequestOptions = {};

async function personIn({ earshot, tenant }: Stage, role: UserRole = 'salesperson') {
  const { id, email } = await personWithPassword(earshot, tenant.companyId, role);
  return { id, email, own: await session(earshot, id) };
}

/** Someone with two-step sign-in, and the next code of their app. */
async function withTwoSteps(stage: Stage) {
  const { earshot } = stage;
  const { id, own } = await personIn(stage);
  const { secret } = await output(earshot, 'auth.beginSecondFactor', own, { currentPassword: password });
  const code = () => {
    earshot.advance(30_000);
    return codeAt(fromBase32(secret), stepAt(earshot.service.now()));
  };
  const confirmed = await call(earshot, 'auth.confirmSecondFactor', own, { code: code() });
  return { id, own: { headers: { Cookie: cookieOf(confirmed) } }, code };
}

async function reset({ earshot }: Stage, userId: string): Promise<string> {
  const values = [hashSecret(userId), userId, earshot.service.now() + 60_000];
  await earshot.service.db.run(
    'INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (?, ?, ?)',
    values,
  );
  return userId;
}

export function signInDeeds(provider: () => OpenIdProvider): Partial<Record<OperationName, Trial>> {
  const settings = () => ({ issuer: provider().issuer, clientId, clientSecret });
  const backFromProvider = async (stage: Stage, email: string) => {
    const { earshot, tenant } = stage;
    await output(earshot, 'company.updateOpenId', stage.admin, settings());
    provider().signIn({ sub: email, email, email_verified: true });
    const begun = await call(earshot, 'auth.beginOpenId', visitor, { companyId: tenant.companyId });
    const back = await provider().visit(begun.body.result.data.url);
    return { as: { headers: { Cookie: cookieOf(begun) } }, input: { query: back.search.slice(1) } };
  };
  return {
    'auth.login': {
      kind: 'signIn.succeeded',
      input: async (stage) => ({ as: visitor, input: { email: (await personIn(stage)).email, password } }),
    },
    'auth.completeOpenId': {
      kind: 'signIn.succeeded',
      input: async (stage) => backFromProvider(stage, (await personIn(stage)).email),
    },
    'auth.completePasskeySignIn': {
      kind: 'signIn.succeeded',
      input: async (stage) => {
        const { device } = await addedPasskey(stage.earshot, (await personIn(stage)).own);
        const { options, cookie } = await begunPasskeySignIn(stage.earshot);
        return { as: { headers: { Cookie: cookie } }, input: { credential: device.get(options) } };
      },
    },
    'auth.logout': { kind: 'session.ended', input: () => ({}) },
    'auth.endSession': {
      kind: 'session.ended',
      input: async ({ earshot, tenant, admin }) => {
        await session(earshot, tenant.adminId);
        const sessions: { id: string; isCurrent: boolean }[] = await output(earshot, 'auth.listSessions', admin);
        return { id: sessions.find(({ isCurrent }) => !isCurrent)!.id };
      },
    },
    'auth.endOtherSessions': {
      kind: 'session.ended',
      input: async ({ earshot, tenant }) => {
        await session(earshot, tenant.adminId);
        return {};
      },
    },
    'auth.changePassword': {
      kind: 'password.changed',
      input: async (stage) => ({
        as: (await personIn(stage)).own,
        input: { currentPassword: password, newPassword: 'another good password' },
      }),
    },
    'auth.requestPasswordReset': {
      kind: 'password.resetRequested',
      input: async (stage) => ({ as: visitor, input: { email: (await personIn(stage)).email } }),
    },
    'auth.resetPassword': {
      kind: 'password.reset',
      input: async (stage) => ({
        as: visitor,
        input: { token: await reset(stage, (await personIn(stage)).id), password: 'another good password' },
      }),
    },
    'auth.acceptInvitation': {
      kind: 'invitation.accepted',
      input: async ({ earshot, tenant, admin }) => {
        const id = await earshot.user(tenant.companyId, 'salesperson');
        const { invitationUrl } = await output(earshot, 'user.createInvitation', admin, { id });
        return { as: visitor, input: { token: invitationUrl.split('/').at(-1), password } };
      },
    },
    'auth.confirmSecondFactor': {
      kind: 'secondFactor.enabled',
      input: async (stage) => {
        const { earshot } = stage;
        const { own } = await personIn(stage);
        const { secret } = await output(earshot, 'auth.beginSecondFactor', own, { currentPassword: password });
        return { as: own, input: { code: codeAt(fromBase32(secret), stepAt(earshot.service.now())) } };
      },
    },
    'auth.disableSecondFactor': {
      kind: 'secondFactor.disabled',
      input: async (stage) => {
        const { own, code } = await withTwoSteps(stage);
        return { as: own, input: { currentPassword: password, code: code() } };
      },
    },
    'auth.renewRecoveryCodes': {
      kind: 'secondFactor.codesRenewed',
      input: async (stage) => {
        const { own, code } = await withTwoSteps(stage);
        return { as: own, input: { currentPassword: password, code: code() } };
      },
    },
    'user.resetSecondFactor': {
      kind: 'secondFactor.reset',
      input: async (stage) => ({ id: (await withTwoSteps(stage)).id }),
    },
    'auth.addPasskey': {
      kind: 'passkey.added',
      input: async (stage) => {
        const { own } = await personIn(stage);
        const options = await output(stage.earshot, 'auth.beginPasskey', own, { currentPassword: password });
        const credential = new PasskeyDevice(passkeyAddress).create(options);
        return { as: own, input: { name: 'Phone', credential } };
      },
    },
    'auth.renamePasskey': {
      kind: 'passkey.renamed',
      input: async (stage) => {
        const { own } = await personIn(stage);
        const { id } = await addedPasskey(stage.earshot, own);
        return { as: own, input: { id, name: 'Old phone' } };
      },
    },
    'auth.removePasskey': {
      kind: 'passkey.removed',
      input: async (stage) => {
        const { own } = await personIn(stage);
        const { id } = await addedPasskey(stage.earshot, own);
        return { as: own, input: { id, currentPassword: password } };
      },
    },
    'company.updateOpenId': { kind: 'company.updated', input: settings },
    'company.removeOpenId': {
      kind: 'company.updated',
      input: async ({ earshot, admin }) => {
        await output(earshot, 'company.updateOpenId', admin, settings());
        return {};
      },
    },
    'company.requireOpenId': {
      kind: 'company.updated',
      input: async (stage) => {
        const boss = await personIn(stage, 'admin_company');
        const { as, input } = await backFromProvider(stage, boss.email);
        await output(stage.earshot, 'auth.completeOpenId', as, input);
        return { isRequired: true, emergencyUserIds: [boss.id] };
      },
    },
  };
}
