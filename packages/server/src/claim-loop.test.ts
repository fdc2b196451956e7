// The loop that queued analyses, collection and deliveries share, without a database (docs/decisions/creation.md#claim-loop).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClaimedWork, type ClaimLoop, companiesAtLimit, type Round, startClaimLoop } from './claim-loop.ts';

let loop: ClaimLoop | null = null;
afterEach(async () => {
  for (const end of Object.values(ends)) end();
  await loop?.stop();
  loop = null;
});

/** Never, unless a test says so: what it expects comes of wakes and ends. */
const pollMs = 1_000_000;
let queue: string[] = [];
let started: string[] = [];
let ends: Record<string, () => void> = {};
let failures: unknown[] = [];
let rounds: Round<string>[] = [];

/** Claims one job of `queue` a round; each runs until `ends[job]()`. */
function startLoop(changes: Partial<ClaimedWork<string>> = {}, most = 2): ClaimLoop {
  started = [];
  ends = {};
  failures = [];
  rounds = [];
  loop = startClaimLoop<string>({
    pollMs,
    hasRoom: (running) => running.length < most,
    claim: async (round) => {
      rounds.push(round);
      const job = queue.shift();
      if (job !== undefined) round.start(job);
      return job !== undefined;
    },
    work: (job) => {
      started.push(job);
      return new Promise((resolve) => {
        ends[job] = resolve;
      });
    },
    failed: (error) => failures.push(error),
    ...changes,
  });
  return loop;
}

