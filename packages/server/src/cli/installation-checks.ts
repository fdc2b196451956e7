// What an installation needs, each tried with the settings of this environment.
import { findFfmpeg } from '@earshot/engine/decoding';
import { ofAllStoredSecrets } from '../all-stored-secrets.ts';
import { createLog } from '../log.ts';
import { mailerFor } from '../mail/mailer.ts';
import { queueDepth } from '../records/analysis-queue.ts';
import { type Database, openDatabase } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { integrationStates } from '../records/integration-health.ts';
import { noticeDepth } from '../records/notices.ts';
import { deliveryDepth } from '../records/webhook-deliveries.ts';
import { secretsFor } from '../secret.ts';
import type { Settings } from '../settings.ts';
import { diskOf } from '../storage/disk-room.ts';
import { openDiskRoom } from '../storage/open-disk-room.ts';
import { engineChoice } from '../threads/engine-choice.ts';
import { openTranscriberQueue, transcriptionEngine } from '../transcriber-queue.ts';
import { checkModelServer } from './check-model-server.ts';
import { type Finding, failed, off, ok, warning } from './finding.ts';
import { openStorageOf } from './with-storage.ts';

export interface Checked extends Finding {
  subject: string;
}

/** All of them, one after the other. What throws has failed, and the others go on. */
export async function checkInstallation(settings: Settings): Promise<Checked[]> {
  const checked: Checked[] = [];
  const check = async (subject: string, look: () => Promise<Finding>) => {
    const finding = await look().catch((error: Error) => failed(error.message));
    checked.push({ subject, ...finding, said: finding.said.replaceAll(/\s+/g, ' ') });
    return finding.state !== 'failed';
  };
  const db = await openDatabase(settings.EARSHOT_DATABASE_URL, {
    sqliteSynchronous: settings.EARSHOT_SQLITE_SYNCHRONOUS,
  });
  try {
    const works = await check('database', () => checkDatabase(db, settings));
    const withDb = async (look: () => Promise<Finding>) =>
      works ? look() : off('not looked at, because the database does not work');
    await check('secret', () => withDb(() => checkSecret(db, settings)));
    await check('storage', () => checkStorage(settings));
    await check('disk', () => checkDisk(settings));
    await check('analysis', () => checkAnalysis(settings));
    await check('transcription', () => checkTranscription(settings));
    await check('ffmpeg', checkFfmpeg);
    await check('e-mail', () => checkMail(settings));
    await check('address', () => checkAddress(settings));
    await check('work', () => withDb(() => checkWork(db)));
  } finally {
    await db.close();
  }
  return checked;
}

async function checkDatabase(db: Database, settings: Settings): Promise<Finding> {
  const applied = await db.migrate();
  const kind = settings.EARSHOT_DATABASE_URL.startsWith('sqlite:') ? 'SQLite' : 'Postgres';
  return ok(`${kind}, ${applied.length === 0 ? 'with the current schema' : 'brought to the current schema now'}`);
}

async function checkSecret(db: Database, settings: Settings): Promise<Finding> {
  const warnings: string[] = [];
  const secrets = secretsFor(settings, (text) => warnings.push(text));
  const unreadable = await ofAllStoredSecrets(db, secrets, (stored) => stored.unreadable());
  const count = Object.values(unreadable).flat().length;
  if (count > 0)
    return failed(
      `EARSHOT_SECRET opens all but ${count} of the stored credentials; set EARSHOT_SECRET_PREVIOUS to their secret and run earshot secret rotate, which names them`,
    );
  return warnings.length > 0 ? warning(warnings.join(' ')) : ok('opens all stored credentials');
}

async function checkStorage(settings: Settings): Promise<Finding> {
  const storage = await openStorageOf(settings);
  await storage.check();
  const key = `checks/${newId().id}`;
  const content = Buffer.from('earshot check');
  await storage.put(key, content);
  try {
    const stored = await storage.stat(key);
    if (stored?.bytes !== content.length) return failed('what was written cannot be read again');
  } finally {
    await storage.remove(key);
  }
  return ok('writes, reads and removes');
}

