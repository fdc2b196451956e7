// The servers and workers of a fleet: built `earshot` processes, each on a host of its own, and what they wrote to their logs.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { bin } from '../../test/harness/process.ts';
import type { Host } from './hosts.ts';

export interface FleetProcess {
  host: Host;
  kind: 'serve' | 'worker';
  url: string;
  readonly pid: number;
  /** Kills it and starts it again. */
  restart(environment?: Record<string, string>): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface Logs {
  /** Lines of warnings and errors, alike ones counted together. */
  counts: Map<string, number>;
}

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{20,}\b/g;

export async function startProcessOn(
  host: Host,
  kind: FleetProcess['kind'],
  settings: Record<string, string>,
  logs: Logs,
): Promise<FleetProcess> {
  const url = `http://${host.address}:3000`;
  let child: ChildProcess;
  const start = async (more: Record<string, string> = {}) => {
    const [file, args] = host.run([process.execPath, bin, kind]);
    child = spawn(file, args, {
      env: {
        PATH: process.env.PATH,
        EARSHOT_LOG_LEVEL: 'warn',
        EARSHOT_HOST: host.address,
        EARSHOT_PORT: '3000',
        ...(kind === 'serve' && { EARSHOT_BACKGROUND: 'off' }),
        ...settings,
        ...more,
      },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    createInterface({ input: child.stderr! }).on('line', (line) => note(line, logs));
    if (kind === 'serve') await untilReady(url, child);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  await start();
  return {
    host,
    kind,
    url,
    get pid() {
      return child.pid!;
    },
    restart: async (environment) => {
      await end('SIGKILL');
      await start(environment);
    },
    end,
  };
}

function note(line: string, { counts }: Logs): void {
  let text = line;
  if (line.startsWith('{')) {
    const { msg, err, path, chore } = JSON.parse(line) as Record<string, string> & { err?: { message: string } };
    text = [msg, path, chore, err?.message.split('\n')[0]].filter(Boolean).join(' | ').replaceAll(ids, '…');
  }
  counts.set(text.slice(0, 200), (counts.get(text.slice(0, 200)) ?? 0) + 1);
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('a server ended before it was ready');
    const isReady = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
}
