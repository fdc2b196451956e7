// One fleet and all around it: hosts, Postgres, a bucket, a transcription endpoint, a receiver of webhooks, companies, and the processes.
import { setTimeout as sleep } from 'node:timers/promises';
import { beginSession } from '../../packages/server/src/accounts/sessions.ts';
import { type Database, openDatabase } from '../../packages/server/src/records/database.ts';
import { certificate } from '../../test/harness/certificate.ts';
import { type Receiver, startReceiver } from '../../test/harness/receiver.ts';
import { recording } from '../../test/harness/recordings.ts';
import { type S3Server, startS3 } from '../../test/harness/s3-server.ts';
import { startTranscriptionServer } from '../../test/harness/transcription-server.ts';
import { storeDestination } from '../../test/harness/webhooks.ts';
import { type BenchCompany, makeCompany, makeKey } from '../fixture.ts';
import { type Host, type Hosts, openHosts, outside } from './hosts.ts';
import { type Load, type LoadPlan, openLoad, type Tenant } from './load.ts';
import { databaseAddress, type PostgresHosts, startPostgresHosts } from './postgres-hosts.ts';
import { type FleetProcess, type Logs, startProcessOn } from './processes.ts';
import { openSlowWay, type SlowWay } from './slow-way.ts';

/** A company with what benchmarks insert for it. */
export interface FleetTenant extends Tenant {
  company: BenchCompany;
}

export interface World {
  hosts: Hosts;
  postgres: PostgresHosts;
  slowWay: SlowWay;
  bucket: S3Server;
  receiver: Receiver;
  tenants: FleetTenant[];
  db: Database;
  logs: Logs;
  processes: FleetProcess[];
  /** Starts another process; `more` settings are its own. */
  start(kind: FleetProcess['kind'], more?: Record<string, string>): Promise<FleetProcess>;
  load(plan?: Partial<LoadPlan>): Load;
  /** Packets between a host and the database are lost until the returned function is called. */
  cutFromDatabase(host: Host): () => void;
  endProcesses(): Promise<void>;
  stop(): Promise<void>;
}

/** No divisor of how often deeds return: each company gets all of them. */
const companies = 11;

export async function openWorld(): Promise<World> {
  const hosts = openHosts();
  const postgres = await startPostgresHosts(hosts);
  const slowWay = await openSlowWay(postgres.url);
  const bucket = await startS3(outside);
  const receiver = await startReceiver(outside);
  const transcriber = await startTranscriptionServer(outside);
  const { path } = await certificate();
  const db = await openDatabase(postgres.url);
  await db.migrate();
  const tenants: FleetTenant[] = [];
  for (let index = 0; index < companies; index += 1) {
    tenants.push(await makeTenant(db, `https://${outside}:${receiver.port}/${index}`));
  }
  const logs: Logs = { counts: new Map() };
  const processes: FleetProcess[] = [];
  const settings = {
    EARSHOT_DATABASE_URL: postgres.url,
    EARSHOT_STORAGE_URL: bucket.storageUrl,
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID!,
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY!,
    EARSHOT_SECRET: 'a secret that only benchmarks know, 32',
    EARSHOT_PUBLIC_URL: `http://${outside}`,
    EARSHOT_ALLOW_PRIVATE_NETWORK: 'true',
    NODE_EXTRA_CA_CERTS: path,
    ...transcriber.environment,
    EARSHOT_TRANSCRIPTION_ENGINE: 'openai',
    ...Object.fromEntries(
      ['CREATES', 'LISTS', 'PROCEDURES', 'SESSION_PROCEDURES', 'TRENDS', 'SHARES'].map((each) => [
        `EARSHOT_${each}_PER_MINUTE`,
        '0',
      ]),
    ),
  };
  const recordingBytes = await recording('mulaw.wav');
  let started = 0;
  return {
    hosts,
    postgres,
    slowWay,
    bucket,
    receiver,
    tenants,
    db,
    logs,
    processes,
    start: async (kind, more = {}) => {
      started += 1;
      const host = hosts.add(`${kind === 'serve' ? 's' : 'w'}${started}`);
      const one = await startProcessOn(host, kind, { ...settings, ...more }, logs);
      processes.push(one);
      return one;
    },
    load: (plan = {}) =>
      openLoad({
        servers: () => processes.filter((each) => each.kind === 'serve').map((each) => each.url),
        tenants,
        mix: { create: 3, submit: 4, upload: 1, list: 2, read: 2 },
        clients: 8,
        recording: recordingBytes,
        ...plan,
      }),
    cutFromDatabase: (host) => {
      const there = postgres.host;
      host.cutOff(there, databaseAddress);
      return () => host.rejoin(there, databaseAddress);
    },
    endProcesses: async () => {
      await Promise.all(processes.map((each) => each.end('SIGKILL')));
      processes.length = 0;
      await db.run('DELETE FROM runners');
    },
    stop: async () => {
      await Promise.all(processes.map((each) => each.end('SIGKILL')));
      await db.close();
      await slowWay.stop();
      await postgres.stop();
      await receiver.stop();
      await transcriber.stop();
      await bucket.stop();
      hosts.remove();
    },
  };
}

async function makeTenant(db: Database, receiverUrl: string): Promise<FleetTenant> {
  const company = await makeCompany(db, 1_000_000);
  const { companyId, adminId } = company;
  await storeDestination(db, companyId, receiverUrl);
  const cookie = `earshot_session=${await beginSession(db, adminId, Date.now())}`;
  return { companyId, key: await makeKey(db, company), cookie, company };
}

/** Waits until the workers have registered. */
export async function untilWorking({ db }: World, processes: number): Promise<void> {
  for (;;) {
    const row = await db.get<{ n: number }>('SELECT count(*) AS n FROM runners');
    if (row!.n >= processes) return;
    await sleep(100);
  }
}
