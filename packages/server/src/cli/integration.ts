// earshot integration add | list | test | collect | backfill: sources that recordings are collected from.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  BackfillResult,
  CollectionRun,
  Integration,
  IntegrationCheck,
  IntegrationConnector,
  IntegrationSettings,
} from '@earshot/core';
import { zIntegrationSettingsInput } from '@earshot/core/schemas';
import { type Command, Option } from 'commander';
import { commandLine } from '../audit/record-deed.ts';
import { backfill } from '../collection/backfill.ts';
import { createIntegration, startCollection } from '../collection/change-integration.ts';
import { collect } from '../collection/collect.ts';
import { connectors } from '../collection/connectors/index.ts';
import { integrationView, runView } from '../collection/integration-view.ts';
import { providerHosts } from '../collection/provider-hosts.ts';
import { tryIntegration } from '../collection/try-integration.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../read-settings.ts';
import { runById } from '../records/collection-runs.ts';
import { companyById } from '../records/companies.ts';
import type { Database } from '../records/database.ts';
import { integrationsOfAll } from '../records/integration-health.ts';
import { claimIntegration, integrationOfAnyCompany, integrationsByCompany } from '../records/integrations.ts';
import { secretsFor } from '../secret.ts';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';
import { startService } from '../start-service.ts';
import { openTranscriberQueue } from '../transcriber-queue.ts';
import { repeated, wholeNumber } from './arguments.ts';
import { CommandError, outputFor, withDatabase } from './command.ts';
import { requireCompany } from './require-company.ts';
import { untilStopped } from './serving.ts';
import { keepAlive } from './watch-end.ts';

interface AddOptions {
  company: string;
  connector: IntegrationConnector;
  label?: string;
  setting?: string[];
  credentials?: string;
  every?: number;
  minimumSeconds?: number;
  since?: string;
  json?: boolean;
}

interface ListOptions {
  company?: string;
  failing?: boolean;
  json?: boolean;
}

type ListedIntegration = Integration & { companyId?: string };

export function addIntegration(program: Command): void {
  const integration = program
    .command('integration')
    .description('manage the sources that recordings are collected from');
  integration
    .command('add')
    .description('collect from a PBX, a meeting service or a folder')
    .requiredOption('--company <id>', 'id of the company')
    .addOption(new Option('--connector <name>', 'connector').choices(Object.keys(connectors)).makeOptionMandatory())
    .option('--label <name>', 'display name')
    .option(
      '--setting <name=value>',
      'setting of the connector, lists with commas; repeat it for more than one',
      repeated,
    )
    .option('--credentials <file>', 'JSON file with the credentials of the connector, or - for standard input')
    .option('--every <minutes>', 'minutes between runs (default: 15)', wholeNumber(1, 1440))
    .option('--minimum-seconds <n>', 'shortest recording to collect, in seconds (default: 20)', wholeNumber(0, 3600))
    .option('--since <time>', 'ISO-8601 time of the oldest recording to collect (default: now)')
    .option('--json', 'print one JSON object')
    .action(async (options: AddOptions) => {
      const added = await withDatabase((db, settings) => add(db, settings, options));
      outputFor(options).print(added, `Integration ${added.id} (${added.connector}) is active.`);
    });
  integration
    .command('list')
    .description('list the integrations of a company, or of all, and how each is doing')
    .option('--company <id>', 'id of the company (default: all companies)')
    .option('--failing', 'only those that are switched on and do not collect on schedule')
    .option('--json', 'print one JSON object')
    .action(async (options: ListOptions) => {
      const integrations = await withDatabase((db) => listed(db, options));
      outputFor(options).print(
        { integrations },
        integrations.length === 0 ? 'No integrations.' : integrations.map(lineOf).join('\n'),
      );
    });
  integration
    .command('test <id>')
    .description(
      'reach the provider, list and fetch recordings, and look for a transcriber; collects nothing, and fails if a check fails',
    )
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      const result = await withDatabase((db, settings) => tried(db, settings, id));
      outputFor(options).print(result, result.checks.map(checkLine).join('\n'));
      if (!result.works) process.exitCode = 1;
    });
  integration
    .command('collect <id>')
    .description('collect new recordings now; earshot serve or earshot worker analyses them')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      const run = await collected(id);
      outputFor(options).print(run, runLine(run));
      if (run.error !== null) process.exitCode = 1;
    });
  integration
    .command('backfill <id>')
    .description('collect an earlier period; earshot serve or earshot worker does the work')
    .requiredOption('--from <time>', 'ISO-8601 time of the oldest recording')
    .requiredOption('--to <time>', 'ISO-8601 time before which the newest was recorded')
    .option('--dry-run', 'collect nothing; say how many recordings there are and about how many minutes they cost')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { from: string; to: string; dryRun?: boolean; json?: boolean }) => {
      const { from, to, dryRun = false } = options;
      const result = await backfilled(id, { from, to, dryRun });
      outputFor(options).print(result, backfillLine(result));
    });
}

