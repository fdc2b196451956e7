// earshot audit verify | export | prune: the audit log is looked through for changes, written out, or shortened.
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { auditEntryViews } from '../accounts/audit-view.ts';
import { BrokenChainError, pruneChain } from '../audit/prune-chains.ts';
import { commandLine, installation, recordDeed } from '../audit/record-deed.ts';
import { type ChainReport, type KnownPlace, verifyChains } from '../audit/verify-chains.ts';
import { chainEnds, entriesAfter } from '../records/audit-entries.ts';
import { chainsBefore } from '../records/audit-starts.ts';
import type { Database } from '../records/database.ts';
import { fewestAuditDays } from '../settings/audit-settings.ts';
import { CommandError, outputFor, withDatabase, writePart } from './command.ts';
import { requireCompany } from './require-company.ts';

interface VerifyOptions {
  company?: string;
  known?: string;
  json?: boolean;
}

export function addAudit(program: Command): void {
  const audit = program.command('audit').description('check, export or shorten the log of who did what');
  audit
    .command('verify')
    .description('look whether every entry is as it was written and none is missing; fails if not')
    .option('--company <id>', 'only this company')
    .option(
      '--known <number:hash>',
      'an entry as an earlier run printed it, which must still be there (with --company)',
    )
    .option('--json', 'print one JSON object')
    .action(async (options: VerifyOptions) => {
      const known = options.known === undefined ? null : knownPlace(options.known);
      if (known && options.company === undefined) throw new CommandError('--known needs --company');
      const chains = await withDatabase(async (db) => {
        if (options.company !== undefined) await requireCompany(db, options.company);
        return verifyChains(db, options.company ?? null, known);
      });
      outputFor(options).print(
        { chains },
        chains.length === 0 ? 'There are no entries.' : chains.map(lineOf).join('\n'),
      );
      if (chains.some(({ problem }) => problem !== null)) process.exitCode = 1;
    });
  audit
    .command('export')
    .description('print the log of a company, or that of the server itself, as JSON Lines, oldest first')
    .option('--company <id>', 'id of the company')
    .option('--server', 'the log of what concerns no company: API keys that are unknown')
    .action(({ company, server = false }: { company?: string; server?: boolean }) => {
      if (server === (company !== undefined)) throw new CommandError('name either --company or --server');
      return withDatabase(async (db) => {
        if (company !== undefined) await requireCompany(db, company);
        await exportLog(db, company ?? installation);
      });
    });
  audit
    .command('prune')
    .description('remove entries from before a day for good; what stays can be verified as before')
    .requiredOption('--before <day>', `the first day that stays, in UTC, at least ${fewestAuditDays} days ago`, day)
    .option('--company <id>', 'only the log of this company, which may be erased')
    .option('--server', 'only the log of what concerns no company')
    .option('--all', 'the logs of all companies and of the server itself')
    .option('--json', 'print one JSON object')
    .action(async ({ before, company, server = false, all = false, json }: PruneOptions) => {
      if ([company !== undefined, server, all].filter(Boolean).length !== 1)
        throw new CommandError('name one of --company, --server and --all');
      const pruned = await withDatabase(async (db) => {
        if (company !== undefined) await requireCompany(db, company);
        const one = company ?? (server ? installation : undefined);
        return prune(db, one === undefined ? await chainsBefore(db, before) : [one], before);
      });
      const lines = pruned.map(({ companyId, removed }) => `${whose(companyId)}: ${removed} entries removed.`);
      outputFor({ json }).print({ pruned }, lines.join('\n') || 'There are no entries from before that day.');
    });
}

interface PruneOptions {
  before: number;
  company?: string;
  server?: boolean;
  all?: boolean;
  json?: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The beginning of a day that is long enough ago, in ms. */
function day(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || dayOf(time) !== text) throw new InvalidArgumentError('Use a day such as 2026-01-31.');
  const latest = Date.now() - fewestAuditDays * dayMs;
  if (time > latest)
    throw new InvalidArgumentError(
      `The last ${fewestAuditDays} days stay, since an attack is often noticed weeks later. Use ${dayOf(latest)} or a day before it.`,
    );
  return time;
}

async function prune(db: Database, companyIds: readonly string[], before: number) {
  const pruned: { companyId: string; removed: number }[] = [];
  for (const companyId of companyIds) {
    const removed = await pruneChain(commandLine(companyId), before, { db, now: Date.now, pause }).catch((error) => {
      throw error instanceof BrokenChainError ? new CommandError(error.message) : error;
    });
    pruned.push({ companyId, removed });
  }
  return pruned;
}

function knownPlace(text: string): KnownPlace {
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || hash === undefined)
    throw new CommandError('--known must be the number and the hash of an entry, such as 12:5f3c…');
  return { sequence: Number(sequence), hash };
}

const whose = (companyId: string) => (companyId === installation ? 'The server itself' : `Company ${companyId}`);

function lineOf({ companyId, entries, removed, removedAt, hash, problem }: ChainReport): string {
  if (problem !== null) return `${whose(companyId)}: ${problem}.`;
  const gone = removed === 0 ? '' : ` The ${removed} before them were removed, the last of them at ${removedAt}.`;
  return `${whose(companyId)}: ${entries - removed} entries, all as they were written.${gone} Last: ${entries}:${hash}`;
}

const batch = 500;

/** Up to the entry that tells of this export, which is the last. */
async function exportLog(db: Database, companyId: string): Promise<void> {
  await db.transaction((tx) => recordDeed(tx, commandLine(companyId), { kind: 'audit.exported' }, Date.now()));
  const [end] = await chainEnds(db, companyId);
  let sequence = 0;
  while (sequence < (end?.sequence ?? 0)) {
    const entries = await entriesAfter(db, companyId, sequence, Math.min(batch, end!.sequence - sequence));
    if (entries.length === 0) throw new CommandError(`entry ${sequence + 1} is missing; run earshot audit verify`);
    const views = await auditEntryViews(db, companyId, entries);
    const lines = views.map((view, index) =>
      JSON.stringify({ ...view, subjectHash: entries[index]!.subject_hash, hash: entries[index]!.hash }),
    );
    await writePart(`${lines.join('\n')}\n`);
    sequence = entries.at(-1)!.sequence;
  }
}
