// A Yeastar PBX on loopback, and connectors of it, for the tests of each.
import {
  startYeastarServer,
  type YeastarCall,
  type YeastarOptions,
  type YeastarServer,
} from '../../../../../../test/providers/yeastar-server.ts';
import { type ProviderWorld, since, startProviderWorld } from '../provider-world.fixture.ts';
import { yeastar } from './yeastar.ts';

export type YeastarWorld = ProviderWorld<YeastarServer>;

export const startYeastarWorld = (options: YeastarOptions = {}): Promise<YeastarWorld> =>
  startProviderWorld(yeastar, ({ now }) => startYeastarServer({ now, ...options }), { timeZone: 'UTC' });

/** One a minute. */
export const calls = (count: number, from = since + 3_600_000): YeastarCall[] =>
  Array.from({ length: count }, (_, index) => ({
    startedAt: from + index * 60_000,
    sound: Buffer.from(`sound ${index}`),
  }));
