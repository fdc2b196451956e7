// earshot audit verify | export: the audit log is looked through for changes, or written out.
import type { Command } from 'commander';
import { auditEntryViews } from '../accounts/audit-view.ts';
import { commandLine, installation, recordDeed } from '../audit/record-deed.ts';
import { type ChainReport, type KnownPlace, verifyChains } from '../audit/verify-chains.ts';
import { chainEnds, entriesAfter } from '../records/audit-entries.ts';
import { companyById } from '../records/companies.ts';
import type { Database } from '../records/database.ts';
import { CommandError, outputFor, withDatabase, writePart } from './command.ts';

interface VerifyOptions {
  company?: string;
  known?: string;
  json?: boolean;
}

export function addAudit(program: Command): void {
  const audit = program.command('audit').description('check or export the log of who did what');
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
}

async function requireCompany(db: Database, id: string): Promise<void> {
  if (!(await companyById(db, id))) throw new CommandError(`there is no company with the id ${id}`);
}

function knownPlace(text: string): KnownPlace {
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || hash === undefined)
    throw new CommandError('--known must be the number and the hash of an entry, such as 12:5f3c…');
  return { sequence: Number(sequence), hash };
}

function lineOf({ companyId, entries, hash, problem }: ChainReport): string {
  const whose = companyId === installation ? 'The server itself' : `Company ${companyId}`;
  return problem === null
    ? `${whose}: ${entries} entries, all as they were written. Last: ${entries}:${hash}`
    : `${whose}: ${problem}.`;
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
