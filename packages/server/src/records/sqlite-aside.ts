// The serving thread's end of the SQLite connection for what is large: statements go to a thread and come back as promises.
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Queries, Value } from './queries.ts';

export interface Asked {
  id: number;
  how: 'all' | 'get' | 'run' | 'exec' | 'read' | 'readAll' | 'checkpoint';
  sql: string;
  values: readonly Value[];
}

export type Answered = { id: number } & ({ value: unknown } | { failure: { message: string; code: string | null } });

/** A connection in a thread. Errors are SQLite's own, or a plain Error when the thread ended. */
export interface Aside extends Pick<Queries, 'all' | 'get' | 'run' | 'returning'> {
  /** Beside a transaction that is open. */
  readonly outside: Pick<Queries, 'all' | 'get'>;
  exec(sql: string): Promise<void>;
  /** What was committed goes from the log into the file, while other connections write; not within a transaction of this one. */
  checkpoint(): Promise<void>;
  readonly isLost: boolean;
  close(): Promise<void>;
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

export function openAside(path: string): Aside {
  const worker = new Worker(new URL(`./sqlite-worker.${extension}`, import.meta.url), { workerData: { path } });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let [lastId, isLost, isClosing] = [0, false, false];
  // While nothing is asked, it does not keep the process from ending.
  worker.unref();

  const lose = (error: Error) => {
    isLost = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('the thread of the database ended')));
  worker.on('message', (answered: Answered) => {
    const { resolve, reject } = waiting.get(answered.id)!;
    waiting.delete(answered.id);
    // An answer that was on its way must not let the process end before the thread has.
    if (waiting.size === 0 && !isClosing) worker.unref();
    if ('value' in answered) return resolve(answered.value);
    const { message, code } = answered.failure;
    reject(code === null ? new Error(message) : new Sqlite.SqliteError(message, code));
  });

  const ask = <T>(how: Asked['how'], sql: string, values: readonly Value[] = []): Promise<T> =>
    new Promise<unknown>((resolve, reject) => {
      // Asked in vain, it would wait for ever.
      if (isLost) return reject(new Error('the thread of the database ended'));
      const id = ++lastId;
      worker.postMessage({ id, how, sql, values } satisfies Asked);
      waiting.set(id, { resolve, reject });
      worker.ref();
    }) as Promise<T>;

  return {
    all: (sql, values) => ask('all', sql, values),
    get: (sql, values) => ask('get', sql, values),
    run: (sql, values) => ask('run', sql, values),
    returning: (sql, values) => ask('all', sql, values),
    outside: {
      all: (sql, values) => ask('readAll', sql, values),
      get: (sql, values) => ask('read', sql, values),
    },
    exec: (sql) => ask('exec', sql),
    checkpoint: () => ask('checkpoint', ''),
    get isLost() {
      return isLost;
    },
    close: async () => {
      isClosing = true;
      await worker.terminate();
    },
  };
}
