// credits.getLedger and user.listTeam: pages with running balances, and who has accepted an invitation (docs/decisions/minutes.md#d23, docs/decisions/sign-in.md#d52, #d53).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantCredits } from '../../packages/server/src/accounts/companies.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, password, session } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company({ minutes: 100 });
});
afterAll(() => earshot.stop());

interface Entry {
  kind: string;
  minutes: number;
  balanceAfter: number;
  analysisId: string | null;
  createdAt: string;
}

describe('credits.getLedger', () => {
  it('newest first, the balance after each entry, the same through pages of any size', async () => {
    const { body } = await earshot.create({ transcript: transcript(3) }, tenant.key);
    await grantCredits(earshot.service.db, tenant.companyId, 12.5);
    await grantCredits(earshot.service.db, tenant.companyId, -2.25);
    const whole = await output(earshot, 'credits.getLedger', tenant.key);
    expect(whole.items.map(({ createdAt: _, ...entry }: Entry) => entry)).toEqual([
      { kind: 'grant', minutes: -2.25, balanceAfter: 107.25, analysisId: null },
      { kind: 'grant', minutes: 12.5, balanceAfter: 109.5, analysisId: null },
      { kind: 'analysis', minutes: -3, balanceAfter: 97, analysisId: body.id },
      { kind: 'opening', minutes: 100, balanceAfter: 100, analysisId: null },
    ]);
    expect([whole.nextCursor, whole.hasMore]).toEqual([null, false]);
    const { currentBalance } = await output(earshot, 'credits.getSummary', tenant.key);
    expect(whole.items[0].balanceAfter).toBe(currentBalance);
    for (const limit of [1, 3]) {
      const items: Entry[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: Entry[]; nextCursor: string | null } = await output(
          earshot,
          'credits.getLedger',
          tenant.key,
          { limit, ...(cursor !== null && { cursor }) },
        );
        items.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(items).toEqual(whole.items);
    }
  });

  it('a cursor of another list or a broken one → 400; other companies have their own', async () => {
    const of = (input: Record<string, unknown>) => call(earshot, 'credits.getLedger', tenant.key, input);
    for (const input of [{ cursor: 'x' }, { limit: 0 }, { limit: 101 }]) expect((await of(input)).status).toBe(400);
    const other = await earshot.company({ minutes: 7 });
    const { items } = await output(earshot, 'credits.getLedger', other.key);
    expect(items.map(({ minutes }: Entry) => minutes)).toEqual([7]);
  });
});

describe('user.listTeam', () => {
  it('says who has a password, and until when an invitation is open', async () => {
    const input = { name: 'Ana', email: `ana-${Date.now()}@example.com`, role: 'salesperson' };
    const { id, invitationUrl, ...user } = await output(earshot, 'user.create', tenant.key, input);
    const member = async () =>
      (await output(earshot, 'user.listTeam', tenant.key)).find((one: { user: { id: string } }) => one.user.id === id);
    const invited = await member();
    expect(invited).toMatchObject({ user: { id, ...user }, hasPassword: false });
    const leftMs = Date.parse(invited.invitationExpiresAt) - earshot.service.now();
    expect(Math.round(leftMs / 86_400_000)).toBe(7);

    await output(earshot, 'user.update', tenant.key, { id, isActive: false });
    expect(await member()).toMatchObject({ hasPassword: false, invitationExpiresAt: null });
    await output(earshot, 'user.update', tenant.key, { id, isActive: true });
    await output(earshot, 'auth.acceptInvitation', {}, { token: invitationUrl.split('/').at(-1), password });
    expect(await member()).toMatchObject({ hasPassword: true, invitationExpiresAt: null });

    await output(earshot, 'user.createInvitation', await session(earshot, tenant.adminId), { id });
    expect((await member()).invitationExpiresAt).not.toBeNull();
    earshot.advance(8 * 86_400_000);
    expect(await member()).toMatchObject({ hasPassword: true, invitationExpiresAt: null });
  });

  it('has the people of user.listByCompany, in its order; a password sent to user.create is ignored (D7)', async () => {
    const email = `rui-${Date.now()}@example.com`;
    await output(earshot, 'user.create', tenant.key, { name: 'Rui', email, role: 'supervisor', password });
    const team = await output(earshot, 'user.listTeam', tenant.key);
    expect(team.map(({ user }: { user: object }) => user)).toEqual(
      await output(earshot, 'user.listByCompany', tenant.key),
    );
    expect(team.at(-1).hasPassword).toBe(false);
    expect((await call(earshot, 'auth.login', {}, { email, password })).status).toBe(401);
  });
});