async function checkDisk(settings: Settings): Promise<Finding> {
  const room = openDiskRoom({
    storageUrl: settings.EARSHOT_STORAGE_URL,
    databaseUrl: settings.EARSHOT_DATABASE_URL,
    leastFreeMib: settings.EARSHOT_MIN_FREE_DISK_MIB,
    diskOf,
    now: () => Date.now(),
  });
  await room.check('storage');
  await room.check('temporary');
  const bytes = (await room.freeBytes('storage')) ?? (await room.freeBytes('temporary'));
  return bytes === null ? off('the disk does not say how much is free') : ok(`${gibibytes(bytes)} GiB are free`);
}

const gibibytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);

/** Where the settings name no other. */
const openAi = 'https://api.openai.com/v1';

async function checkAnalysis(settings: Settings): Promise<Finding> {
  const choice = engineChoice(settings);
  if (choice.name === 'embedded') return ok('the offline engine');
  const { baseURL, apiKey, model } = choice.options;
  return checkModelServer({ baseUrl: baseURL ?? openAi, apiKey, model });
}

async function checkTranscription(settings: Settings): Promise<Finding> {
  if (transcriptionEngine(settings) === 'openai') {
    const { OPENAI_API_KEY: key = '', EARSHOT_TRANSCRIPTION_MODEL: model, OPENAI_BASE_URL: base } = settings;
    const endpoints = settings.EARSHOT_TRANSCRIPTION_URLS ?? [{ url: base ?? openAi, key: null, model: null }];
    const findings = await Promise.all(
      endpoints.map((own) => checkModelServer({ baseUrl: own.url, apiKey: own.key ?? key, model: own.model ?? model })),
    );
    return { state: worst(findings.map(({ state }) => state)), said: findings.map(({ said }) => said).join('; ') };
  }
  const transcriber = await openTranscriberQueue(settings, createLog('silent'));
  try {
    if (transcriber.name === 'none') return off('nothing transcribes, so recordings are refused');
    const languages = transcriber.languages === 'all' ? ['pt', 'en', 'es'] : transcriber.languages;
    return ok(`offline, in ${languages.join(', ')}`);
  } finally {
    await transcriber.close?.();
  }
}

const states = ['ok', 'off', 'warning', 'failed'] as const satisfies Finding['state'][];
const worst = (found: readonly Finding['state'][]) => states.findLast((state) => found.includes(state)) ?? 'ok';

async function checkFfmpeg(): Promise<Finding> {
  const path = await findFfmpeg();
  return path === null
    ? warning('is not installed: recordings that only it can decode fail, and no recording but WAV can be muted')
    : ok(path);
}

async function checkMail(settings: Settings): Promise<Finding> {
  const mailer = mailerFor(settings);
  if (!mailer) return off('EARSHOT_SMTP_URL is not set, so no e-mail is sent');
  const outcome = await mailer.check();
  return outcome.kind === 'sent'
    ? ok('the mail server takes the settings; earshot mail test sends one')
    : failed(outcome.said);
}

const healthMs = 5_000;

async function checkAddress({ EARSHOT_PUBLIC_URL: address }: Settings): Promise<Finding> {
  if (!address) return off('EARSHOT_PUBLIC_URL is not set, so links name the address that the server listens on');
  const health = `${address}/healthz`;
  try {
    const answer = await fetch(health, { signal: AbortSignal.timeout(healthMs) });
    const body = (await answer.json().catch(() => null)) as { status?: unknown } | null;
    if (body?.status === 'ok') return ok(`${address} leads to a server`);
    return warning(`${health} answers ${answer.status}, and not as a server of Earshot does`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return warning(`${health} does not answer from here (${cause?.code ?? message}); is the server running?`);
  }
}

/** Work that waits for this long is in trouble. */
const longestWaitMs = 15 * 60_000;

async function checkWork(db: Database): Promise<Finding> {
  const [analyses, deliveries, notices, integrations] = [
    await queueDepth(db),
    await deliveryDepth(db),
    await noticeDepth(db),
    await integrationStates(db),
  ];
  const stopped = integrations.reduce((sum, each) => sum + each.stopped, 0);
  const waitingMs = analyses.since === null ? 0 : Math.max(0, Date.now() - analyses.since);
  const said = [
    `${analyses.count} analyses`,
    `${deliveries.count} webhooks and ${notices.count} notices wait`,
    `${stopped} integrations have stopped`,
  ].join(', ');
  const isLate = analyses.count > 0 && waitingMs > longestWaitMs;
  if (isLate) return warning(`${said}; one analysis has waited for ${Math.round(waitingMs / 60_000)} minutes`);
  return stopped > 0 ? warning(`${said}; earshot integration list --failing names them`) : ok(said);
}
