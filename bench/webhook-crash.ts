// 5,000 deliveries by workers that are killed with SIGKILL at random moments; leases end by themselves. Run: node bench/webhook-crash.ts [--postgres] [--kills 12] [--deliveries 5000]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { certificate } from '../test/harness/certificate.ts';
import { crashRun, loopbackProcess } from '../test/harness/crash-run.ts';
import { startPostgres } from '../test/harness/postgres.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    kills: { type: 'string', default: '12' },
    deliveries: { type: 'string', default: '5000' },
  },
});
const destinations = 10;
const folder = await mkdtemp(join(tmpdir(), 'earshot-crash-'));
const postgres = values.postgres ? await startPostgres('shared_buffers=512MB', 'max_wal_size=4GB') : null;
const databaseUrl = postgres ? await postgres.createDatabase('crash') : `sqlite:${join(folder, 'earshot.db')}`;
try {
  const { path } = await certificate();
  const plan = {
    events: Math.ceil(Number(values.deliveries) / destinations),
    destinations,
    kills: Number(values.kills),
    endLeases: false,
  };
  const { lost, unexplained, altered, ...counts } = await crashRun(
    { databaseUrl, ...plan },
    loopbackProcess(databaseUrl, path),
  );
  console.log(
    JSON.stringify({ ...counts, lost: lost.length, unexplained: unexplained.length, altered: altered.length }, null, 2),
  );
  if (lost.length + unexplained.length + altered.length > 0) process.exitCode = 1;
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
