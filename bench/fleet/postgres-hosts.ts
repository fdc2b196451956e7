// Postgres on a host of its own, with a streaming replica on another that can take over its address. Uses the programs of an installed Postgres (pg_config).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Host, Hosts } from './hosts.ts';

/** Address of whichever host serves. */
export const databaseAddress = '10.77.0.200';

export interface PostgresHosts {
  url: string;
  /** The host that serves now. */
  host: Host;
  /** Ends it at once, as a crash does, and starts it again after so long. */
  restart(downMs: number): Promise<void>;
  /** Starts a replica; from then on a commit waits for it. */
  addReplica(): Promise<void>;
  /** Pulls the cable of the one that serves; the replica takes over after so long. */
  failOver(downMs: number): Promise<void>;
  psql(sql: string): string;
  stop(): Promise<void>;
}

const programs = () => execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
/** Postgres refuses to run as root. */
const asOwner = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

export async function startPostgresHosts(hosts: Hosts): Promise<PostgresHosts> {
  const bin = programs();
  const [first, second] = [hosts.add('db1'), hosts.add('db2')];
  const folder = mkdtempSync(join(tmpdir(), 'earshot-fleet-postgres-'));
  execFileSync('chown', ['postgres:postgres', folder]);
  const [data, copy] = [join(folder, 'first'), join(folder, 'second')];
  // Outside the data: a copy with the first one's socket would not start.
  const sockets = new Map([data, copy].map((each) => [each, `${each}-socket`]));
  const run = (program: string, ...args: string[]) => {
    const [file = '', ...rest] = [...asOwner, join(bin, program), ...args];
    execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  for (const each of sockets.values()) execFileSync('install', ['-d', '-o', 'postgres', '-g', 'postgres', each]);
  run('initdb', '-D', data, '-U', 'earshot', '-A', 'trust', '--no-sync');
  appendFileSync(
    join(data, 'pg_hba.conf'),
    'host all all 10.77.0.0/24 trust\nhost replication all 10.77.0.0/24 trust\n',
  );
  const running = new Map<Host, ChildProcess>();
  const start = (host: Host, directory: string) => {
    const settings = [
      'listen_addresses=*',
      'fsync=off',
      'shared_buffers=512MB',
      'max_wal_size=4GB',
      'max_connections=200',
      'shared_preload_libraries=pg_stat_statements',
      `unix_socket_directories=${sockets.get(directory)}`,
    ];
    const command = [...asOwner, join(bin, 'postgres'), '-D', directory, ...settings.flatMap((each) => ['-c', each])];
    const [file, args] = host.run(command);
    running.set(host, spawn(file, args, { stdio: 'ignore' }));
  };
  let serving = { host: first, directory: data };
  const psql = (sql: string) =>
    execFileSync('psql', ['-h', databaseAddress, '-U', 'earshot', '-d', 'postgres', '-Atqc', sql], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PGCONNECT_TIMEOUT: '2' },
    });
  const untilServing = async () => {
    for (;;) {
      try {
        psql('SELECT 1');
        return;
      } catch {
        await sleep(200);
      }
    }
  };
  const end = async (host: Host, signal: NodeJS.Signals) => {
    const child = running.get(host);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await new Promise((resolve) => child.once('exit', resolve));
  };
  first.take(databaseAddress);
  start(first, data);
  await untilServing();
  psql('CREATE DATABASE earshot');
  return {
    url: `postgres://earshot@${databaseAddress}/earshot`,
    get host() {
      return serving.host;
    },
    restart: async (downMs) => {
      await end(serving.host, 'SIGQUIT');
      await sleep(downMs);
      start(serving.host, serving.directory);
      await untilServing();
    },
    addReplica: async () => {
      run(
        'pg_basebackup',
        '-h',
        databaseAddress,
        '-U',
        'earshot',
        '-D',
        copy,
        '-R',
        '-X',
        'stream',
        '--no-sync',
        '-c',
        'fast',
      );
      start(second, copy);
      while (psql('SELECT count(*) FROM pg_stat_replication').trim() !== '1') await sleep(200);
      psql("ALTER SYSTEM SET synchronous_standby_names = '*'");
      psql('SELECT pg_reload_conf()');
      while (psql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'").trim() !== '1')
        await sleep(200);
    },
    failOver: async (downMs) => {
      first.setPlugged(false);
      await sleep(downMs);
      run('pg_ctl', 'promote', '-D', copy);
      second.take(databaseAddress);
      serving = { host: second, directory: copy };
      await untilServing();
      await end(first, 'SIGKILL');
    },
    psql,
    stop: async () => {
      await end(first, 'SIGQUIT');
      await end(second, 'SIGQUIT');
      await sleep(300);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
