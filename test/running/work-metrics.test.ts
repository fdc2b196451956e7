// /metrics tells how much work waits and for how long: deliveries, mails, collection, bodies, unused uploads; never of whom (docs/self-host.md).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueNotice } from '../../packages/server/src/mail/queue-notice.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';

const mib = 1024 * 1024;
let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off', EARSHOT_UPLOAD_QUOTA_MIB: '40' });
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

/** The values of all gauges without labels. */
async function gauges(): Promise<Record<string, number>> {
  const text = await earshot.service.metrics.registry.metrics();
  return Object.fromEntries(
    [...text.matchAll(/^(earshot_\w+) (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]),
  );
}

it('nothing waits at first', async () => {
  expect(await gauges()).toMatchObject({
    earshot_queued_analyses: 0,
    earshot_webhooks_waiting: 0,
    earshot_webhooks_oldest_seconds: 0,
    earshot_notices_waiting: 0,
    earshot_notices_oldest_seconds: 0,
    earshot_collection_due: 0,
    earshot_collection_oldest_seconds: 0,
    earshot_body_memory_bytes: 0,
    earshot_uploads_unused_bytes: 0,
    earshot_uploads_fullest_quota_ratio: 0,
  });
});

it('queued analyses and the age of the one that waits longest, in seconds', async () => {
  const { id } = await output(earshot, 'analysis.submit', tenant.key, { transcript: transcript() });
  earshot.advance(90_000);
  const { earshot_queued_analyses: waiting, earshot_queued_oldest_seconds: age } = await gauges();
  expect(waiting).toBe(1);
  expect(age).toBeGreaterThanOrEqual(90);
  await output(earshot, 'analysis.delete', await session(earshot, tenant.adminId), { id });
});

it('deliveries and their age, in seconds', async () => {
  const admin = await session(earshot, tenant.adminId);
  await output(earshot, 'analysisWebhooks.create', admin, {
    targetUrl: 'https://93.184.215.14/hook',
    role: 'admin_company',
    triggers: ['external_api'],
  });
  const { status } = await earshot.create({ transcript: transcript() }, tenant.key);
  expect(status).toBe(200);
  earshot.advance(90_000);
  const { earshot_webhooks_waiting: waiting, earshot_webhooks_oldest_seconds: age } = await gauges();
  expect(waiting).toBe(1);
  expect(age).toBeGreaterThanOrEqual(90);
});

it('mails that wait, and their age; not those of a company that is to be erased', async () => {
  const { db, now } = earshot.service;
  const notice = { companyId: tenant.companyId, userId: tenant.adminId, kind: 'newSignIn', facts: { at: 0 } } as const;
  await db.transaction((tx) => queueNotice(tx, notice, now()));
  earshot.advance(90_000);
  const { earshot_notices_waiting: waiting, earshot_notices_oldest_seconds: age } = await gauges();
  expect(waiting).toBe(1);
  expect(age).toBeGreaterThanOrEqual(90);
  await db.run('UPDATE companies SET erasure_due_at = ? WHERE id = ?', [now(), tenant.companyId]);
  expect(await gauges()).toMatchObject({ earshot_notices_waiting: 0, earshot_notices_oldest_seconds: 0 });
  await db.run('UPDATE companies SET erasure_due_at = NULL WHERE id = ?', [tenant.companyId]);
});

it('integrations that are due', async () => {
  const admin = await session(earshot, tenant.adminId);
  await output(earshot, 'integrations.create', admin, {
    connector: 'pbx/yeastar',
    settings: { baseUrl: 'https://93.184.215.14' },
    credentials: { clientId: 'id', clientSecret: 'secret' },
  });
  earshot.advance(3600_000 * 24);
  const { earshot_collection_due: due, earshot_collection_oldest_seconds: age } = await gauges();
  expect(due).toBe(1);
  expect(age).toBeGreaterThan(0);
});

it('integrations by state, and those that have stopped working, of companies that use the service', async () => {
  const { db, metrics, now } = earshot.service;
  const [row] = await db.all<{ id: string }>('SELECT id FROM integrations WHERE company_id = ?', [tenant.companyId]);
  await db.run("UPDATE integrations SET state = 'credentials_refused', stopped_at = ? WHERE id = ?", [now(), row!.id]);
  const lines = async () =>
    (await metrics.registry.getSingleMetricAsString('earshot_integrations'))
      .split('\n')
      .filter((line) => !/^#/.test(line));
  expect(await lines()).toEqual(['earshot_integrations{state="credentials_refused"} 1']);
  expect(await gauges()).toMatchObject({ earshot_integrations_stopped: 1 });
  await db.run('UPDATE integrations SET is_active = 0 WHERE id = ?', [row!.id]);
  expect(await lines()).toEqual(['earshot_integrations{state="inactive"} 1']);
  expect(await gauges()).toMatchObject({ earshot_integrations_stopped: 0 });
  await db.run('UPDATE companies SET deactivated_at = ? WHERE id = ?', [now(), tenant.companyId]);
  expect(await lines()).toEqual([]);
  await db.run('UPDATE companies SET deactivated_at = NULL WHERE id = ?', [tenant.companyId]);
});

it('unused uploads, and the part of the fullest quota', async () => {
  await output(earshot, 'upload.getPresignedUrl', tenant.key, { filename: 'a.mp3', contentType: 'audio/mpeg' });
  await output(earshot, 'upload.getPresignedUrl', tenant.key, { filename: 'b.mp3', contentType: 'audio/mpeg' });
  expect(await gauges()).toMatchObject({
    earshot_uploads_unused_bytes: 2 * mib,
    earshot_uploads_fullest_quota_ratio: 2 / 40,
  });
});

it('no label names a company', async () => {
  const text = await earshot.service.metrics.registry.metrics();
  expect(text).not.toContain(tenant.companyId);
});