/** With integrations of all companies, each says whose it is. */
async function listed(db: Database, { company, failing = false }: ListOptions): Promise<ListedIntegration[]> {
  if (company !== undefined) await requireCompany(db, company);
  const rows = company === undefined ? await integrationsOfAll(db) : await integrationsByCompany(db, company);
  const wanted = rows.filter((row) => !failing || (row.is_active === 1 && row.state !== 'active'));
  const ownerOf = ({ company_id: companyId }: (typeof rows)[number]) => (company === undefined ? { companyId } : {});
  return Promise.all(wanted.map(async (row) => ({ ...ownerOf(row), ...(await integrationView(db, row)) })));
}

async function backfilled(id: string, period: { from: string; to: string; dryRun: boolean }): Promise<BackfillResult> {
  const service = await startService({ ...readSettings(process.env), EARSHOT_BACKGROUND: false });
  try {
    const row = await integrationOfAnyCompany(service.db, id);
    if (!row) throw new CommandError(`there is no integration with the id ${id}`);
    return await keepAlive(backfill(commandLine(row.company_id), { id, ...period }, service));
  } finally {
    await keepAlive(service.close());
  }
}

function backfillLine({ from, to, estimate }: BackfillResult): string {
  if (estimate === null) return `The next runs collect what was recorded from ${from} to ${to}.`;
  const { recordings, minutes, skipped, isComplete } = estimate;
  const leftOut = skipped.map(({ reason, count }) => `${count} ${reason}`).join(', ');
  const more = isComplete ? '' : ' The provider did not list everything in time: there is more.';
  return `${recordings} to collect, about ${minutes} minutes${leftOut === '' ? '' : `; to skip: ${leftOut}`}.${more}`;
}

async function add(db: Database, settings: Settings, options: AddOptions): Promise<Integration> {
  await requireCompany(db, options.company);
  const row = await createIntegration(
    commandLine(options.company),
    {
      connector: options.connector,
      label: options.label ?? null,
      settings: settingsOf(options.setting ?? []),
      ...(options.credentials !== undefined && { credentials: credentialsIn(options.credentials) }),
      ...(options.every !== undefined && { intervalMinutes: options.every }),
      ...(options.minimumSeconds !== undefined && { minimumDurationSeconds: options.minimumSeconds }),
      ...(options.since !== undefined && { since: options.since }),
    },
    { db, settings, secrets: secretsFor(settings), now: () => Date.now(), wakeCollector: () => {} },
  );
  return integrationView(db, row);
}

function settingsOf(texts: readonly string[]): IntegrationSettings {
  const entries = texts.map((text) => {
    const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new CommandError(`--setting must be name=value, not ${text}`);
    return [name, settingValue(name, value)];
  });
  const settings = Object.fromEntries(entries);
  const [issue] = zIntegrationSettingsInput.safeParse(settings).error?.issues ?? [];
  if (issue) throw new CommandError(`--setting ${String(issue.path[0])}: ${issue.message}`);
  return settings;
}

const lists: ReadonlySet<string> = new Set([
  'onlyExtensions',
  'onlyDirections',
  'onlyQueues',
  'onlyHosts',
  'onlyTopics',
  'neverRecorded',
]);

