// Background work of a process: what the dead left, what has gone stale, monthly grants, and the queue of analyses.
import { grantPlans } from './accounts/plan-grants.ts';
import { forgetIdleSessions } from './accounts/sessions.ts';
import { throttleMs } from './accounts/sign-in.ts';
import { recover } from './analyses/recover.ts';
import { startQueue } from './analyses/run-queued.ts';
import { forgetAnswersBefore, forgetOrphanedKeys } from './records/idempotency-keys.ts';
import { deleteTriesBefore } from './records/sign-in-failures.ts';
import type { Service } from './service.ts';

const sweepMs = 10_000;
const answersKeptMs = 24 * 60 * 60 * 1000;

export interface Background {
  /** Looks for queued analyses at once. */
  wake(): void;
  /** Takes nothing new, and waits for what is running. */
  stop(): Promise<void>;
}

/** Starts the sweeps and the queue. */
export function startBackground(service: Service): Background {
  const queue = startQueue(service, service.analyser.capacity);
  let sweeping: Promise<void> | null = null;
  const timer = setInterval(() => {
    sweeping ??= sweep(service).finally(() => {
      sweeping = null;
    });
  }, sweepMs);
  timer.unref();
  return {
    wake: queue.wake,
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await queue.stop();
    },
  };
}

/** Each chore by itself: one that fails does not keep the others from being done. */
export async function sweep(service: Service): Promise<void> {
  const { db, log } = service;
  const chores: Record<string, () => Promise<unknown>> = {
    recover: () => recover(service),
    grantPlans: () => grantPlans(db, service.now()),
    forgetOrphanedKeys: () => forgetOrphanedKeys(db),
    forgetAnswers: () => forgetAnswersBefore(db, service.now() - answersKeptMs),
    forgetSessions: () => forgetIdleSessions(db, service.now()),
    forgetSignInTries: () => deleteTriesBefore(db, service.now() - throttleMs),
  };
  for (const [chore, work] of Object.entries(chores)) {
    await work().catch((error) => log.warn({ err: error, chore }, 'sweep failed'));
  }
}
