// What the trials of collection share: a database, two telephone systems and two folders that keep getting recordings, a transcription endpoint, and processes that can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCompany } from '../../packages/server/src/accounts/companies.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { createIntegration } from '../../packages/server/src/collection/change-integration.ts';
import { bucketWorld } from '../../packages/server/src/collection/folder/bucket-world.fixture.ts';
import { readSettings } from '../../packages/server/src/read-settings.ts';
import { type Database, openDatabase } from '../../packages/server/src/records/database.ts';
import { freePort, startPostgres } from '../../test/harness/postgres.ts';
import { bin, environmentFor } from '../../test/harness/process.ts';
import { recording } from '../../test/harness/recordings.ts';
import { startS3 } from '../../test/harness/s3-server.ts';
import {
  dialogue,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../../test/harness/transcription-server.ts';
import { startYeastarServer } from '../../test/providers/yeastar-server.ts';

const secret = 'a secret that only benchmarks know, 32';

export interface TrialOptions {
  postgres: boolean;
  /** Folder of storage and of temporary files; another disk, where it is to be full. */
  dataFolder?: string;
  settings?: Record<string, string>;
}

export interface TrialProcess {
  name: string;
  /** Null where it does not listen. */
  url: string | null;
  child: ChildProcess;
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface Trial {
  db: Database;
  companyId: string;
  endpoint: TranscriptionServer;
  storageFolder: string;
  logFile: string;
  /** Calls that there are, by integration. */
  calls: Map<string, string[]>;
  /** One more recording at each place. */
  addRecordings(): Promise<void>;
  /** Integrations are due at once, and so is what waits. */
  hurry(): Promise<void>;
  start(name: string, command: 'serve' | 'worker'): Promise<TrialProcess>;
  stop(): Promise<void>;
}

/** The same sound every time, and yet another file: a chunk that no player reads has a number. */
function distinct(sound: Buffer, serial: number): Buffer {
  const chunk = Buffer.alloc(16);
  chunk.write('note');
  chunk.writeUInt32LE(8, 4);
  chunk.writeUInt32LE(serial, 8);
  const whole = Buffer.concat([sound, chunk]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

export async function openTrial({ postgres, dataFolder, settings = {} }: TrialOptions): Promise<Trial> {
  const base = await mkdtemp(join(tmpdir(), 'earshot-trial-'));
  const data = dataFolder ?? base;
  const server = postgres ? await startPostgres('max_connections=200') : null;
  const databaseUrl = server ? await server.createDatabase('trial') : `sqlite:${join(data, 'earshot.db')}`;
  const endpoint = await startTranscriptionServer();
  endpoint.answerWith((response, asked) => setTimeout(() => dialogue(response, asked), 300 + Math.random() * 2_700));
  const bucket = await startS3();
  const objects = bucketWorld(bucket.storageUrl);
  const [bucketAddress, query] = bucket.storageUrl.split('?');
  const recordings = join(base, 'recordings');
  await mkdir(recordings);
  const scratch = join(data, 'temporary');
  await mkdir(scratch);
  const storageFolder = join(data, 'storage');
  const environment: Record<string, string> = {
    ...endpoint.environment,
    EARSHOT_DATABASE_URL: databaseUrl,
    EARSHOT_STORAGE_URL: `file:${storageFolder}`,
    EARSHOT_SECRET: secret,
    EARSHOT_PBX_NETWORKS: '127.0.0.0/8',
    EARSHOT_TRANSCRIPTION_ENGINE: 'openai',
    EARSHOT_COLLECTION_ROOTS: `${recordings},${bucketAddress}/calls?${query}`,
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID!,
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY!,
    TMPDIR: scratch,
    ...settings,
  };
  const systems = [await startYeastarServer(), await startYeastarServer()];
  const db = await openDatabase(databaseUrl);
  await db.migrate();
  const company = {
    name: 'Lima',
    language: 'en',
    planName: 'Standard',
    planMinutes: 600,
    openingMinutes: 60_000,
  } as const;
  const { id: companyId } = await createCompany(db, company);
  const since = Date.now() - 24 * 60 * 60_000;
  const keys: [string] = [secret];
  const service = { db, settings: readSettings(environment), secrets: keys, now: Date.now, wakeCollector: () => {} };
  const add = async (
    input: Pick<Parameters<typeof createIntegration>[1], 'connector' | 'settings' | 'credentials'>,
  ) => {
    const plan = { minimumDurationSeconds: 0, since: new Date(since).toISOString(), ...input };
    return (await createIntegration(commandLine(companyId), plan, service)).id;
  };
  const bySystem = await Promise.all(
    systems.map(({ url, credentials }) => add({ connector: 'pbx/yeastar', settings: { baseUrl: url }, credentials })),
  );
  const inFolder = await add({ connector: 'pbx/folder', settings: { location: recordings } });
  const inBucket = await add({ connector: 'pbx/folder', settings: { location: `${bucketAddress}/calls` } });
  const calls = new Map([...bySystem, inFolder, inBucket].map((id) => [id, [] as string[]]));
  const sound = await recording('mulaw.wav');
  const logFile = join(base, 'log.jsonl');
  const logs = openSync(logFile, 'a');
  let serial = 0;
  const next = () => {
    serial += 1;
    return distinct(sound, serial);
  };
  return {
    db,
    companyId,
    endpoint,
    storageFolder,
    logFile,
    calls,
    addRecordings: async () => {
      const startedAt = Math.floor((since + (serial + 1) * 10_000) / 1000) * 1000;
      for (const [index, system] of systems.entries()) {
        const [row] = system.add([{ startedAt, sound: next(), durationSeconds: 12 }]);
        calls.get(bySystem[index]!)!.push(row!.uid);
      }
      const name = `call-${serial}`;
      await writeFile(join(recordings, `${name}.wav`), next());
      calls.get(inFolder)!.push(name);
      await objects.put(`calls/${name}.wav`, next());
      calls.get(inBucket)!.push(name);
    },
    hurry: async () => {
      const now = Date.now();
      await db.run('UPDATE integrations SET run_after = ? WHERE run_after > ?', [now, now]);
      await db.run("UPDATE analyses SET run_after = ? WHERE status = 'pending' AND run_after > ?", [now, now]);
    },
    start: async (name, command) => {
      const port = await freePort();
      const child = spawn(process.execPath, [bin, command], {
        env: environmentFor({ ...environment, EARSHOT_PORT: String(port) }),
        stdio: ['ignore', 'ignore', logs],
      });
      const exited = once(child, 'exit');
      return {
        name,
        url: command === 'serve' ? `http://127.0.0.1:${port}` : null,
        child,
        end: async (signal) => {
          child.kill(signal);
          await exited;
          // A PBX has eight tokens at most, each for half an hour: here they end with the process that they were given to.
          for (const system of systems) system.revoke();
        },
      };
    },
    stop: async () => {
      await db.close();
      for (const system of systems) await system.stop();
      objects.close();
      await bucket.stop();
      await endpoint.stop();
      await server?.stop();
      await rm(base, { recursive: true, force: true });
    },
  };
}
