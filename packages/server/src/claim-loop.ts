// The loop of all queued work: analyses, collection and deliveries. It claims jobs while there is room, works on them side by side, and looks again when one ends, when it is woken and every so often (docs/decisions/creation.md#claim-loop).
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** What a round of claiming is given. */
export interface Round<Job> {
  /** Jobs under way, in the order in which they were started. */
  readonly running: readonly Job[];
  /** Whether something may be new since the last round, by a wake or a poll; else a job has ended. */
  readonly isWoken: boolean;
  readonly isStopping: boolean;
  /** Whether another job may be claimed; it takes those into account that this round has started. */
  hasRoom(): boolean;
  /** Begins to work on what was claimed. */
  start(job: Job): void;
}

/** What is claimed, by which statements, and what becomes of it: all in which queues differ. Fences are the job's own. */
export interface ClaimedWork<Job> {
  /** Other processes queue work too, and time makes it due: how often to look without being woken. */
  readonly pollMs: number;
  /** Whether another job may be claimed beside those that run. */
  hasRoom(running: readonly Job[]): boolean;
  /** Rounds are never at the same time. Claims, and starts what it got. True when another round may get more at once. */
  claim(round: Round<Job>): Promise<boolean>;
  /** What a rejection says is logged. `stopping` is aborted when the loop is to stop. */
  work(job: Job, stopping: AbortSignal): Promise<void>;
  /**
   * For work whose ends are written down by rounds: whether some are not yet. Then a round is also held without room, and while the loop
   * stops. As jobs end in a round, which claims as well, no other follows by itself.
   */
  hasEnds?(): boolean;
  /** Longest that a stop waits for jobs; for ever when absent. */
  readonly stopMs?: number;
  /** A round, or the work on a job, threw. */
  failed(error: unknown): void;
}

export interface ClaimLoop {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Holds a round within `ms` milliseconds, together with others, without looking for new work. */
  continueWithin(ms: number): void;
  /** Claims nothing more, and waits for what is running. */
  stop(): Promise<void>;
}

export function startClaimLoop<Job>(work: ClaimedWork<Job>): ClaimLoop {
  const running = new Map<Job, Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let rounds: Promise<void> | null = null;
  let isWoken = false;
  /** Something has happened that the round under way may not have seen. */
  let isAgain = false;
  let timer: NodeJS.Timeout | undefined;

  const hasRoom = () => !signal.aborted && work.hasRoom([...running.keys()]);
  const hasReason = () => (work.hasEnds?.() ?? false) || hasRoom();

  function start(job: Job): void {
    const done = work
      .work(job, signal)
      .catch((error: unknown) => work.failed(error))
      .finally(() => {
        running.delete(job);
        if (!work.hasEnds) goOn();
      });
    running.set(job, done);
  }

  async function holdRounds(): Promise<void> {
    try {
      do {
        // What happens in one turn of the event loop makes one round.
        await nextTurn();
        isAgain = false;
        const wasWoken = isWoken;
        isWoken = false;
        const round = { running: [...running.keys()], isWoken: wasWoken, isStopping: signal.aborted, hasRoom, start };
        isAgain = (await work.claim(round)) || isAgain;
      } while (isAgain && hasReason());
    } catch (error) {
      // The next poll tries again: whatever failed may need a while.
      work.failed(error);
    } finally {
      rounds = null;
    }
  }

  function goOn(): void {
    clearTimeout(timer);
    timer = undefined;
    isAgain = true;
    if (hasReason()) rounds ??= holdRounds();
  }

  function wake(): void {
    isWoken = true;
    goOn();
  }

  async function untilEnded(): Promise<void> {
    while (rounds || running.size > 0) await Promise.all([rounds, ...running.values()]);
  }

  const poll = setInterval(wake, work.pollMs);
  poll.unref();
  wake();
  return {
    wake,
    continueWithin: (ms) => {
      if (ms === 0) goOn();
      else timer ??= setTimeout(goOn, ms);
    },
    stop: async () => {
      stopping.abort();
      // A round that fails while it stops is held again by the poll, which keeps the process alive until then.
      poll.ref();
      goOn();
      const waited = new AbortController();
      const tooLate = work.stopMs === undefined ? [] : [sleep(work.stopMs, undefined, { signal: waited.signal })];
      await Promise.race([untilEnded(), ...tooLate.map((late) => late.catch(() => undefined))]);
      waited.abort();
      clearInterval(poll);
      clearTimeout(timer);
    },
  };
}

/** Companies that have `most` or more of the jobs: what is claimed next is another's. */
export function companiesAtLimit(running: readonly { company_id: string }[], most: number): string[] {
  const byCompany = Map.groupBy(running, (job) => job.company_id);
  return [...byCompany].filter(([, own]) => own.length >= most).map(([companyId]) => companyId);
}
