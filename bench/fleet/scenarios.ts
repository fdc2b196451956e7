// What befalls a fleet while its clients go on working. Each scenario returns when its trouble is over; the checks follow.
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { mixedLoad } from './mixed-load.ts';
import type { FleetProcess } from './processes.ts';
import type { Scenario } from './scenario.ts';
import type { World } from './world.ts';

const ofKind = (world: World, kind: FleetProcess['kind']) => world.processes.filter((each) => each.kind === kind);
const skewed = (ms: number) => ({
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('../../test/harness/skewed-clock.ts', import.meta.url))}`,
  CLOCK_SKEW_MS: String(ms),
});

export const scenarios: Record<string, Scenario> = {
  'mixed load beside a million analyses': mixedLoad,
  calm: { servers: 2, workers: 2, befall: () => sleep(20_000) },
  'a worker is killed every 10 s': {
    servers: 2,
    workers: 2,
    befall: async (world) => {
      for (let kill = 0; kill < 6; kill += 1) {
        await sleep(10_000);
        await ofKind(world, 'worker')[kill % 2]!.restart();
      }
    },
  },
  'a server and a worker are cut off from the database for 45 s': {
    servers: 2,
    workers: 2,
    befall: async (world) => {
      await sleep(5_000);
      const rejoin = (['serve', 'worker'] as const).map((kind) => world.cutFromDatabase(ofKind(world, kind)[0]!.host));
      await sleep(45_000);
      for (const each of rejoin) each();
      await sleep(15_000);
    },
  },
  'the database crashes and is back after 5 s': {
    servers: 2,
    workers: 2,
    befall: async (world) => {
      await sleep(5_000);
      await world.postgres.restart(5_000);
      await sleep(15_000);
    },
  },
  'the bucket answers 503 for a minute': {
    servers: 2,
    workers: 2,
    befall: async (world) => {
      await sleep(5_000);
      world.bucket.setFailing(true);
      await sleep(60_000);
      world.bucket.setFailing(false);
      await sleep(10_000);
    },
  },
  'the database answers 300 ms late': {
    servers: 2,
    workers: 2,
    settings: (_, { slowWay }) => ({ EARSHOT_DATABASE_URL: slowWay.url }),
    befall: async ({ slowWay }) => {
      await sleep(5_000);
      slowWay.delayMs = 150;
      await sleep(45_000);
      slowWay.delayMs = 0;
      await sleep(5_000);
    },
  },
  'a server and a worker are two minutes slow': {
    servers: 2,
    workers: 2,
    settings: (place) => (place % 2 === 0 ? skewed(-120_000) : {}),
    befall: () => sleep(45_000),
  },
  'a server and a worker are two minutes fast': {
    servers: 2,
    workers: 2,
    settings: (place) => (place % 2 === 0 ? skewed(120_000) : {}),
    befall: () => sleep(45_000),
  },
  // The last: the replica serves from then on.
  'the database fails over to its replica': {
    servers: 2,
    workers: 2,
    befall: async (world) => {
      await world.postgres.addReplica();
      await sleep(5_000);
      await world.postgres.failOver(5_000);
      await sleep(20_000);
    },
  },
};
