// The built `earshot` command as a process of its own, as people run it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../packages/server/dist/bin.js', import.meta.url));

export type Environment = Record<string, string>;

/** Settings of this test only: none of the caller's own reach the process. */
const environmentFor = (environment: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  EARSHOT_SECRET: 'a secret that only the tests know, 32+',
  ...environment,
});

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end. */
export async function earshot(
  commandLine: readonly string[],
  environment: Environment,
  input?: string,
): Promise<Finished> {
  const child = spawn(process.execPath, [bin, ...commandLine], {
    env: environmentFor(environment),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin.end(input ?? '');
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

export interface Serving {
  url: string;
  child: ChildProcess;
  /** Lines of the log so far. */
  log: string[];
  /** Sends a signal; the exit code, or null when the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** `earshot serve` on a free port; resolves when it listens. */
export async function serve(environment: Environment): Promise<Serving> {
  const child = spawn(process.execPath, [bin, 'serve'], {
    env: environmentFor({ EARSHOT_PORT: '0', ...environment }),
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const log: string[] = [];
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      log.push(line);
      if (line.includes('"msg":"listening"')) resolve(JSON.parse(line).url);
    });
    void exited.then(() => reject(new Error(`earshot serve ended:\n${log.join('\n')}`)));
  });
  return {
    url,
    child,
    log,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
