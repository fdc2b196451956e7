// Looks whether the chains of the audit log are whole: every entry as it was written, none missing, none added (docs/decisions/audit.md).
import { chainEnds, entriesAfter, lastEntries } from '../records/audit-entries.ts';
import type { Queries } from '../records/database.ts';
import { hashOf, subjectHash } from './record-deed.ts';

export interface ChainReport {
  companyId: string;
  /** How many entries there are, as the end of the chain says. */
  entries: number;
  /** Of the last entry. Kept elsewhere, it proves later that nothing before it was rewritten. */
  hash: string;
  /** The first place that is not as it was written; null when all is whole. */
  problem: string | null;
}

/** A place in a chain, as an earlier run printed it. */
export interface KnownPlace {
  sequence: number;
  hash: string;
}

const batch = 1000;

/** Of all companies, or of one. What is appended meanwhile is left for the next time. */
export async function verifyChains(
  db: Queries,
  companyId: string | null,
  known: KnownPlace | null = null,
): Promise<ChainReport[]> {
  // Before the ends: an entry comes together with the end that includes it.
  const lastOf = new Map((await lastEntries(db, companyId)).map((row) => [row.company_id, row.sequence]));
  const endOf = new Map((await chainEnds(db, companyId)).map((end) => [end.company_id, end]));
  const reports: ChainReport[] = [];
  for (const company of [...new Set([...endOf.keys(), ...lastOf.keys()])].toSorted()) {
    const { sequence, hash } = endOf.get(company) ?? { sequence: 0, hash: '' };
    const isBeyond = (lastOf.get(company) ?? 0) > sequence;
    const problem = (await problemOf(db, company, { sequence, hash }, known)) ?? (isBeyond ? beyond(sequence) : null);
    reports.push({ companyId: company, entries: sequence, hash, problem });
  }
  return reports;
}

const beyond = (sequence: number) => `there are entries after ${sequence}, where the chain ends`;

async function problemOf(
  db: Queries,
  companyId: string,
  end: KnownPlace,
  known: KnownPlace | null,
): Promise<string | null> {
  if (known && known.sequence > end.sequence) return `the chain ends before entry ${known.sequence}`;
  let [sequence, hash] = [0, ''];
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
    }
  }
  if (hash !== end.hash) return `entry ${end.sequence} is not the end of the chain`;
  return null;
}
