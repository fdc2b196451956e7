// A scenario: how large the fleet is, what its clients do, and what befalls it.
import type { Findings } from './checks.ts';
import type { LoadPlan } from './load.ts';
import type { World } from './world.ts';

export interface Scenario {
  servers: number;
  workers: number;
  /** Settings of each process, by its place among all: servers first. */
  settings?: (place: number, world: World) => Record<string, string>;
  /** Whether a server is killed or cut off, so that a client may get no answer at all. */
  mayMissAnswers?: boolean;
  /** Before any process starts. */
  prepare?(world: World): Promise<void>;
  /** What clients do, where it is not the usual. */
  mix?: LoadPlan['mix'];
  /** The trouble, while clients work; what it found beside the usual checks. */
  befall(world: World, forMs: number): Promise<Findings | undefined>;
}
