// A first collection by `earshot integration collect` processes that are killed with SIGKILL at random moments: what is there in the end, and how much memory each took.
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCompany } from '../../packages/server/src/accounts/companies.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { createIntegration } from '../../packages/server/src/collection/change-integration.ts';
import { readSettings } from '../../packages/server/src/read-settings.ts';
import { lastRuns } from '../../packages/server/src/records/collection-runs.ts';
import { type Database, openDatabase } from '../../packages/server/src/records/database.ts';
import { startYeastarServer } from '../providers/yeastar-server.ts';
import { begin, residentBytes } from './process.ts';
import { recording } from './recordings.ts';

export interface CollectionCrashPlan {
  databaseUrl: string;
  storageFolder: string;
  recordings: number;
  kills: number;
}

export interface CollectionCrashReport {
  /** Calls of the PBX that are no analysis. */
  lost: string[];
  /** Analyses beyond the first of their call. */
  twice: number;
  found: number;
  queued: number;
  /** Objects in storage beyond one an analysis. */
  leftObjects: number;
  /** Analyses at each kill. */
  atKills: number[];
  /** Resident set of the last process, in MB, when so many recordings were there. */
  memory: { collected: number; megabytes: number }[];
  seconds: number;
}

export async function collectionCrashRun(plan: CollectionCrashPlan): Promise<CollectionCrashReport> {
  const secret = 'a secret that only the tests know, 32+';
  const environment = {
    EARSHOT_DATABASE_URL: plan.databaseUrl,
    EARSHOT_STORAGE_URL: `file:${plan.storageFolder}`,
    EARSHOT_SECRET: secret,
    EARSHOT_PBX_NETWORKS: '127.0.0.0/8',
    EARSHOT_TRANSCRIPTION_ENGINE: 'openai',
    EARSHOT_ANALYSIS_ENGINE: 'embedded',
    // Collecting asks for no transcript: that is the queue's, which nobody works on here.
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  };
  const pbx = await startYeastarServer();
  const db = await openDatabase(plan.databaseUrl);
  try {
    await db.migrate();
    const since = Date.parse('2026-03-02T08:00:00Z');
    const sound = await recording('mulaw.wav');
    const calls = pbx.add(
      Array.from({ length: plan.recordings }, (_, index) => ({ startedAt: since + index * 20_000, sound })),
    );
    const { id: companyId } = await createCompany(db, {
      name: 'Lima',
      language: 'en',
      planName: 'Standard',
      planMinutes: 600,
      openingMinutes: plan.recordings + 600,
    });
    const { id } = await createIntegration(
      commandLine(companyId),
      {
        connector: 'pbx/yeastar',
        settings: { baseUrl: pbx.url },
        credentials: pbx.credentials,
        minimumDurationSeconds: 0,
        since: new Date(since).toISOString(),
      },
      { db, settings: readSettings(environment), secrets: [secret], now: () => Date.now(), wakeCollector: () => {} },
    );
    const collect = () => begin(['integration', 'collect', id], environment);
    const startedAt = performance.now();
    const atKills: number[] = [];
    for (let kill = 1; kill <= plan.kills; kill += 1) {
      const process = collect();
      const until = Math.floor((plan.recordings * (kill - 0.5 + Math.random() * 0.4)) / (plan.kills + 1));
      while ((await countAnalyses(db)) < until) await sleep(5);
      process.child.kill('SIGKILL');
      await process.ended;
      // The PBX has eight at most, each for half an hour: here they end with the process that they were given to.
      pbx.revoke();
      atKills.push(await countAnalyses(db));
    }
    const last = collect();
    const memory: CollectionCrashReport['memory'] = [];
    const watched = setInterval(async () => {
      const collected = await countAnalyses(db);
      const step = plan.recordings / 20;
      if (collected < (memory.at(-1)?.collected ?? -step) + step) return;
      // A process that has ended meanwhile has none.
      const bytes = await residentBytes(last.child.pid!).catch(() => null);
      if (bytes !== null) memory.push({ collected, megabytes: Math.round(bytes / 1e6) });
    }, 100);
    const { code, stderr } = await last.ended;
    clearInterval(watched);
    if (code !== 0) throw new Error(`collecting ended with ${code}: ${stderr}`);
    const rows = await db.all<{ external_call_id: string }>('SELECT external_call_id FROM analyses');
    const collected = new Set(rows.map((row) => row.external_call_id));
    const runs = await lastRuns(db, id, 1000);
    const objects = await readdir(`${plan.storageFolder}/uploads/${companyId}`);
    return {
      lost: calls.map(({ uid }) => uid).filter((uid) => !collected.has(uid)),
      twice: rows.length - collected.size,
      found: runs.reduce((sum, { found }) => sum + found, 0),
      queued: runs.reduce((sum, { queued }) => sum + queued, 0),
      leftObjects: objects.length - rows.length,
      atKills,
      memory,
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    await db.close();
    await pbx.stop();
  }
}

const countAnalyses = async (db: Database) =>
  (await db.get<{ count: number }>('SELECT COUNT(*) AS count FROM analyses'))!.count;
