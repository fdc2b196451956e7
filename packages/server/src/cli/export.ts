// earshot export: a copy of analyses and, on request, of their recordings, for a person who asks for it (docs/data-protection.md).
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { commandLine, recordDeed } from '../audit/record-deed.ts';
import { CountedLines } from '../company-export/counted-lines.ts';
import { analysisLine, analysisToExport, textHere } from '../company-export/export-lines.ts';
import { personLines } from '../company-export/person-lines.ts';
import { makeFolder } from '../make-folder.ts';
import { analysisIds } from '../records/company-export.ts';
import { companyOfAnalysis } from '../records/erasures.ts';
import { listedUserById, userOfAnyCompany } from '../records/users.ts';
import { CommandError, writePart } from './command.ts';
import { type StorageParts, withStorage } from './with-storage.ts';

interface ExportOptions {
  person?: string;
  recordings?: string;
}

export function addExport(program: Command): void {
  program
    .command('export [id...]')
    .description('print analyses with their comments and judgements as JSON Lines, as in the export of a company')
    .option('--person <id>', 'instead of ids: all that is stored of a person of the team, their analyses included')
    .option('--recordings <folder>', 'write their recordings into this folder, each named by its analysis')
    .action(async (ids: string[], { person, recordings }: ExportOptions) => {
      if ((person === undefined) === (ids.length === 0))
        throw new CommandError('name either the ids of analyses or --person');
      const absent = await withStorage(async (parts) => {
        if (recordings !== undefined) await makeFolder(recordings);
        if (person === undefined) return exportAll(ids, recordings ?? null, parts);
        await exportPerson(person, recordings ?? null, parts);
        return [];
      });
      if (absent.length > 0) throw new CommandError(`not there: ${absent.join(', ')}`);
    });
}

/** The ids that nothing has. */
async function exportAll(ids: readonly string[], folder: string | null, parts: StorageParts): Promise<string[]> {
  const absent: string[] = [];
  for (const id of ids) {
    const companyId = await companyOfAnalysis(parts.db, id);
    if (!companyId || !(await exportOne(companyId, id, folder, parts))) absent.push(id);
  }
  return absent;
}

async function exportPerson(id: string, folder: string | null, parts: StorageParts): Promise<void> {
  const { db, now } = parts;
  const companyId = (await userOfAnyCompany(db, id))?.company_id;
  const row = companyId && (await listedUserById(db, companyId, id));
  if (!row) throw new CommandError(`there is no person with the id ${id}`);
  const deed = { kind: 'person.exported', subjectId: id } as const;
  await db.transaction((tx) => recordDeed(tx, commandLine(companyId), deed, now()));
  const lines = new CountedLines();
  for await (const line of personLines(db, row, now(), lines)) await writePart(line);
  for await (const analysisId of analysisIds(db, companyId, id))
    await exportOne(companyId, analysisId, folder, parts, lines);
  await writePart(lines.end());
}

/** False where it is not there. */
async function exportOne(
  companyId: string,
  id: string,
  folder: string | null,
  parts: StorageParts,
  lines = new CountedLines(),
): Promise<boolean> {
  const { db, now } = parts;
  const analysis = await analysisToExport(db, companyId, id, textHere);
  if (!analysis) return false;
  await db.transaction((tx) => recordDeed(tx, commandLine(companyId), { kind: 'analysis.read', subjectId: id }, now()));
  lines.count('analysis');
  for (const part of analysisLine(analysis)) await writePart(part);
  for (const { kind, ...value } of analysis.beside) await writePart(lines.line(kind, value));
  if (folder !== null && analysis.recordingKey !== null)
    await copyRecording(analysis.recordingKey, join(folder, `${id}${extname(basename(analysis.recordingKey))}`), parts);
  return true;
}

/** Whole or not at all; one that has been erased since is left out. */
async function copyRecording(key: string, path: string, { storage }: StorageParts): Promise<void> {
  const stream = await storage.read(key);
  if (!stream) return;
  const unfinished = `${path}.part`;
  try {
    await pipeline(stream, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
