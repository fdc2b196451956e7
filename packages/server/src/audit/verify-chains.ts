// Looks whether the chains of the audit log are whole: every entry as it was written, none missing, none added (docs/decisions/audit.md).
import { toTimestamp } from '@earshot/core';
import { chainEnds, entriesAfter, lastEntries } from '../records/audit-entries.ts';
import { type ChainStart, chainStart, entryUpTo } from '../records/audit-starts.ts';
import type { Queries } from '../records/database.ts';
import { hashOf, subjectHash } from './record-deed.ts';

export interface ChainReport {
  companyId: string;
  /** How many entries were ever written, as the end of the chain says: the number of the last. */
  entries: number;
  /** Hash of the last entry. A copy kept elsewhere proves later that nothing before it was rewritten. */
  hash: string;
  /** How many of them were removed, from the first on, and when the last of these was. */
  removed: number;
  removedAt: string | null;
  /** The first place that is not as it was written; null when all is whole. */
  problem: string | null;
}

/** A place in a chain, as an earlier run printed it. */
export interface KnownPlace {
  sequence: number;
  hash: string;
}

const batch = 1000;

/** Checks the chains of all companies, or of one. Entries that are appended meanwhile wait for the next check. */
export async function verifyChains(
  db: Queries,
  companyId: string | null,
  known: KnownPlace | null = null,
): Promise<ChainReport[]> {
  // Before the ends: an entry comes together with the end that includes it.
  const lastOf = new Map((await lastEntries(db, companyId)).map((row) => [row.company_id, row.sequence]));
  const ends = await chainEnds(db, companyId);
  const reports: ChainReport[] = [];
  for (const company of [...new Set([...ends.map((end) => end.company_id), ...lastOf.keys()])].toSorted()) {
    const { start, end, problem: within } = await walk(db, company, known);
    const { sequence, hash } = end;
    const isBeyond = (lastOf.get(company) ?? 0) > sequence;
    const problem = within ?? (isBeyond ? beyond(sequence) : null);
    const removedAt = start ? toTimestamp(start.removed_at) : null;
    reports.push({ companyId: company, entries: sequence, hash, removed: start?.sequence ?? 0, removedAt, problem });
  }
  return reports;
}

const beyond = (sequence: number) => `there are entries after ${sequence}, where the chain ends`;

/** Once more, from where the chain begins now, when it is shortened meanwhile. */
async function walk(db: Queries, companyId: string, known: KnownPlace | null) {
  for (;;) {
    // Before the end, which then includes the entry that tells of the removal.
    const start = await chainStart(db, companyId);
    const end: KnownPlace = (await chainEnds(db, companyId))[0] ?? { sequence: 0, hash: '' };
    const problem = await problemOf(db, companyId, start, end, known);
    const startNow = problem === null ? start : await chainStart(db, companyId);
    if (startNow?.sequence === start?.sequence) return { start, end, problem };
  }
}

async function problemOf(
  db: Queries,
  companyId: string,
  start: ChainStart | undefined,
  end: KnownPlace,
  known: KnownPlace | null,
): Promise<string | null> {
  if (known && known.sequence > end.sequence) return `the chain ends before entry ${known.sequence}`;
  let [sequence, hash] = start ? [start.sequence, start.hash] : [0, ''];
  if (known && known.sequence < sequence) return `entry ${known.sequence} was removed; name a later one`;
  if (known?.sequence === sequence && known.hash !== hash) return `entry ${sequence} is another than the known one`;
  const before = await entryUpTo(db, companyId, sequence);
  if (before) return `entry ${before.sequence} is there, though the chain begins after entry ${sequence}`;
  let told = 0;
  while (sequence < end.sequence) {
    const entries = await entriesAfter(db, companyId, sequence, Math.min(batch, end.sequence - sequence));
    if (entries.length === 0) return `entry ${sequence + 1} is missing`;
    for (const entry of entries) {
      sequence += 1;
      if (entry.sequence !== sequence) return `entry ${sequence} is missing`;
      hash = hashOf(entry, hash);
      const isSubjectKept = entry.subject_id === null || subjectHash(entry.subject_id) === entry.subject_hash;
      if (entry.hash !== hash || !isSubjectKept)
        return `entry ${sequence} is not as it was written, or one before it was replaced`;
      if (known?.sequence === sequence && known.hash !== hash) return `entry ${sequence} is another than the known one`;
      if (entry.kind === 'audit.pruned') told = Math.max(told, Number(JSON.parse(entry.details).upTo) || 0);
    }
  }
  if (start && told < start.sequence) return `no entry tells that those up to ${start.sequence} were removed`;
  if (hash !== end.hash) return `entry ${end.sequence} is not the end of the chain`;
  return null;
}