/** Long enough for all that needs no timer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

describe('rounds', () => {
  it('claim while there is room, and again when a job ends', async () => {
    queue = ['a', 'b', 'c'];
    startLoop();
    await settled();
    expect([started, queue]).toEqual([['a', 'b'], ['c']]);
    ends.a!();
    await settled();
    expect([started, queue]).toEqual([['a', 'b', 'c'], []]);
    expect(rounds.at(-1)!.isWoken).toBe(false);
  });

  it('begin when the loop is woken; wakes of one turn of the event loop are one round', async () => {
    queue = [];
    const { wake } = startLoop();
    await settled();
    expect(rounds.map(({ isWoken }) => isWoken)).toEqual([true]);
    queue = ['a'];
    for (let times = 0; times < 5; times += 1) wake();
    await settled();
    expect(started).toEqual(['a']);
    // One that got it, one that found nothing more.
    expect(rounds.map(({ isWoken }) => isWoken)).toEqual([true, true, false]);
  });

  it('a wake that comes during a round is not lost', async () => {
    queue = [];
    let isFirst = true;
    const own = startLoop({
      claim: async ({ start }) => {
        const seen = queue.shift();
        if (isFirst) {
          isFirst = false;
          // After this round has looked.
          queue.push('late');
          own.wake();
        }
        if (seen !== undefined) start(seen);
        return false;
      },
    });
    await settled();
    expect(started).toEqual(['late']);
  });

  it('a wake without room counts once there is some', async () => {
    queue = ['a', 'b'];
    const { wake } = startLoop({}, 1);
    await settled();
    wake();
    await settled();
    expect([started, rounds.length]).toEqual([['a'], 1]);
    ends.a!();
    await settled();
    expect([started, rounds[1]!.isWoken]).toEqual([['a', 'b'], true]);
  });

  it('are never at the same time', async () => {
    let underWay = 0;
    let most = 0;
    let count = 0;
    const { wake } = startLoop({
      claim: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        count += 1;
        await nextTurn();
        underWay -= 1;
        return false;
      },
    });
    for (let times = 0; times < 10; times += 1) {
      wake();
      await nextTurn();
    }
    await settled();
    expect(most).toBe(1);
    expect(count).toBeGreaterThan(1);
  });

  it('go on by the poll after one has failed', async () => {
    queue = ['a'];
    let isAway = true;
    startLoop({
      pollMs: 1,
      claim: async ({ start }) => {
        if (isAway) throw new Error('away');
        const job = queue.shift();
        if (job !== undefined) start(job);
        return false;
      },
    });
    await expect.poll(() => failures.length).toBeGreaterThan(1);
    isAway = false;
    await expect.poll(() => started).toEqual(['a']);
  });

  it('know what runs, and what they have started themselves', async () => {
    queue = ['a', 'b', 'c', 'd'];
    startLoop({
      claim: async (round) => {
        rounds.push(round);
        while (round.hasRoom() && queue.length > 0) round.start(queue.shift()!);
        return false;
      },
    });
    await settled();
    expect(started).toEqual(['a', 'b']);
    ends.a!();
    await settled();
    expect(rounds.map(({ running }) => running)).toEqual([[], ['b']]);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('that only write down what ended wait for one another', async () => {
    queue = [];
    let unwritten = 0;
    const { continueWithin } = startLoop({
      hasRoom: () => false,
      hasEnds: () => unwritten > 0,
      claim: async (round) => {
        rounds.push(round);
        unwritten = 0;
        return false;
      },
    });
    await settled();
    expect(rounds).toEqual([]);
    unwritten = 2;
    continueWithin(1);
    continueWithin(1);
    await expect.poll(() => rounds.length).toBe(1);
    unwritten = 1;
    continueWithin(0);
    await settled();
    expect(rounds).toHaveLength(2);
  });
});

it('work that fails is reported, and makes room', async () => {
  queue = ['a', 'b'];
  const error = new Error('the job failed');
  startLoop(
    {
      work: async (job) => {
        started.push(job);
        if (job === 'a') throw error;
      },
    },
    1,
  );
  await settled();
  expect([started, failures]).toEqual([['a', 'b'], [error]]);
});

describe('a stop', () => {
  it('claims nothing more, tells the jobs, and waits for them', async () => {
    queue = ['a', 'b', 'c'];
    let isTold = false;
    const { stop, wake } = startLoop({
      work: (job, stopping) => {
        started.push(job);
        stopping.addEventListener('abort', () => {
          isTold = true;
        });
        return new Promise((resolve) => {
          ends[job] = resolve;
        });
      },
    });
    await settled();
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    wake();
    ends.a!();
    await settled();
    expect([started, isTold, isStopped]).toEqual([['a', 'b'], true, false]);
    ends.b!();
    await stopped;
    expect([started, queue]).toEqual([['a', 'b'], ['c']]);
  });

  it('also works on what a round had claimed already', async () => {
    queue = [];
    let release = () => {};
    const { stop } = startLoop({
      claim: async ({ start }) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        start('claimed');
        return true;
      },
    });
    await settled();
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    release();
    await settled();
    expect([started, isStopped]).toEqual([['claimed'], false]);
    ends.claimed!();
    await stopped;
  });

  it('holds rounds until what ended is written down, also after one that failed', async () => {
    queue = ['a'];
    let unwritten: (() => void)[] = [];
    let isAway = true;
    const own = startLoop({
      pollMs: 1,
      hasEnds: () => unwritten.length > 0,
      claim: async (round) => {
        rounds.push(round);
        if (unwritten.length > 0 && isAway) throw new Error('away');
        for (const written of unwritten.splice(0)) written();
        const job = round.hasRoom() ? queue.shift() : undefined;
        if (job !== undefined) round.start(job);
        return false;
      },
      work: async (job) => {
        started.push(job);
        await new Promise<void>((resolve) => {
          unwritten = [...unwritten, resolve];
          own.continueWithin(0);
        });
      },
    });
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    const stopped = own.stop();
    const { length } = failures;
    await expect.poll(() => failures.length).toBeGreaterThan(length);
    isAway = false;
    await stopped;
    expect([unwritten, rounds.at(-1)!.isStopping]).toEqual([[], true]);
  });

  it('gives up after its time', async () => {
    queue = ['endless'];
    const { stop } = startLoop({ stopMs: 1 });
    await settled();
    await stop();
    expect(started).toEqual(['endless']);
  });
});

it('a company that has its share of the jobs is at its limit', () => {
  const running = ['a', 'b', 'a', 'c'].map((company_id) => ({ company_id }));
  expect(companiesAtLimit(running, 2)).toEqual(['a']);
  expect(companiesAtLimit(running, 3)).toEqual([]);
  expect(companiesAtLimit([], 1)).toEqual([]);
});
