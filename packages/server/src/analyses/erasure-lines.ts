// Erasures as JSON Lines, which are kept outside the database and say after a restore what is to be erased again (docs/decisions/erasure.md#a-restored-backup).
import { open } from 'node:fs/promises';
import { toTimestamp } from '@earshot/core';
import type { Queries } from '../records/database.ts';
import { type Erasure, erasedHash, erasuresAfter } from '../records/erasures.ts';
import type { AnalysesOfPerson } from '../records/person-erasure.ts';

const batch = 500;

/** One line for each erasure at `from` (ms) or later, oldest first; the last line counts them, so that what was cut off is seen. */
export async function* erasureLines(db: Queries, from: number): AsyncGenerator<string> {
  let after = '';
  let count = 0;
  for (;;) {
    const rows = await erasuresAfter(db, from, after, batch);
    for (const row of rows)
      yield `${JSON.stringify({
        kind: 'erasure',
        companyId: row.company_id,
        subject: row.subject,
        subjectHash: row.subject_hash,
        callHash: row.call_hash,
        storageKeyHashes: JSON.parse(row.storage_key_hashes),
        by: row.erased_by,
        at: toTimestamp(row.erased_at),
      })}\n`;
    count += rows.length;
    if (rows.length < batch) break;
    after = rows.at(-1)!.id;
  }
  yield `${JSON.stringify({ kind: 'end', erasures: count })}\n`;
}

/** What files tell. */
export interface ToldErasures {
  /** Of exported lines alone: the log has no hashes. */
  erasures: Erasure[];
  /** Hashes of ids. */
  analyses: Set<string>;
  companies: Set<string>;
  /** By the hash of an id, what becomes of the analyses. Those that went have erasures of their own. */
  people: Map<string, AnalysesOfPerson>;
  /** Of recordings and other uploads. */
  storageKeys: Set<string>;
}

/** Reads what `erasureLines` wrote, and the server's log. Throws SyntaxError, with a text for the operator, where a file is cut off or tells of no erasure. */
export async function readErasures(paths: readonly string[]): Promise<ToldErasures> {
  const told: ToldErasures = {
    erasures: [],
    analyses: new Set(),
    companies: new Set(),
    people: new Map(),
    storageKeys: new Set(),
  };
  for (const path of paths) await readFile(path, told);
  return told;
}

/** The time, the host and a name, which a collector of logs writes before a line. Behind anything else stands what a client made another program write. */
const written = /^\uFEFF?(?:[^\s"'{}]{1,64} {1,16}){0,6}$/;

async function readFile(path: string, told: ToldErasures): Promise<void> {
  let number = 0;
  let exported = 0;
  let counted: number | null = null;
  let logged = 0;
  const file = await open(path);
  for await (const text of file.readLines()) {
    number += 1;
    const line = objectOf(text);
    const isErasure = line?.kind === 'erasure' || (line !== null && tellLogged(line, told));
    if (isErasure && !written.test(text.slice(0, text.indexOf('{'))))
      throw new SyntaxError(`line ${number} of ${path} has an erasure behind other text: give the server's log alone`);
    if (line?.kind === 'erasure') {
      exported += 1;
      if (!isExported(line)) throw new SyntaxError(`erasure ${exported} of ${path} is damaged`);
      tellExported(line, told);
    } else if (line?.kind === 'end' && typeof line.erasures === 'number') counted = (counted ?? 0) + line.erasures;
    else if (isErasure) logged += 1;
  }
  if (exported + logged === 0 && counted === null)
    throw new SyntaxError(`${path} tells of no erasure: give a file of earshot erasures export, or the server's log`);
  if (exported !== (counted ?? 0))
    throw new SyntaxError(`${path} is cut off: it has ${exported} erasures, and its last line is missing or wrong`);
}

interface ExportedErasure {
  companyId: string;
  subject: Erasure['subject'];
  subjectHash: string;
  callHash: string | null;
  storageKeyHashes: string[];
  by: Erasure['erased_by'];
  at: string;
}

const subjects: readonly unknown[] = ['analysis', 'recording', 'words', 'person', 'company', 'uploads'];
const deeds: readonly unknown[] = ['administrator', 'command', 'retention'];
const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

function isExported(line: object): line is ExportedErasure {
  const { companyId, subject, subjectHash, callHash, storageKeyHashes, by, at } = line as Partial<ExportedErasure>;
  return (
    typeof companyId === 'string' &&
    /^[\w-]{1,64}$/.test(companyId) &&
    subjects.includes(subject) &&
    isHash(subjectHash) &&
    (callHash === null || isHash(callHash)) &&
    Array.isArray(storageKeyHashes) &&
    storageKeyHashes.every(isHash) &&
    deeds.includes(by) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
  );
}

function tellExported(line: ExportedErasure, told: ToldErasures): void {
  const { subject, subjectHash } = line;
  told.erasures.push({
    company_id: line.companyId,
    subject,
    subject_hash: subjectHash,
    call_hash: line.callHash,
    storage_key_hashes: JSON.stringify(line.storageKeyHashes),
    erased_by: line.by,
    erased_at: Date.parse(line.at),
  });
  for (const key of line.storageKeyHashes) told.storageKeys.add(key);
  if (subject === 'analysis') told.analyses.add(subjectHash);
  else if (subject === 'company') told.companies.add(subjectHash);
  else if (subject === 'person' && !told.people.has(subjectHash)) told.people.set(subjectHash, 'keep');
}

/** The lines of `analysis.delete`, `user.delete` and of a company that is closed for good. */
function tellLogged(line: Record<string, unknown>, { analyses, companies, people }: ToldErasures): boolean {
  const { msg, analysisId, personId, erasedCompanyId } = line;
  if (msg === 'an analysis was erased' && typeof analysisId === 'string') analyses.add(erasedHash(analysisId));
  else if (msg === 'a person was erased' && typeof personId === 'string')
    people.set(erasedHash(personId), line.analyses === 'delete' ? 'delete' : 'keep');
  else if (msg === 'a company was erased' && typeof erasedCompanyId === 'string')
    companies.add(erasedHash(erasedCompanyId));
  else return false;
  return true;
}

function objectOf(text: string): Record<string, unknown> | null {
  if (!text.includes('{')) return null;
  try {
    return JSON.parse(text.slice(text.indexOf('{')));
  } catch {
    return null;
  }
}
