// Alerts and digests: what each person has chosen, only of what their role sees, and once for a call (docs/decisions/mail.md#alerts).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mondayOf } from '../../packages/server/src/accounts/digest-week.ts';
import { sweep } from '../../packages/server/src/background.ts';
import type { Value } from '../../packages/server/src/records/database.ts';
import { type Alerts, type AlertsCompany, type Name, names, startAlerts } from '../harness/alerts.ts';
import { startEarshot, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let alerts: Alerts;
let earshot: Alerts['earshot'];
let aurora: AlertsCompany;

beforeAll(async () => {
  alerts = await startAlerts();
  ({ earshot } = alerts);
});
beforeEach(async () => {
  aurora = await alerts.company();
});
afterAll(() => alerts?.stop());

const dayMs = 24 * 60 * 60_000;

describe('user.getAlerts and user.updateAlerts', () => {
  it('everything is off at first; what is given changes, the address of a chat is never shown, and the deed is recorded', async () => {
    const own = await session(earshot, aurora.people.sara);
    const off = {
      byMail: true,
      chat: null,
      digest: false,
      scoreBelow: null,
      words: [],
      failures: false,
      sendsMail: true,
    };
    expect(await output(earshot, 'user.getAlerts', own)).toEqual(off);
    const chat = { kind: 'slack', url: `${alerts.receiver.url}/hook-of-sara` };
    expect(await aurora.choose('sara', { digest: true, words: ['preço', ' preço '], chat })).toEqual({
      ...off,
      digest: true,
      words: ['preço'],
      chat: 'slack',
    });
    const stored = await earshot.service.db.get('SELECT * FROM alert_settings WHERE user_id = ?', [aurora.people.sara]);
    expect(JSON.stringify(stored)).not.toContain('hook-of-sara');
    expect(await aurora.choose('sara', { digest: false, words: [], chat: null })).toEqual(off);
    const entries = await earshot.service.db.all<{ details: string }>(
      "SELECT details FROM audit_entries WHERE kind = 'alerts.updated' AND subject_id = ?",
      [aurora.people.sara],
    );
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toMatch(/preço|hook/);
  });

  it.each([
    ['a score of 0', { scoreBelow: 0 }],
    ['a score of 101', { scoreBelow: 101 }],
    ['21 words', { words: Array(21).fill('x') }],
    ['a word of 61 characters', { words: ['x'.repeat(61)] }],
    ['a chat of another kind', { chat: { kind: 'irc', url: 'https://example.com' } }],
    ['a chat in the clear', { chat: { kind: 'slack', url: 'http://example.com/hook' } }],
    ['a chat with a password', { chat: { kind: 'slack', url: 'https://a:b@example.com/hook' } }],
  ])('%s → 400, and nothing changes', async (_what, input) => {
    const own = await session(earshot, aurora.people.sara);
    const before = await output(earshot, 'user.getAlerts', own);
    expect((await call(earshot, 'user.updateAlerts', own, input)).status).toBe(400);
    expect(await output(earshot, 'user.getAlerts', own)).toEqual(before);
  });

  it('a chat on a private address → 400', async () => {
    const guarded = await startEarshot({}, earshot.database);
    try {
      const own = await session(earshot, aurora.people.sara);
      for (const url of ['https://127.0.0.1/hook', 'https://10.0.0.1/hook', 'https://[::1]/hook'])
        expect((await call(guarded, 'user.updateAlerts', own, { chat: { kind: 'slack', url } })).status).toBe(400);
    } finally {
      await guarded.stop();
    }
  });
});

describe('an alert for a call', () => {
  it('comes to who sees the call and has chosen a higher score, once, without a word of it', async () => {
    for (const who of names) await aurora.choose(who, { scoreBelow: 40 });
    const id = await aurora.completed(
      { salesperson_id: aurora.people.sara, salesperson_name: 'Sara', display_score: 39 },
      'Agent: Secret plans.',
    );
    expect(await aurora.told()).toEqual({ sara: 1, vera: 1, admin: 1 });
    const [mail] = await aurora.mailsTo('vera');
    expect(mail!.subject).toBe('A call of Aurora for you');
    for (const text of [mail!.text, mail!.html]) {
      expect(text).toContain(`https://earshot.example.com/analyses/${id}`);
      expect(text).toContain('39');
      expect(text).toContain('Sara');
      expect(text).toContain('https://earshot.example.com/account');
      expect(text).not.toContain('Secret');
    }
    await aurora.completed({ salesperson_id: aurora.people.sara, display_score: 40 });
    await aurora.completed({ salesperson_id: aurora.people.sara, display_score: null });
    expect(await aurora.told()).toEqual({ sara: 1, vera: 1, admin: 1 });
  });

  it('comes for named words, as whole words, whatever their accents', async () => {
    await aurora.choose('admin', { words: ['Preço', 'cancelar o contrato', 'preços'], language: 'pt' });
    await aurora.completed({}, 'Cliente: O PRECO subiu. Vou cancelar, o contrato.');
    await aurora.completed({}, 'Cliente: Tudo certo.');
    expect(await aurora.told()).toEqual({ admin: 1 });
    const [mail] = await aurora.mailsTo('admin');
    expect(mail!.subject).toBe('Uma ligação de Aurora para você');
    expect(mail!.text).toContain('Preço, cancelar o contrato.');
  });

  it('does not come for a call that is archived or excluded, before or after it was looked through, or erased', async () => {
    await aurora.choose('admin', { scoreBelow: 40 });
    await aurora.completed({ display_score: 1, archived_at: 1 });
    await aurora.completed({ display_score: 1, excluded_at: 1 });
    const admin = await session(earshot, aurora.people.admin);
    const erased = await aurora.completed({ display_score: 1 });
    await output(earshot, 'analysis.delete', admin, { id: erased });
    expect(await aurora.told()).toEqual({});
    expect(await earshot.service.db.all('SELECT * FROM alert_checks WHERE analysis_id = ?', [erased])).toEqual([]);
    // The same choice says nothing of another company.
    const other = await earshot.company();
    await insertAnalysis(earshot.service.db, other.companyId, { display_score: 1 });
    expect(await aurora.told()).toEqual({});
  });

  it('does not come to who has switched it off, or lost sight of the call, before it was sent', async () => {
    await aurora.choose('vera', { scoreBelow: 40, byMail: true });
    await aurora.choose('admin', { scoreBelow: 40 });
    alerts.mails.refusals.push({ at: 'data', status: 451 }, { at: 'data', status: 451 });
    await aurora.completed({ salesperson_id: aurora.people.sara, display_score: 1 });
    await eventually(async () => {
      await sweep(earshot.service);
      expect(alerts.mails.refusals).toEqual([]);
    });
    await aurora.choose('admin', { scoreBelow: null });
    await earshot.service.db.run('UPDATE users SET supervisor_id = ? WHERE id = ?', [
      aurora.people.olga,
      aurora.people.sara,
    ]);
    earshot.advance(60_000);
    expect(await aurora.told()).toEqual({});
  });

  it('comes of an analysis that the engine has completed', async () => {
    await aurora.choose('admin', { words: ['invoices'] });
    const answer = await earshot.create({ transcript: transcript(1) }, aurora.tenant.key);
    expect(answer.status).toBe(200);
    expect(await aurora.told()).toEqual({ admin: 1 });
  });
});

describe('the digest', () => {
  /** Next Monday at seven, when it is due. */
  const toMonday = () => {
    const { now } = earshot.service;
    earshot.advance(Date.parse(mondayOf(now())) + 7 * dayMs + 7 * 60 * 60_000 - now());
  };
  const atMs = () => Date.parse(mondayOf(earshot.service.now())) + dayMs;

  it('comes on Mondays, of the own calls, the team’s or the company’s, with links and no words', async () => {
    for (const who of names) await aurora.choose(who, { digest: true });
    expect(await aurora.told()).toEqual({});
    const add = (salesperson_id: string, display_score: number, at = atMs(), more: Record<string, Value> = {}) =>
      insertAnalysis(earshot.service.db, aurora.tenant.companyId, {
        salesperson_id,
        display_score,
        occurred_at: at,
        ...more,
      });
    await add(aurora.people.sara, 10, atMs() - 7 * dayMs);
    const best = await add(aurora.people.sara, 90);
    const worst = await add(aurora.people.sara, 20);
    await add(aurora.people.sara, 55);
    await add(aurora.people.otto, 70);
    await add(aurora.people.sara, 1, atMs(), { archived_at: 1 });
    await add(aurora.people.sara, 1, atMs(), { excluded_at: 1 });
    toMonday();
    expect(await aurora.told()).toEqual({ sara: 1, vera: 1, otto: 1, olga: 1, admin: 1 });
    const textOf = async (who: Name) => (await aurora.mailsTo(who))[0]!.text;
    for (const who of ['sara', 'vera'] as const) {
      expect(await textOf(who)).toContain('Calls: 3\nAverage score: 55\nChange from the week before: +45');
      for (const id of [best, worst]) expect(await textOf(who)).toContain(`/analyses/${id}`);
    }
    for (const who of ['otto', 'olga'] as const) expect(await textOf(who)).toContain('Calls: 1\nAverage score: 70');
    expect(await textOf('admin')).toContain('Calls: 4\nAverage score: 59');
    expect((await aurora.mailsTo('admin'))[0]!.subject).toBe('Your week at Aurora');
    // Once for a week, and nothing of a week without calls.
    earshot.advance(dayMs);
    await aurora.settled();
    toMonday();
    expect(await aurora.told()).toEqual({ sara: 1, vera: 1, otto: 1, olga: 1, admin: 1 });
  });
});
