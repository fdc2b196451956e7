// A provider on loopback and connectors of it, with a clock that both go by: for the tests of each connector, and for the contract of all.
import type { IntegrationSettings } from '@earshot/core';
import { certificate } from '../../../../../test/harness/certificate.ts';
import type { ProviderServer } from '../../../../../test/providers/provider-server.ts';
import { type PublicHosts, publicHosts } from '../../network/public-hosts.ts';
import type { ConnectorWorld } from '../connector.contract.ts';
import type { Connector, ConnectorContext, ConnectorKind, FoundRecording } from '../connector.ts';

/** ms since the epoch: what integrations of the tests begin with. */
export const since = Date.parse('2026-03-02T00:00:00Z');

/** What the imitations of providers have in common. */
type Provider = ProviderServer & {
  url: string;
  accountId?: string;
  credentials: Readonly<Record<string, string>>;
  refuse(): void;
};

export interface ProviderWorld<Server extends Provider> {
  server: Server;
  hosts: PublicHosts;
  /** It moves only when it is told to; a month after `since` at first. */
  now(): number;
  setNow(at: number): void;
  connect(changes?: Partial<ConnectorContext>): Connector;
  stop(): Promise<void>;
}

export async function startProviderWorld<Server extends Provider>(
  kind: ConnectorKind,
  startServer: (options: { now: () => number }) => Promise<Server>,
  settings: IntegrationSettings = {},
): Promise<ProviderWorld<Server>> {
  let at = since + 30 * 24 * 3_600_000;
  const now = () => at;
  const server = await startServer({ now });
  const { cert } = await certificate();
  const hosts = publicHosts({ connectTimeoutMs: 2_000, isAllowed: () => true, certificateAuthority: cert });
  const { url: baseUrl, accountId, credentials } = server;
  return {
    server,
    hosts,
    now,
    setNow: (next) => {
      at = next;
    },
    connect: (changes = {}) =>
      kind.make({
        settings: { baseUrl, ...(accountId !== undefined && { accountId }), ...settings },
        credentials,
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

/** The world as the contract of connectors wants it. `secrets`: what is secret by now, tokens too. */
export function contractWorld<Server extends Provider>(
  world: ProviderWorld<Server>,
  { secrets, ...ways }: Pick<ConnectorWorld, 'add' | 'remove' | 'secrets'>,
): ConnectorWorld {
  const before: string[] = [];
  return {
    ...ways,
    connect: (from) => world.connect({ since: from }),
    breakDown: async () => {
      before.push(...secrets());
      await world.server.stop();
    },
    refuse: async () => world.server.refuse(),
    secrets: () => [...before, ...secrets()],
    stop: () => world.stop(),
  };
}

export async function collect(connector: Connector, position: string | null = null): Promise<FoundRecording[]> {
  const found: FoundRecording[] = [];
  for await (const recording of connector.recordingsSince(position, AbortSignal.timeout(20_000))) found.push(recording);
  return found;
}

export const idsOf = (found: readonly FoundRecording[]) => found.map(({ externalId }) => externalId);
