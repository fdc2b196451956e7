// A folder for tests of the connectors that read one: files are real, and now is a minute after the last of them.
import { appendFile, mkdir, mkdtemp, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IntegrationSettings } from '@earshot/core';
import type { ConnectorWorld, MadeRecording } from '../connector.contract.ts';
import type { Connector, ConnectorKind, FoundRecording } from '../connector.ts';

export interface FolderWorld {
  /** The root; `recordings` in it is the location. */
  root: string;
  location: string;
  /** How far ahead of the machine's clock the connectors' clock is, in ms. */
  aheadMs: number;
  write(path: string, content: string | Uint8Array): Promise<void>;
  append(path: string, content: string | Uint8Array): Promise<void>;
  connect(kind: ConnectorKind, settings?: IntegrationSettings, since?: number): Connector;
  stop(): Promise<void>;
}

export async function folderWorld(): Promise<FolderWorld> {
  const root = await mkdtemp(join(tmpdir(), 'earshot-folder-'));
  const location = join(root, 'recordings');
  await mkdir(location);
  const world: FolderWorld = {
    root,
    location,
    aheadMs: 61_000,
    write: async (path, content) => {
      await mkdir(dirname(join(location, path)), { recursive: true });
      await writeFile(join(location, path), content);
    },
    append: (path, content) => appendFile(join(location, path), content),
    connect: (kind, settings = {}, since = 0) =>
      kind.make({
        settings: { location, ...settings },
        credentials: {},
        since,
        hosts: null as never,
        roots: [root],
        now: () => Date.now() + world.aheadMs,
      }),
    stop: () => rm(root, { recursive: true, force: true }),
  };
  return world;
}

/** For the contract. `put` writes one recording and gives its external id and path. */
export async function contractWorld(
  kind: ConnectorKind,
  settings: IntegrationSettings,
  put: (recording: MadeRecording, world: FolderWorld) => Promise<{ id: string; path: string }>,
): Promise<ConnectorWorld> {
  const world = await folderWorld();
  const paths = new Map<string, string>();
  return {
    connect: (since) => world.connect(kind, settings, since),
    add: async (recordings) => {
      const ids: string[] = [];
      for (const recording of recordings) {
        const { id, path } = await put(recording, world);
        ids.push(id);
        paths.set(id, path);
      }
      return ids;
    },
    remove: (id) => unlink(join(world.location, paths.get(id)!)),
    breakDown: () => rename(world.location, `${world.location}-gone`),
    refuse: null,
    secrets: () => [],
    stop: world.stop,
  };
}

/** `20260316-101500` */
export const digitsOf = (at: number) => new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

export async function all(connector: Connector, position: string | null = null): Promise<FoundRecording[]> {
  const found: FoundRecording[] = [];
  for await (const recording of connector.recordingsSince(position, AbortSignal.timeout(20_000))) found.push(recording);
  return found;
}
