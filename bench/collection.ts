// A first collection of 10,000 recordings from a PBX, by processes that are killed with SIGKILL at random moments. Run: node bench/collection.ts [--postgres] [--kills 8] [--recordings 10000]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collectionCrashRun } from '../test/harness/collection-crash.ts';
import { startPostgres } from '../test/harness/postgres.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    kills: { type: 'string', default: '8' },
    recordings: { type: 'string', default: '10000' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'earshot-collection-'));
const postgres = values.postgres ? await startPostgres('shared_buffers=512MB', 'max_wal_size=4GB') : null;
try {
  const { lost, memory, ...report } = await collectionCrashRun({
    databaseUrl: postgres ? await postgres.createDatabase('collection') : `sqlite:${join(folder, 'earshot.db')}`,
    storageFolder: join(folder, 'storage'),
    recordings: Number(values.recordings),
    kills: Number(values.kills),
  });
  console.log(
    JSON.stringify(
      { lost: lost.length, ...report, memory: memory.map((each) => Object.values(each).join(': ')) },
      null,
      2,
    ),
  );
  if (lost.length + report.twice + report.leftObjects > 0) process.exitCode = 1;
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
