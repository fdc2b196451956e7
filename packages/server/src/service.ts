// The only wiring: settings in, everything that operations and commands work with out.
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attemptTimeoutMs, audioConnectTimeoutMs, maxAudioBytes } from '@earshot/core';
import { sealFor } from './access/secrets.ts';
import { type Analyser, type AnalyserOptions, type EngineChoice, startAnalyser } from './analyses/analyser.ts';
import { type Renderer, startRenderer } from './analyses/renderer.ts';
import { openScratch, type Scratch } from './analyses/scratch.ts';
import { openTranscriber, type SharedTranscriber } from './analyses/transcriber.ts';
import { type Background, startBackground, sweep } from './background.ts';
import { unreadableCredentials } from './collection/connection.ts';
import { type ProviderHosts, providerHosts } from './collection/provider-hosts.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type PublicHosts, type PublicHostsOptions, publicHosts } from './network/public-hosts.ts';
import { type Database, openDatabase } from './records/database.ts';
import { type Runner, startRunner } from './runner.ts';
import { secretFor } from './secret.ts';
import type { Settings } from './settings.ts';
import { type DiskRoom, type DiskState, diskOf, diskRoom } from './storage/disk-room.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { readStorageUrl } from './storage/storage-url.ts';
import { mostAnswerBytes } from './webhooks/send.ts';

export interface Service extends ProviderHosts {
  readonly settings: Settings;
  readonly db: Database;
  readonly storage: Storage;
  readonly log: Log;
  readonly analyser: Analyser;
  /** Whether a language model is asked, which costs whoever runs the server. */
  readonly isModelAsked: boolean;
  readonly transcriber: SharedTranscriber;
  /** Makes the text of large answers. */
  readonly renderer: Renderer;
  readonly scratch: Scratch;
  /** Room on the disks that recordings are written to. */
  readonly room: DiskRoom;
  readonly runner: Runner;
  readonly metrics: Metrics;
  /** What webhooks may reach. */
  readonly hosts: PublicHosts;
  /** Where audio may come from. */
  readonly audioHosts: PublicHosts;
  /** What cursors, upload forms, addresses of recordings and credentials of integrations are sealed under. */
  readonly secret: string;
  /** Address under which others reach this server; the listening address until told otherwise. */
  publicUrl: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** What the system says of the disk of a folder; null when it does not. */
  diskOf(folder: string): Promise<DiskState | null>;
  /** Lets milliseconds pass. */
  pause(ms: number): Promise<void>;
  /** Looks for queued analyses at once, where this process works on them. */
  wakeQueue(): void;
  /** Looks for due deliveries at once, where this process makes them. */
  wakeDeliveries(): void;
  /** Looks for integrations to collect at once, where this process does. */
  wakeCollector(): void;
  /** Closes everything, once nothing runs any more. */
  close(): Promise<void>;
}

const modelTimeoutSeconds = 120;

/** Which engine the settings ask for. */
export function engineChoice(settings: Settings): EngineChoice {
  const name = settings.EARSHOT_ANALYSIS_ENGINE ?? (settings.OPENAI_API_KEY ? 'openai' : 'embedded');
  if (name === 'embedded') return { name };
  return {
    name,
    options: {
      apiKey: settings.OPENAI_API_KEY ?? '',
      baseURL: settings.OPENAI_BASE_URL ?? null,
      model: settings.EARSHOT_ANALYSIS_MODEL,
      pricePerMillion: { prompt: settings.EARSHOT_PROMPT_PRICE, completion: settings.EARSHOT_COMPLETION_PRICE },
      timeoutSeconds: modelTimeoutSeconds,
    },
  };
}

/**
 * Migrates the database, registers this process, recovers what a dead one left, and starts the background sweep.
 * `network` changes how webhooks and downloads find and trust their hosts, `threads` how transcripts are analysed: both are for tests.
 */
export async function startService(
  settings: Settings,
  network: Partial<PublicHostsOptions> = {},
  threads: Partial<AnalyserOptions> = {},
): Promise<Service> {
  const log = createLog(settings.EARSHOT_LOG_LEVEL);
  // First: a setting that names what is not there stops the start before anything runs.
  const secret = secretFor(settings, (text) => log.warn(text));
  const transcriber = await openTranscriber(settings, log);
  const db = await openDatabase(settings.EARSHOT_DATABASE_URL, {
    sqliteSynchronous: settings.EARSHOT_SQLITE_SYNCHRONOUS,
  });
  const now = () => Date.now();
  const applied = await db.migrate();
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const unreadable = await unreadableCredentials(db, secret);
  if (unreadable.length > 0) {
    log.warn(
      { integrationIds: unreadable },
      'credentials of integrations cannot be read: they were stored under another EARSHOT_SECRET',
    );
  }
  const runner = await startRunner(db, log, now);
  const choice = engineChoice(settings);
  const analyser = startAnalyser(choice, settings.EARSHOT_LOG_LEVEL, threads);
  const renderer = startRenderer();
  const hostsWithin = (connectTimeoutMs: number, mostAnswerBytes: number) =>
    publicHosts({
      connectTimeoutMs,
      mostAnswerBytes,
      ...(settings.EARSHOT_ALLOW_PRIVATE_NETWORK && { isAllowed: () => true }),
      ...network,
    });
  const hosts = hostsWithin(attemptTimeoutMs, mostAnswerBytes);
  const audioHosts = hostsWithin(audioConnectTimeoutMs, 2 * maxAudioBytes);
  const { pbxHosts, meetingHosts } = providerHosts(settings, network);
  const scratch = await openScratch();
  const storage = await openStorage(settings.EARSHOT_STORAGE_URL, {
    seal: sealFor(secret, 'upload'),
    uploadAddress: () => `${service.publicUrl}/uploads`,
  });
  const location = readStorageUrl(settings.EARSHOT_STORAGE_URL);
  const databasePath = /^sqlite:(.+)$/.exec(settings.EARSHOT_DATABASE_URL)?.[1];
  const room = diskRoom({
    storageFolder: location?.kind === 'folder' ? location.path : null,
    temporaryFolder: tmpdir(),
    databaseFolder: databasePath === undefined ? null : dirname(databasePath),
    leastFreeBytes: settings.EARSHOT_MIN_FREE_DISK_MIB * 1024 * 1024,
    diskOf: (folder) => service.diskOf(folder),
    now: () => service.now(),
  });
  let background: Background | undefined;
  const service: Service = {
    settings,
    db,
    storage,
    log,
    analyser,
    isModelAsked: choice.name === 'openai',
    room,
    renderer,
    runner,
    metrics: createMetrics(db, room, now),
    hosts,
    audioHosts,
    pbxHosts,
    meetingHosts,
    transcriber,
    scratch,
    secret,
    publicUrl: settings.EARSHOT_PUBLIC_URL ?? '',
    now,
    diskOf,
    pause: async (ms) => void (await sleep(ms)),
    wakeQueue: () => background?.wakeQueue(),
    wakeDeliveries: () => background?.wakeDeliveries(),
    wakeCollector: () => background?.wakeCollector(),
    close: async () => {
      await background?.stop();
      await Promise.all([hosts, audioHosts, pbxHosts, meetingHosts].map((each) => each.close()));
      await analyser.close();
      await renderer.close();
      await transcriber.close?.();
      await scratch.close();
      await runner.stop();
      await db.close();
    },
  };
  // A restart must not wait for the first sweep.
  await sweep(service);
  if (settings.EARSHOT_BACKGROUND) background = startBackground(service);
  return service;
}
