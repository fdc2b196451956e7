// Looks for what was erased: its id in every text of the database and every name in storage, and its storage keys by their hashes (docs/decisions/erasure.md).
import { toTimestamp } from '@earshot/core';
import { tablesThatSurviveErasure } from '../records/company-erasure.ts';
import type { Queries } from '../records/database.ts';
import { type Erasure, erasedHash, erasuresOf } from '../records/erasures.ts';
import { outdatedPlaces } from '../records/search-index.ts';
import { mergeDue } from '../records/search-merge.ts';
import { type Trace, tracesOfId, tracesOfKeys, tracesOfText } from '../records/traces.ts';
import type { Service } from '../service.ts';

export interface ErasureReport {
  id: string;
  /** What is known of its erasure, oldest first; empty where nothing is. */
  erasures: { subject: Erasure['subject']; by: Erasure['erased_by']; at: string }[];
  /** Where it still stands; empty when it is gone. */
  traces: string[];
  /** What the server has still to do before nothing is left; empty when all is done. */
  pending: string[];
}

export async function verifyErasure(
  id: string,
  { db, storage }: Pick<Service, 'db' | 'storage'>,
): Promise<ErasureReport> {
  const erasures = await erasuresOf(db, erasedHash(id));
  const companies = Map.groupBy(erasures, (erasure) => erasure.company_id);
  // The ledger and the audit log of an erased company stay, under its id.
  const kept = erasures.some(({ subject }) => subject === 'company') ? tablesThatSurviveErasure : [];
  const traces = (await tracesOfId(db, id, kept)).map(placeOf);
  for await (const key of storage.list('uploads/')) {
    const companyId = key.split('/')[1] ?? '';
    const isErased = hashesOf(companies.get(companyId) ?? []).has(erasedHash(key));
    if (isErased || key.includes(id)) traces.push(`storage: ${key}`);
  }
  for (const [companyId, ofCompany] of companies)
    traces.push(...(await tracesOfKeys(db, companyId, hashesOf(ofCompany))).map(placeOf));
  return {
    id,
    erasures: erasures.map((row) => ({ subject: row.subject, by: row.erased_by, at: toTimestamp(row.erased_at) })),
    traces,
    pending: await pendingInIndex(db),
  };
}

/** Hashes of erased words stand in the index of the search until it follows: a word that somebody guesses can be tested with them. */
export async function pendingInIndex(db: Queries): Promise<string[]> {
  const outdated = await outdatedPlaces(db);
  const isMergeDue = (await mergeDue(db)) !== undefined;
  return [
    ...(outdated > 0 ? [`search: analyses that changed are to be indexed anew (${outdated})`] : []),
    ...(isMergeDue ? ['search: the index is to be written anew, without what was deleted'] : []),
  ];
}

/** Where a text still stands, a name for instance: in any column of any table, and in names in storage. What is encrypted and what recordings say is not read. */
export async function placesOfText(text: string, { db, storage }: Pick<Service, 'db' | 'storage'>): Promise<string[]> {
  const places = (await tracesOfText(db, text)).map(placeOf);
  const folded = text.toLowerCase();
  for await (const key of storage.list('uploads/'))
    if (key.toLowerCase().includes(folded)) places.push(`storage: ${key}`);
  return places;
}

const hashesOf = (erasures: readonly Erasure[]) =>
  new Set(erasures.flatMap((erasure) => JSON.parse(erasure.storage_key_hashes) as string[]));

const placeOf = ({ table, column, rows }: Trace) =>
  `database: ${table}.${column} (${rows} ${rows === 1 ? 'row' : 'rows'})`;
