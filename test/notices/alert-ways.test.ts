// Alerts in Slack and Teams, and what administrators hear of failures (docs/decisions/mail.md#alerts).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatSecrets } from '../../packages/server/src/accounts/alert-settings.ts';
import { failAnalysis } from '../../packages/server/src/analyses/finish.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { notifyOfFailure } from '../../packages/server/src/mail/failure-notices.ts';
import { type Alerts, type AlertsCompany, startAlerts } from '../harness/alerts.ts';
import { collected, companyWithPbx, pbxInput, stopPbx } from '../harness/collection.ts';
import { eventually, untilFound } from '../harness/eventually.ts';
import { output, session } from '../harness/procedures.ts';
import { answerStatus } from '../harness/receiver.ts';
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

describe('a chat', () => {
  const posted = async (kind: 'slack' | 'teams') => {
    const path = `/${kind}-${Math.random()}`;
    await aurora.choose('admin', { scoreBelow: 40, byMail: false, chat: { kind, url: alerts.receiver.url + path } });
    const id = await aurora.completed({ display_score: 1, salesperson_name: '<!channel> *[x](http://evil)*' });
    await aurora.settled();
    const bodies = alerts.receiver.received
      .filter((each) => each.path === path)
      .map(({ body }) => JSON.parse(body.toString()));
    expect(await aurora.mailsTo('admin')).toEqual([]);
    return { id, bodies };
  };

  it('Slack gets a text in which names can do nothing', async () => {
    const { id, bodies } = await posted('slack');
    expect(bodies).toHaveLength(1);
    expect(bodies[0].text).toContain(`<https://earshot.example.com/analyses/${id}|Open the call>`);
    expect(bodies[0].text).not.toContain('<!channel>');
  });

  it('Teams gets a card with a button', async () => {
    const { id, bodies } = await posted('teams');
    expect(bodies).toHaveLength(1);
    const { content } = bodies[0].attachments[0];
    expect(content.actions).toEqual([
      { type: 'Action.OpenUrl', title: 'Open the call', url: `https://earshot.example.com/analyses/${id}` },
    ]);
    expect(JSON.stringify(content.body)).not.toContain('[x](');
  });

  it('one that refuses for good is left, one that fails is tried again', async () => {
    alerts.receiver.answerWith(answerStatus(404));
    expect((await posted('slack')).bodies).toHaveLength(1);
    alerts.receiver.answerWith(answerStatus(503));
    await aurora.choose('admin', {
      scoreBelow: 40,
      byMail: false,
      chat: { kind: 'slack', url: `${alerts.receiver.url}/again` },
    });
    await aurora.completed({ display_score: 1 });
    const tries = () => alerts.receiver.received.filter(({ path }) => path === '/again').length;
    await eventually(async () => {
      await sweep(earshot.service);
      expect(tries()).toBe(1);
    });
    alerts.receiver.answerWith(answerStatus(200));
    earshot.advance(60_000);
    await aurora.settled();
    expect(tries()).toBe(2);
    alerts.receiver.answerWith(answerStatus(204));
  });

  it('its address stays readable through a change of the secret (earshot secret rotate)', async () => {
    await aurora.choose('admin', { chat: { kind: 'slack', url: `${alerts.receiver.url}/kept` } });
    const { db, secrets } = earshot.service;
    const next = 'another secret that only the tests know';
    expect(await chatSecrets(db, [next, secrets[0]]).rotate()).toMatchObject({ unreadable: [] });
    const back = await chatSecrets(db, [secrets[0], next]).rotate();
    expect(back.rewritten).toBeGreaterThanOrEqual(1);
    expect(back.unreadable).toEqual([]);
  });
});

describe('failures', () => {
  it('a recording that fails and an integration that stops are told to administrators who chose it', async () => {
    for (const who of ['admin', 'vera'] as const) await aurora.choose(who, { failures: true });
    const { db, now } = earshot.service;
    const failed = await insertAnalysis(db, aurora.tenant.companyId, {
      status: 'failed',
      salesperson_id: aurora.people.sara,
    });
    const notify = () =>
      db.transaction((tx) =>
        notifyOfFailure(tx, aurora.tenant.companyId, { kind: 'recordingFailed', subjectId: failed }, now()),
      );
    await notify();
    expect(await aurora.told()).toEqual({ admin: 1 });
    expect((await aurora.mailsTo('admin'))[0]!.text).toContain(`/analyses/${failed}`);
    // Other failures of the hour are on the page.
    for (let n = 0; n < 3; n += 1) await notify();
    expect(await aurora.told()).toEqual({ admin: 2 });
  });

  it('an integration whose credentials are refused, and a recording whose analysis fails, lead to them', async () => {
    const { pbx, tenant: own, admin } = await companyWithPbx(earshot);
    try {
      await output(earshot, 'user.updateAlerts', admin, { failures: true });
      await collected(earshot, admin, pbxInput(pbx, { credentials: { ...pbx.credentials, clientSecret: 'wrong' } }));
      const { db, runner } = earshot.service;
      const fence = { runner_id: runner.id, fence: 1 };
      const id = await insertAnalysis(
        db,
        own.companyId,
        { ...fence, status: 'processing' },
        { audio_storage_key: `uploads/${own.companyId}/lost.mp3` },
      );
      const failure = { errorSource: 'audio', errorDetail: 'lost' } as const;
      const claimed = { ...fence, id, company_id: own.companyId, held_hundredths: 0 };
      await failAnalysis(claimed, failure, earshot.service);
      const kinds = await db.all<{ kind: string }>(
        'SELECT kind FROM notices WHERE company_id = ? AND user_id = ? ORDER BY kind',
        [own.companyId, own.adminId],
      );
      expect(kinds.map(({ kind }) => kind)).toEqual(['integrationStopped', 'recordingFailed']);
      const address = await db.get<{ email: string }>('SELECT email FROM users WHERE id = ?', [own.adminId]);
      const mail = await untilFound(() =>
        alerts.mails.to(address!.email).find(({ subject }) => subject.includes('has stopped working')),
      );
      expect(mail.text).toContain('https://earshot.example.com/settings/integrations');
      expect(mail.text).toContain('The provider does not accept the credentials');
    } finally {
      await stopPbx(earshot, admin, pbx);
    }
  });

  it('an erased person and company leave no choice behind', async () => {
    await aurora.choose('sara', { scoreBelow: 40 });
    const admin = await session(earshot, aurora.people.admin);
    await output(earshot, 'user.delete', admin, { id: aurora.people.sara, analyses: 'keep' });
    expect(
      await earshot.service.db.all('SELECT * FROM alert_settings WHERE user_id = ?', [aurora.people.sara]),
    ).toEqual([]);
  });
});