function settingValue(name: string, text: string): string | boolean | number | string[] {
  if (lists.has(name)) return text.split(',').map((item) => item.trim());
  if (text === 'true' || text === 'false') return text === 'true';
  return name === 'minutesPerDay' && /^\d+$/.test(text) ? Number(text) : text;
}

/** From a file, so credentials appear neither in process lists nor in a shell's history. */
function credentialsIn(path: string): Record<string, string> {
  const text = readFileSync(path === '-' ? 0 : path, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const isFlat =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string' && each !== '');
  if (!isFlat)
    throw new CommandError(
      '--credentials must be a JSON object of strings, such as {"clientId":"…","clientSecret":"…"}',
    );
  return value as Record<string, string>;
}

async function tried(db: Database, settings: Settings, id: string) {
  const row = await integrationOfAnyCompany(db, id);
  if (!row) throw new CommandError(`there is no integration with the id ${id}`);
  const hosts = providerHosts(settings);
  const transcriber = await openTranscriberQueue(settings, createLog('warn', true));
  try {
    return await tryIntegration(row.company_id, id, {
      db,
      settings,
      secrets: secretsFor(settings),
      now: () => Date.now(),
      transcriber,
      ...hosts,
    });
  } finally {
    await Promise.all([hosts.pbxHosts.close(), hosts.meetingHosts.close(), transcriber.close?.()]);
  }
}

const pollMs = 500;

/** Collects in this process, or waits for the process that is already collecting. */
async function collected(id: string): Promise<CollectionRun> {
  const stopped = new AbortController();
  void untilStopped().then(() => stopped.abort());
  const service = await startService({ ...readSettings(process.env), EARSHOT_BACKGROUND: false });
  try {
    return await keepAlive(collectedBy(service, id, stopped.signal));
  } finally {
    await keepAlive(service.close());
  }
}

async function collectedBy(service: Service, id: string, signal: AbortSignal): Promise<CollectionRun> {
  const { db, runner, now } = service;
  const row = await integrationOfAnyCompany(db, id);
  if (!row) throw new CommandError(`there is no integration with the id ${id}`);
  const requireActive = async () => {
    const company = await companyById(db, row.company_id);
    if (company?.deactivated_at !== null) throw new CommandError('nothing is collected: the company is deactivated');
    if (company.erasure_due_at !== null) throw new CommandError('nothing is collected: the company is to be erased');
  };
  await requireActive();
  const { id: runId } = await startCollection(commandLine(row.company_id), id, service);
  for (;;) {
    const claimed = await claimIntegration(db, runner.id, id, now());
    if (claimed) await collect({ ...claimed, runner_id: runner.id }, service, signal);
    const run = await runById(db, runId);
    if (!run) throw new CommandError('the integration was removed during the run');
    if (run.finished_at !== null) return runView(run);
    if (signal.aborted) throw new CommandError('stopped; the next run continues from here');
    await requireActive();
    await sleep(pollMs);
  }
}

const checkLine = ({ check, outcome, message, errorReason }: IntegrationCheck) =>
  `${check}: ${outcome}. ${errorReason === null ? '' : `${errorReason}: `}${message}`;

function lineOf({ id, companyId, connector, label, state, lastRuns }: ListedIntegration): string {
  const last = lastRuns[0] ? `; last run ${lastRuns[0].startedAt}: ${runLine(lastRuns[0])}` : '; not collected yet';
  return `${companyId === undefined ? '' : `${companyId}  `}${id}  ${connector}${label === null ? '' : ` "${label}"`}  ${state}${last}`;
}

function runLine({ found, queued, skipped, error, errorReason, finishedAt }: CollectionRun): string {
  const leftOut = skipped.map(({ reason, count }) => `${count} ${reason}`).join(', ');
  const counts = `${found} found, ${queued} queued${leftOut === '' ? '' : `, skipped: ${leftOut}`}`;
  if (finishedAt === null) return `${counts}, still running`;
  if (error === null) return counts;
  return `${counts}. ${errorReason === null ? '' : `${errorReason}: `}${error}`;
}
