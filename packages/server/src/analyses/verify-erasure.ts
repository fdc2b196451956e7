// Looks for what was erased: its id in every text of the database and every name in storage, and its storage keys by their hashes (docs/decisions/erasure.md).
import { toTimestamp } from '@earshot/core';
import { tablesThatSurviveErasure } from '../records/company-erasure.ts';
import { type Erasure, erasedHash, erasuresOf } from '../records/erasures.ts';
import { type Trace, tracesOfId, tracesOfKeys, tracesOfText } from '../records/traces.ts';
import type { Service } from '../service.ts';

export interface ErasureReport {
  id: string;
  /** What is known of its erasure, oldest first; empty where nothing is. */
  erasures: { subject: Erasure['subject']; by: Erasure['erased_by']; at: string }[];
  /** Where it still stands; empty when it is gone. */
  traces: string[];
}

export async function verifyErasure(
  id: string,
  { db, storage }: Pick<Service, 'db' | 'storage'>,
): Promise<ErasureReport> {
  const erasures = await erasuresOf(db, erasedHash(id));
  const companies = Map.groupBy(erasures, (erasure) => erasure.company_id);
  // Of a company, the ledger and the audit log stay, under its id.
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
  };
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
