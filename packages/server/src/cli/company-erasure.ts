// earshot company erase | keep | export: for the operator of the server, of any company.
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { continueCompanyErasure, endGrace, keepCompany, requestErasure } from '../analyses/erase-company.ts';
import { removeUnusedUploads } from '../analyses/uploads/sweep-uploads.ts';
import { commandLine, recordDeed } from '../audit/record-deed.ts';
import { exportLines, textHere } from '../company-export/export-lines.ts';
import { companyById } from '../records/companies.ts';
import type { Database } from '../records/database.ts';
import { outputFor, withDatabase, writePart } from './command.ts';
import { requireCompany } from './require-company.ts';
import { type StorageParts, withStorage } from './with-storage.ts';

export function addCompanyErasure(company: Command): void {
  company
    .command('erase <id>')
    .description('erase a company with everything that it has, after seven days in which it can be kept')
    .option('--now', 'do not wait: there is no way back')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { now?: boolean; json?: boolean }) => {
      if (options.now) {
        await withStorage((parts) => eraseAtOnce(id, parts));
        outputFor(options).print({ id, isComplete: true }, `Company ${id} is erased.`);
        return;
      }
      const dueAt = await withDatabase(async (db) => {
        await requestErasure(commandLine(id), null, { db, now: Date.now });
        return new Date((await companyById(db, id))!.erasure_due_at!).toISOString();
      });
      outputFor(options).print(
        { id, dueAt },
        `Company ${id} is erased at ${dueAt}. Until then, earshot company keep ${id} keeps it.`,
      );
    });
  company
    .command('keep <id>')
    .description('keep a company that was to be erased')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      await withDatabase((db) => keepCompany(commandLine(id), { db, now: Date.now }));
      outputFor(options).print({ id, dueAt: null }, `Company ${id} stays.`);
    });
  company
    .command('export <id>')
    .description('print all that a company has as JSON Lines: people, settings, analyses, list of recordings')
    .action((id: string) => withDatabase((db) => writeExport(db, id)));
}

export async function eraseAtOnce(id: string, parts: StorageParts): Promise<void> {
  await requestErasure(commandLine(id), null, parts);
  await endGrace(commandLine(id), null, 'command', parts);
  await finishErasure(id, parts);
}

/** Of a company that is closed. */
export async function finishErasure(id: string, parts: StorageParts): Promise<void> {
  const { db, now } = parts;
  await continueCompanyErasure(id, { db, now, pause }, Number.POSITIVE_INFINITY);
  await removeUnusedUploads(parts);
}

async function writeExport(db: Database, id: string): Promise<void> {
  await requireCompany(db, id);
  await db.transaction((tx) => recordDeed(tx, commandLine(id), { kind: 'company.exported' }, Date.now()));
  for await (const part of exportLines(db, id, Date.now(), textHere)) await writePart(part);
}
