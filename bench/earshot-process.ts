// The built `earshot serve` as its own process, as an operator would run it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../packages/server/dist/bin.js', import.meta.url));

export interface ServedProcess {
  url: string;
  pid: number;
  /** From the start of the process to its line that names the address. */
  startMs: number;
  stop(): Promise<void>;
}

/** Starts Node on `args` and waits for a JSON line with `msg: "listening"` and `url` on stderr. */
export async function startProcess(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<ServedProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await listeningUrl(child);
  return {
    url,
    pid: child.pid!,
    startMs: performance.now() - startedAt,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** `earshot serve` on the database of `databaseUrl`, at any free port, with the flags of examples/deploy. */
export const startEarshot = (databaseUrl: string) =>
  startProcess(
    ['--v8-pool-size=1', ...process.execArgv.filter((flag) => flag.startsWith('--cpu-prof')), bin, 'serve'],
    {
      EARSHOT_DATABASE_URL: databaseUrl,
      EARSHOT_PORT: '0',
      EARSHOT_ANALYSIS_ENGINE: 'embedded',
    },
  );

function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`exited with ${code} before it listened`)));
    createInterface({ input: child.stderr! }).on('line', (line) => {
      if (!line.startsWith('{')) process.stderr.write(`${line}\n`);
      else if (line.includes('"msg":"listening"')) resolve((JSON.parse(line) as { url: string }).url);
    });
  });
}
