// earshot erasures export | replay: what was erased is kept outside the database, and erased again after a backup is restored (docs/decisions/erasure.md#a-restored-backup).
import { EarshotError } from '@earshot/core';
import type { Command } from 'commander';
import { erasureLines, readErasures, type ToldErasures } from '../analyses/erasure-lines.ts';
import { companiesBegun } from '../records/company-erasure.ts';
import { addErasure, analysisIdsAfter, erasedHash, idsToErase } from '../records/erasures.ts';
import { peopleToErase } from '../records/person-erasure.ts';
import { uploadByKey } from '../records/uploads.ts';
import { anyTime } from './arguments.ts';
import { CommandError, outputFor, withDatabase, writePart } from './command.ts';
import { eraseAtOnce, finishErasure } from './company-erasure.ts';
import { eraseAll, erasePerson, finishPersonErasure } from './delete.ts';
import { type StorageParts, withStorage } from './with-storage.ts';

export function addErasures(program: Command): void {
  const group = program.command('erasures').description('keep what was erased erased, also after a backup is restored');
  group
    .command('export')
    .description('print all erasures as JSON Lines, with hashes instead of ids, to be kept outside the database')
    .option('--from <time>', 'at this ISO-8601 time or later', anyTime)
    .action(({ from }: { from?: string }) =>
      withDatabase(async (db) => {
        for await (const line of erasureLines(db, from === undefined ? 0 : Date.parse(from))) await writePart(line);
      }),
    );
  group
    .command('replay <file...>')
    .description('erase again what these files say was erased: files of `erasures export`, or the log of the server')
    .option('--dry-run', 'only say what is to be erased')
    .option('--json', 'print one JSON object')
    .action(async (files: string[], options: { dryRun?: true; json?: boolean }) => {
      const { found, left } = await withStorage(async (parts) =>
        replay(await readErasures(files).catch(sayWhy), parts, options.dryRun ?? false),
      );
      outputFor(options).print({ ...found, left }, textOf(found, options.dryRun ? 'is to be erased' : 'is erased'));
      const reasons = left.map(({ id, reason }) => `${id} (${reason})`);
      if (left.length > 0) throw new CommandError(`not erased: ${reasons.join(', ')}`);
    });
}

function sayWhy(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  throw new CommandError(error.message);
}

/** Ids and storage keys of what was back. */
interface Found {
  companies: string[];
  analyses: string[];
  people: string[];
  objects: string[];
}

interface Left {
  id: string;
  reason: string;
}

function textOf({ companies, analyses, people, objects }: Found, isErased: string): string {
  const lines = [
    ...companies.map((id) => `Company ${id} ${isErased}.`),
    ...analyses.map((id) => `Analysis ${id} ${isErased}.`),
    ...people.map((id) => `Person ${id} ${isErased}.`),
    ...objects.map((key) => `${key} in storage ${isErased}.`),
  ];
  return lines.join('\n') || 'Nothing of it is back.';
}

async function replay(
  told: ToldErasures,
  parts: StorageParts,
  isDryRun: boolean,
): Promise<{ found: Found; left: Left[] }> {
  const left: Left[] = [];
  /** Those whose erasure was not refused. */
  const each = async (ids: readonly string[], erase: (id: string) => Promise<string | null>): Promise<string[]> => {
    if (isDryRun) return [...ids];
    const erased: string[] = [];
    for (const id of ids) {
      const reason = await erase(id).catch(messageOf);
      if (reason === null) erased.push(id);
      else left.push({ id, reason });
    }
    return erased;
  };
  const { db, now } = parts;
  if (!isDryRun)
    for (const erasure of told.erasures) await db.transaction((tx) => addErasure(tx, erasure).then(() => undefined));
  // What ended amid an erasure is gone on with, here and not by the server that is not to start before.
  const companiesHalfGone = new Set((await companiesBegun(db, now())).map(({ id }) => id));
  const companies = [...companiesHalfGone, ...(await idsToErase(db, 'companies'))].filter((id) =>
    told.companies.has(erasedHash(id)),
  );
  const found: Found = { companies: [], analyses: [], people: [], objects: [] };
  found.companies = await each(companies, async (id) => {
    if (companiesHalfGone.has(id)) await finishErasure(id, parts);
    else await eraseAtOnce(id, parts);
    return null;
  });
  found.analyses = await each(await analysesBack(told, parts), async (id) => {
    const { held } = await eraseAll([id], parts);
    return held.length > 0 ? 'a legal hold keeps it' : null;
  });
  const peopleHalfGone = new Set((await peopleToErase(db)).map(({ id }) => id));
  const people = [...peopleHalfGone, ...(await idsToErase(db, 'users'))].filter((id) =>
    told.people.has(erasedHash(id)),
  );
  found.people = await each(people, async (id) => {
    const isComplete = peopleHalfGone.has(id)
      ? await finishPersonErasure(id, parts)
      : await erasePerson(id, told.people.get(erasedHash(id))!, parts);
    return isComplete ? null : 'a legal hold keeps an analysis of them';
  });
  found.objects = await each(await objectsBack(told, parts), async (key) => {
    await parts.storage.remove(key);
    return null;
  });
  return { found, left };
}

function messageOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof EarshotError) return error.message;
  throw error;
}

const batch = 1000;

async function analysesBack({ analyses }: ToldErasures, { db }: StorageParts): Promise<string[]> {
  const back: string[] = [];
  let after = '';
  for (;;) {
    const ids = await analysisIdsAfter(db, after, batch);
    back.push(...ids.filter((id) => analyses.has(erasedHash(id))));
    if (ids.length < batch) return back;
    after = ids.at(-1)!;
  }
}

/** Recordings of analyses that came and went after the backup of the database: only the storage has them. What has a row goes by that, or was to go when a replay was killed. */
async function objectsBack({ storageKeys }: ToldErasures, { db, storage }: StorageParts): Promise<string[]> {
  const back: string[] = [];
  if (storageKeys.size === 0) return back;
  for await (const key of storage.list('uploads/')) {
    if (!storageKeys.has(erasedHash(key))) continue;
    const row = await uploadByKey(db, key);
    if (!row || row.removing_at !== null) back.push(key);
  }
  return back;
}
