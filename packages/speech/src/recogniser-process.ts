// The child process of the recogniser: started with the first recording, one recording at a time, ended when idle, stuck or no longer wanted.
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DecodingFailure } from '@earshot/engine/decoding';
import type { Answer, Job } from './child/messages.ts';
import type { HeardSound } from './sound-to-segments.ts';

/** The longest step is a passage of half a minute, or loading the weights: the slowest model takes a minute for it, and a busy machine much longer. */
const silenceLimitMs = 10 * 60_000;
const idleLimitMs = 5 * 60_000;

/** A recording, and the model to hear it by. */
export type Recorded = Omit<Job, 'task'>;

export interface RecogniserProcess {
  /**
   * What is said in one recording; calls wait for each other. Rejects with a DecodingFailure that the child tells, with an Error when the child ends
   * or makes no progress (the next call starts a fresh one), and with the signal's reason.
   */
  hear(job: Recorded, signal?: AbortSignal): Promise<HeardSound>;
  /** The language of each stretch of its first minute of speech; otherwise as `hear`. */
  identify(job: Recorded, signal?: AbortSignal): Promise<readonly string[]>;
  /** Ends the child and waits until it is gone. */
  close(): Promise<void>;
}

/** `childPath` and `limits` are for tests. */
export function recogniserProcess(
  childPath = packagedChild(),
  limits = { silenceLimitMs, idleLimitMs },
): RecogniserProcess {
  let child: ChildProcess | null = null;
  /** What it has in memory: another model gets a fresh child, so that the memory of one is enough. */
  let loaded: string | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function started(): ChildProcess {
    if (child) return child;
    // Its own environment: a recording is not to be trusted with the server's keys.
    const { PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, SystemRoot } = process.env;
    const fresh = fork(childPath, {
      // What the heap and the system's allocator would keep for later is 90 MB: a small nursery, and one pool for all threads.
      execArgv: ['--expose-gc', '--max-semi-space-size=4'],
      env: { PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, SystemRoot, MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // The engine's own words go nowhere but into the message of a crash.
    fresh.stderr?.on('data', () => {});
    fresh.once('spawn', () => {
      try {
        if (fresh.pid) setPriority(fresh.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // Already gone, or not allowed here: it only means no politeness.
      }
    });
    fresh.once('exit', () => {
      if (child === fresh) child = null;
    });
    child = fresh;
    loaded = null;
    return fresh;
  }

  function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      ending.once('exit', () => resolve());
      ending.kill('SIGKILL');
    });
  }

  async function run(job: Job, signal?: AbortSignal): Promise<Told> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    const wanted = job.task === 'hear' ? JSON.stringify(job.model.recogniser) : loaded;
    if (loaded !== null && loaded !== wanted) await end();
    const running = started();
    loaded = wanted;
    holdParent(running, true);
    return new Promise<Told>((resolve, reject) => {
      const silence = setTimeout(
        () => stop(new Error(`Speech recognition made no progress for ${limits.silenceLimitMs / 1000} s`)),
        limits.silenceLimitMs,
      );
      const abort = () => stop(signal?.reason);
      const exited = (code: number | null, killedBy: string | null) =>
        settle(() =>
          reject(new Error(`The speech recogniser ended unexpectedly (${killedBy ?? `exit code ${code}`})`)),
        );
      const failed = (error: Error) => settle(() => reject(error));
      const answered = (answer: Answer) => {
        if ('progressed' in answer) silence.refresh();
        else settle(() => ('failure' in answer ? reject(errorOf(answer.failure)) : resolve(answer)));
      };
      function settle(act: () => void): void {
        clearTimeout(silence);
        signal?.removeEventListener('abort', abort);
        running.off('exit', exited).off('message', answered).off('error', failed);
        act();
      }
      function stop(reason: unknown): void {
        settle(() => void end().then(() => reject(reason)));
      }
      signal?.addEventListener('abort', abort, { once: true });
      running.once('exit', exited).on('message', answered).once('error', failed);
      running.send(job, (error) => error && failed(error));
    }).finally(() => {
      holdParent(running, false);
      idle = setTimeout(() => void end(), limits.idleLimitMs).unref();
    });
  }

  function inTurn(job: Job, signal?: AbortSignal): Promise<Told> {
    const result = last.then(() => run(job, signal));
    last = result.catch(() => {});
    return result;
  }

  return {
    hear: async (job, signal) => {
      const told = await inTurn({ ...job, task: 'hear' }, signal);
      return 'heard' in told ? told.heard : { segments: [], channels: null };
    },
    identify: async (job, signal) => {
      const told = await inTurn({ ...job, task: 'identify' }, signal);
      return 'languages' in told ? told.languages : [];
    },
    close: end,
  };
}

type Told = Exclude<Answer, { failure: object } | { progressed: true }>;

function errorOf({ kind, message }: Extract<Answer, { failure: object }>['failure']): Error {
  return kind === 'internal' ? new Error(message) : new DecodingFailure(kind, message);
}

/** An idle child keeps nobody's process alive. */
function holdParent(child: ChildProcess, isWorking: boolean): void {
  if (isWorking) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
  const stderr = child.stderr as (NodeJS.ReadableStream & { ref?(): void; unref?(): void }) | null;
  if (isWorking) stderr?.ref?.();
  else stderr?.unref?.();
}

/** Built, the child is a file beside this one; in the sources it is in its folder. */
function packagedChild(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? './child/recogniser-child.ts' : './recogniser-child.js', import.meta.url));
}
