// earshot export: a copy of analyses and, on request, of their recordings, for a person who asks for it (docs/data-protection.md).
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { commandLine, recordDeed } from '../audit/record-deed.ts';
import { analysisLine, analysisToExport, textHere } from '../company-export/export-lines.ts';
import { makeFolder } from '../make-folder.ts';
import { companyOfAnalysis } from '../records/erasures.ts';
import { CommandError, writePart } from './command.ts';
import { type StorageParts, withStorage } from './with-storage.ts';

interface ExportOptions {
  recordings?: string;
}

export function addExport(program: Command): void {
  program
    .command('export <id...>')
    .description('print analyses with their comments and judgements as JSON Lines, as in the export of a company')
    .option('--recordings <folder>', 'write their recordings into this folder, each named by its analysis')
    .action(async (ids: string[], { recordings }: ExportOptions) => {
      const absent = await withStorage((parts) => exportAll(ids, recordings ?? null, parts));
      if (absent.length > 0) throw new CommandError(`not there: ${absent.join(', ')}`);
    });
}

/** The ids that nothing has. */
async function exportAll(ids: readonly string[], folder: string | null, parts: StorageParts): Promise<string[]> {
  if (folder !== null) await makeFolder(folder);
  const absent: string[] = [];
  for (const id of ids) if (!(await exportOne(id, folder, parts))) absent.push(id);
  return absent;
}

async function exportOne(id: string, folder: string | null, parts: StorageParts): Promise<boolean> {
  const { db, now } = parts;
  const companyId = await companyOfAnalysis(db, id);
  const analysis = companyId && (await analysisToExport(db, companyId, id, textHere));
  if (!analysis) return false;
  await db.transaction((tx) => recordDeed(tx, commandLine(companyId), { kind: 'analysis.read', subjectId: id }, now()));
  for (const part of analysisLine(analysis)) await writePart(part);
  for (const line of analysis.beside) await writePart(`${JSON.stringify(line)}\n`);
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
