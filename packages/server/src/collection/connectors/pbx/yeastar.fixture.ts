// A Yeastar PBX on loopback, and connectors of it, for the tests of each.
import {
  startYeastarServer,
  type YeastarCall,
  type YeastarOptions,
  type YeastarServer,
} from '../../../../../../test/providers/yeastar-server.ts';
import { type PublicHosts, publicHosts } from '../../../network/public-hosts.ts';
import type { Connector, ConnectorContext, FoundRecording } from '../../connector.ts';
import { yeastar } from './yeastar.ts';

/** ms since the epoch: what integrations of the tests begin with. */
export const since = Date.parse('2026-03-02T00:00:00Z');

export interface YeastarWorld {
  server: YeastarServer;
  hosts: PublicHosts;
  /** The clock of the PBX and of the connectors; it moves only when it is told to. */
  now(): number;
  setNow(at: number): void;
  connect(changes?: Partial<ConnectorContext>): Connector;
  stop(): Promise<void>;
}

export async function startYeastarWorld(options: YeastarOptions = {}): Promise<YeastarWorld> {
  let at = since + 30 * 24 * 3_600_000;
  const now = () => at;
  const server = await startYeastarServer({ now, ...options });
  const hosts = publicHosts({ connectTimeoutMs: 2_000, isAllowed: () => true });
  return {
    server,
    hosts,
    now,
    setNow: (next) => {
      at = next;
    },
    connect: (changes = {}) =>
      yeastar.make({
        settings: { baseUrl: server.url, timeZone: 'UTC' },
        credentials: server.credentials,
        since,
        hosts,
        roots: [],
        now,
        ...changes,
      }),
    stop: async () => {
      await server.stop();
      await hosts.close();
    },
  };
}

export async function collect(connector: Connector, position: string | null = null): Promise<FoundRecording[]> {
  const found: FoundRecording[] = [];
  for await (const recording of connector.recordingsSince(position, AbortSignal.timeout(20_000))) found.push(recording);
  return found;
}

/** One a minute. */
export const calls = (count: number, from = since + 3_600_000): YeastarCall[] =>
  Array.from({ length: count }, (_, index) => ({
    startedAt: from + index * 60_000,
    sound: Buffer.from(`sound ${index}`),
  }));

export const idsOf = (found: readonly FoundRecording[]) => found.map(({ externalId }) => externalId);
