// The only wiring: settings in, the service that operations and commands work with out.
import { setTimeout as sleep } from 'node:timers/promises';
import { attemptTimeoutMs, audioConnectTimeoutMs } from '@earshot/core';
import { sealsFor } from './access/cryptography.ts';
import { openIdHosts as openIdHostsFor } from './accounts/open-id/hosts.ts';
import { ofAllStoredSecrets } from './all-stored-secrets.ts';
import { openReadLog } from './audit/read-log.ts';
import { openRefusals } from './audit/refusals.ts';
import { type Background, startBackground, sweep } from './background.ts';
import { providerHosts } from './collection/provider-hosts.ts';
import { createLog } from './log.ts';
import { mailerFor } from './mail/mailer.ts';
import { createMetrics } from './metrics.ts';
import { type PublicHostsOptions, publicHosts } from './network/public-hosts.ts';
import { clusterNow, followClock } from './records/clock.ts';
import { openDatabase } from './records/database.ts';
import { warnOfReaders } from './records/file-mode.ts';
import { startRunner } from './runner.ts';
import { secretsFor } from './secret.ts';
import type { Service } from './service.ts';
import { mostRecordingBytes, type Settings } from './settings.ts';
import { diskOf } from './storage/disk-room.ts';
import { openDiskRoom } from './storage/open-disk-room.ts';
import { openStorage } from './storage/open-storage.ts';
import { openScratch } from './storage/scratch.ts';
import { type AnalyserOptions, startAnalyser } from './threads/analyser.ts';
import { engineChoice } from './threads/engine-choice.ts';
import { startRenderer } from './threads/renderer.ts';
import { startSearcher } from './threads/searcher.ts';
import { openTranscriberQueue } from './transcriber-queue.ts';
import { encryptPlainSecrets } from './webhooks/destination-secrets.ts';
import { mostAnswerBytes } from './webhooks/send.ts';

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
  const secrets = secretsFor(settings, (text) => log.warn(text));
  const transcriber = await openTranscriberQueue(settings, log);
  const db = await openDatabase(settings.EARSHOT_DATABASE_URL, {
    sqliteSynchronous: settings.EARSHOT_SQLITE_SYNCHRONOUS,
  });
  warnOfReaders(settings.EARSHOT_DATABASE_URL, (text) => log.warn(text));
  const now = clusterNow;
  const applied = await db.migrate();
  if (applied.length > 0) log.info({ applied }, 'migrated');
  await followClock(db, log);
  await encryptPlainSecrets(db, secrets);
  const unreadable = await ofAllStoredSecrets(db, secrets, (stored) => stored.unreadable());
  if (Object.values(unreadable).some((ids) => ids.length > 0)) {
    log.warn(
      unreadable,
      'credentials of these integrations, secrets of these webhooks, of the two-step sign-in and the chats of these people and of the OpenID Connect of these companies cannot be read because EARSHOT_SECRET has changed',
    );
  }
  const runner = await startRunner(db, log, now);
  const choice = engineChoice(settings);
  const analyser = startAnalyser(choice, settings.EARSHOT_LOG_LEVEL, threads);
  const renderer = startRenderer();
  const searcher = startSearcher();
  const hostsWithin = (connectTimeoutMs: number, mostAnswerBytes: number) =>
    publicHosts({
      connectTimeoutMs,
      mostAnswerBytes,
      ...(settings.EARSHOT_ALLOW_PRIVATE_NETWORK && { isAllowed: () => true }),
      ...network,
    });
  const hosts = hostsWithin(attemptTimeoutMs, mostAnswerBytes);
  const audioHosts = hostsWithin(audioConnectTimeoutMs, 2 * mostRecordingBytes(settings));
  const { pbxHosts, meetingHosts } = providerHosts(settings, network);
  const openIdHosts = openIdHostsFor(settings, network);
  const scratch = await openScratch();
  const storage = await openStorage(settings.EARSHOT_STORAGE_URL, {
    seals: sealsFor(secrets, 'upload'),
    uploadAddress: () => `${service.publicUrl}/uploads`,
  });
  const room = openDiskRoom({
    storageUrl: settings.EARSHOT_STORAGE_URL,
    databaseUrl: settings.EARSHOT_DATABASE_URL,
    leastFreeMib: settings.EARSHOT_MIN_FREE_DISK_MIB,
    diskOf: (folder) => service.diskOf(folder),
    now: () => service.now(),
  });
  let background: Background | undefined;
  const reads = openReadLog(
    db,
    () => service.now(),
    (error) => log.error({ err: error }, 'entries of the audit log may not have reached the disk'),
  );
  const service: Service = {
    settings,
    db,
    storage,
    log,
    analyser,
    isModelAsked: choice.name === 'openai',
    room,
    renderer,
    searcher,
    runner,
    metrics: createMetrics(db, room, transcriber.endpoints, settings, () => service.now()),
    mailer: mailerFor(settings, network.certificateAuthority),
    reads,
    refusals: openRefusals(
      reads,
      () => service.now(),
      (error) => log.error({ err: error }, 'refused API keys are missing in the audit log'),
    ),
    hosts,
    audioHosts,
    pbxHosts,
    meetingHosts,
    openIdHosts,
    transcriber,
    scratch,
    secrets,
    publicUrl: settings.EARSHOT_PUBLIC_URL ?? '',
    now,
    diskOf,
    pause: async (ms) => void (await sleep(ms)),
    wakeQueue: () => background?.wakeQueue(),
    wakeDeliveries: () => background?.wakeDeliveries(),
    wakeCollector: () => background?.wakeCollector(),
    close: async () => {
      await background?.stop();
      // What this hour has counted would be lost with the process.
      await service.refusals
        .settle(true)
        .catch((error) => log.error({ err: error }, 'refused API keys are missing in the audit log'));
      await Promise.all([hosts, audioHosts, openIdHosts, pbxHosts, meetingHosts].map((each) => each.close()));
      await analyser.close();
      await renderer.close();
      await searcher.close();
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
