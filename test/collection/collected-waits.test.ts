// Collected recordings wait while what they need is out of reach, for as long as it takes (docs/decisions/creation.md#waiting).
import { beforeEach, describe, expect, it } from 'vitest';
import { recover } from '../../packages/server/src/analyses/recover.ts';
import {
  type Collection,
  collectedAgain,
  collected as collectedBy,
  collectForEachTest,
  integration,
  pbxInput,
  phonedCall,
} from '../harness/collection.ts';
import type { Earshot, RequestOptions, Tenant } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { recording, stored } from '../harness/recordings.ts';
import { account } from '../harness/rows.ts';
import { answerJson, dialogue, noSpeech } from '../harness/transcription-server.ts';
import type { YeastarServer } from '../providers/yeastar-server.ts';

let endpoint: Collection['endpoint'];
let earshot: Earshot;
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;

collectForEachTest((parts) => {
  ({ earshot, endpoint, sound, pbx, tenant, admin } = parts);
});
beforeEach(() => endpoint.answerWith(dialogue));

/** Down, and asking for so long a pause that nobody waits for it in between. */
const down = answerJson({ error: { message: 'down' } }, 503, { 'Retry-After': '3600' });
const refused = answerJson({ error: { message: 'wrong key' } }, 401);
const broken = answerJson({ error: { message: 'broken' } }, 500, { 'Retry-After': '3600' });

/** As a server answers that does not know the model or a parameter. */
const misconfigured = answerJson({ error: { message: 'unknown model' } }, 400);

const phoned = (count: number) => pbx.add(Array.from({ length: count }, (_, minute) => phonedCall(sound, minute)));
const rows = () =>
  earshot.service.db.all<{ id: string; status: string; wait_count: number; delay: number; retries: number }>(
    `SELECT id, status, wait_count, run_after - updated_at AS delay, auto_retry_count AS retries FROM analyses
     WHERE company_id = ? ORDER BY created_at, id`,
    [tenant.companyId],
  );
const reach = (expected: object[]) => expect.poll(rows, { interval: 20 }).toMatchObject(expected);
const wake = (seconds: number) => {
  earshot.advance(seconds * 1000);
  earshot.service.wakeQueue();
};

describe.each([
  ['down', down],
  ['refusing the key', refused],
  ['answering 500', broken],
  ['answering 400', misconfigured],
] as const)('a transcriber that is %s', (_name, answer) => {
  it('is waited for, longer and longer, at most an hour; then everything is analysed and charged once', async () => {
    endpoint.answerWith(answer);
    phoned(1);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
    for (let waits = 1; waits <= 10; waits += 1) {
      const delay = Math.min(30_000 * 2 ** (waits - 1), 3_600_000);
      await reach([{ status: 'pending', wait_count: waits, retries: 0, delay }]);
      wake(delay / 1000);
    }
    await reach([{ status: 'pending', wait_count: 11, delay: 3_600_000 }]);
    const as = await session(earshot, tenant.adminId);
    expect((await integration(earshot, as, id)).waiting).toMatchObject([{ for: 'transcriber', count: 1 }]);
    expect(await account(earshot.service.db, tenant.companyId)).toMatchObject({ debits: 0 });
    endpoint.answerWith(dialogue);
    await collectedAgain(earshot, as, id);
    await reach([{ status: 'completed' }]);
    expect((await integration(earshot, as, id)).waiting).toEqual([]);
    expect(await account(earshot.service.db, tenant.companyId)).toMatchObject({ debits: 1, held: 0 });
    admin = as;
  });
});

it.each([
  [500, broken],
  [400, misconfigured],
])('a recording that alone gets %i fails after three retries; the others are analysed', async (_status, answer) => {
  let first: Buffer | null = null;
  endpoint.answerWith((response, question) => {
    first ??= question.audio;
    return (question.audio.equals(first) ? answer : dialogue)(response, question);
  });
  phoned(1);
  await collectedBy(earshot, admin, pbxInput(pbx));
  await reach([{ status: 'pending', wait_count: 1 }]);
  const audioKey = await stored(earshot, tenant.companyId, await recording('pcm.wav'));
  const others: object[] = [];
  for (const retries of [1, 2, 3, 4]) {
    await output(earshot, 'analysis.submit', tenant.key, { audioKey });
    others.push({ status: 'completed' });
    await reach([{}, ...others]);
    wake(3_600);
    await reach([retries === 4 ? { status: 'failed' } : { status: 'pending', retries }, ...others]);
  }
  admin = await session(earshot, tenant.adminId);
});

it('a failure of the content fails at once', async () => {
  endpoint.answerWith(noSpeech);
  phoned(1);
  await collectedBy(earshot, admin, pbxInput(pbx));
  await reach([{ status: 'failed', wait_count: 0, retries: 0 }]);
});

it('processes that die with a recording are outlived eight times, longer and longer; what kills them all fails', async () => {
  endpoint.answerWith(down);
  phoned(1);
  await collectedBy(earshot, admin, pbxInput(pbx));
  await reach([{ status: 'pending', wait_count: 1 }]);
  const { db } = earshot.service;
  await db.run('UPDATE analyses SET wait_count = 0, waiting_for = NULL WHERE company_id = ?', [tenant.companyId]);
  const die = async () => {
    await db.run("UPDATE analyses SET status = 'processing', runner_id = 'dead' WHERE company_id = ?", [
      tenant.companyId,
    ]);
    await recover(earshot.service);
  };
  for (let deaths = 1; deaths <= 8; deaths += 1) {
    await die();
    const delay = Math.min(30_000 * 2 ** (deaths - 1), 3_600_000);
    expect(await rows()).toMatchObject([{ status: 'pending', wait_count: deaths, retries: 0, delay }]);
  }
  expect(await account(db, tenant.companyId)).toMatchObject({ debits: 0 });
  for (const retries of [1, 2, 3]) {
    await die();
    expect(await rows()).toMatchObject([{ status: 'pending', wait_count: 8, retries }]);
  }
  await die();
  expect(await rows()).toMatchObject([{ status: 'failed' }]);
  expect(await account(db, tenant.companyId)).toMatchObject({ debits: 0, held: 0 });
});

it('what a caller submitted still fails after the third retry (D37)', async () => {
  endpoint.answerWith(down);
  const audioKey = await stored(earshot, tenant.companyId, sound);
  await output(earshot, 'analysis.submit', tenant.key, { audioKey });
  for (const seconds of [30, 60, 120]) {
    await reach([{ status: 'pending', delay: seconds * 1000, wait_count: 0 }]);
    wake(seconds);
  }
  await reach([{ status: 'failed' }]);
});
