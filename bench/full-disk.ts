// A disk that is full, with a real server and worker whose data folder is a small file system of its own: recordings are refused, everything else goes on, and collection resumes. Linux, as root. Run: node bench/full-disk.ts [--postgres]
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createApiKey } from '../packages/server/src/accounts/api-keys.ts';
import { createUser } from '../packages/server/src/accounts/users.ts';
import { transcript } from '../test/harness/earshot.ts';
import { dataUrl, recording } from '../test/harness/recordings.ts';
import { checkTrial, settled } from './collection-kills/checks.ts';
import { openTrial, type Trial } from './collection-kills/world.ts';

const { values: options } = parseArgs({ options: { postgres: { type: 'boolean', default: false } } });
const mib = 1024 * 1024;
const diskMib = 256;
/** What `EARSHOT_MIN_FREE_DISK_MIB` says: below that, recordings are refused. */
const reserveMib = 64;
/** Full for everybody but the database, which has this. */
const leftMib = 16;

const disk = await mkdtemp(join(tmpdir(), 'earshot-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMib}m`, 'tmpfs', disk]);
const ballast = join(disk, 'ballast');
const freeMib = async () => {
  const { bavail, bsize } = await statfs(disk);
  return (Number(bavail) * Number(bsize)) / mib;
};
const fill = async () => writeFile(ballast, Buffer.alloc(Math.floor(((await freeMib()) - leftMib) * mib)));

async function keyOf({ db, companyId }: Trial): Promise<string> {
  const person = { name: 'Ana Reis', role: 'admin_company', supervisorId: null, password: null } as const;
  const user = await createUser(db, { ...person, companyId, email: 'ana@example.com' });
  const scopes = ['api:analyses:read', 'api:analyses:write'];
  return (await createApiKey(db, { companyId, userId: user!.id, name: 'bench', scopes, expiresAt: null }))!.key;
}

const trial = await openTrial({
  postgres: options.postgres,
  dataFolder: disk,
  settings: { EARSHOT_MIN_FREE_DISK_MIB: String(reserveMib) },
});
const faults: string[] = [];
const figures: Record<string, unknown> = {};
const expectSame = (what: string, found: unknown, wanted: unknown) => {
  figures[what] = found;
  if (JSON.stringify(found) !== JSON.stringify(wanted)) faults.push(`${what}: ${JSON.stringify(found)}`);
};
const count = async (sql: string) => Number((await trial.db.get<{ n: number }>(sql))!.n);
const server = await trial.start('server', 'serve');
const worker = await trial.start('worker', 'worker');
try {
  const key = await keyOf(trial);
  const ask = async (method: string, path: string, json?: object) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    });
    const body = (await answer.json()) as { data?: { reason?: string } };
    return { status: answer.status, reason: body.data?.reason ?? null, retryAfter: answer.headers.get('retry-after') };
  };
  const isUp = () =>
    fetch(`${server.url}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isUp())) await sleep(100);
  const audioKey = dataUrl(await recording('vbr.mp3'));
  await trial.addRecordings();
  const atFirst = await settled(trial, 120_000);
  if (atFirst === null) faults.push('nothing was collected while there was room');

  await fill();
  await sleep(2_000);
  expectSame('a recording', await ask('POST', '/api/analyses', { audioKey }), {
    status: 503,
    reason: 'disk_full',
    retryAfter: '60',
  });
  const upload = encodeURIComponent(JSON.stringify({ filename: 'call.mp3', contentType: 'audio/mpeg' }));
  const granted = await ask('GET', `/v1/upload.getPresignedUrl?input=${upload}`);
  expectSame('an upload', granted.reason, 'disk_full');
  expectSame('a transcript', (await ask('POST', '/api/analyses', { transcript: transcript() })).status, 200);
  expectSame('the list', (await ask('GET', '/api/analyses')).status, 200);
  expectSame('ready', await isUp(), true);
  const before = await count("SELECT COUNT(*) AS n FROM analyses WHERE trigger = 'scheduled_collection'");
  for (let round = 0; round < 3; round += 1) await trial.addRecordings();
  const waiting = "SELECT COUNT(*) AS n FROM integrations WHERE state = 'backing_off' AND failures = 0";
  for (let tries = 0; tries < 100 && (await count(waiting)) < trial.calls.size; tries += 1) {
    await trial.hurry();
    await sleep(1_000);
  }
  const reasons = await trial.db.all<{ reason: string }>(
    'SELECT DISTINCT error_reason AS reason FROM collection_runs WHERE error IS NOT NULL',
  );
  expectSame('integrations wait', await count(waiting), trial.calls.size);
  expectSame(
    'runs say',
    reasons.map(({ reason }) => reason),
    ['disk_full'],
  );
  const collected = await count("SELECT COUNT(*) AS n FROM analyses WHERE trigger = 'scheduled_collection'");
  expectSame('collected without room', collected - before, 0);

  await rm(ballast);
  figures.resumedSeconds = await settled(trial, 180_000);
  if (figures.resumedSeconds === null) faults.push('collection did not go on');
  expectSame('a recording afterwards', (await ask('POST', '/api/analyses', { audioKey })).status, 200);
  const report = await checkTrial(trial);
  faults.push(...report.faults);
  console.log(JSON.stringify({ ...figures, ...report.figures, faults }, null, 2));
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([server, worker].map((each) => each.end('SIGKILL').catch(() => {})));
  await trial.stop();
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true, force: true });
}
