// The built `earshot` command as a process of its own, as people run it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The file that `earshot` runs. */
export const bin = fileURLToPath(new URL('../../packages/server/dist/bin.js', import.meta.url));

export type Environment = Record<string, string>;

/** Settings of this test only: none of the caller's own reach the process. */
export const environmentFor = (environment: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  EARSHOT_SECRET: 'a secret that only the tests know, 32+',
  EARSHOT_SQLITE_SYNCHRONOUS: 'normal',
  ...environment,
});

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end. */
export function earshot(commandLine: readonly string[], environment: Environment, input?: string): Promise<Finished> {
  return begin(commandLine, environment, input).ended;
}

/** Starts a command that ends by itself, or is killed. */
export function begin(
  commandLine: readonly string[],
  environment: Environment,
  input?: string,
): { child: ChildProcess; ended: Promise<Finished> } {
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
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  return { child, ended };
}

/** What a process has in memory now, in bytes. Linux only. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

export interface Running {
  child: ChildProcess;
  /** Lines of the log so far. */
  log: string[];
  /** Sends a signal; the exit code, or null when the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Serving extends Running {
  url: string;
}

/** `earshot serve` on a free port; resolves when it listens. */
export async function serve(environment: Environment): Promise<Serving> {
  const { running, line } = await start('serve', 'listening', environment);
  return { ...running, url: JSON.parse(line).url };
}

/** `earshot worker`; resolves when it works. */
export async function work(environment: Environment, options: readonly string[] = []): Promise<Running> {
  return (await start('worker', 'working', environment, options)).running;
}

/** Starts a command that runs until it is stopped; resolves with the log line that says `message`. */
async function start(
  command: string,
  message: string,
  environment: Environment,
  options: readonly string[] = [],
): Promise<{ running: Running; line: string }> {
  const child = spawn(process.execPath, [bin, command, ...options], {
    env: environmentFor({ EARSHOT_PORT: '0', ...environment }),
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const log: string[] = [];
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (text) => {
      log.push(text);
      if (text.includes(`"msg":"${message}"`)) resolve(text);
    });
    void exited.then(() => reject(new Error(`earshot ${command} ended:\n${log.join('\n')}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return { running: { child, log, end }, line };
}
