// Making companies and granting credits: what the command line and, later, the administration pages do.
import { type Company, type CompanyErasure, earshotError, type Language, toTimestamp } from '@earshot/core';
import { type Actor, commandLine, type Deed, recordDeed } from '../audit/record-deed.ts';
import { type CompanyRow, companyById, insertCompany, targetsOf } from '../records/companies.ts';
import { lockCompany } from '../records/company-erasure.ts';
import { appendEntry, balanceMinutes, toHundredths } from '../records/credits.ts';
import type { Database, Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { namesOfUsers } from '../records/users.ts';
import type { Service } from '../service.ts';
import { mostRecordingBytes } from '../settings.ts';

export const defaultPlan = { name: 'Standard', minutes: 600 };

export interface NewCompany {
  name: string;
  language: Language;
  planName: string;
  /** Minutes a month. */
  planMinutes: number;
  /** Opening balance, which stands for the first month (docs/decisions/access.md#d57). */
  openingMinutes: number;
}

/** Creates a company with its opening ledger entry. */
export async function createCompany(db: Database, company: NewCompany): Promise<{ id: string; name: string }> {
  const { id, createdAt } = newId();
  await db.transaction(async (tx) => {
    await insertCompany(tx, {
      id,
      name: company.name,
      language: company.language,
      plan_name: company.planName,
      plan_hundredths: toHundredths(company.planMinutes),
      plan_granted_month: new Date(createdAt).toISOString().slice(0, 7),
      created_at: createdAt,
    });
    await appendEntry(tx, {
      id: newId().id,
      company_id: id,
      kind: 'opening',
      hundredths: toHundredths(company.openingMinutes),
      analysis_id: null,
      reference: 'opening',
      created_at: createdAt,
    });
    await recordDeed(tx, commandLine(id), { kind: 'company.created' }, createdAt);
  });
  return { id, name: company.name };
}

/** Adds minutes (negative takes away); the balance after it, or null when there is no such company. */
export async function grantCredits(db: Database, companyId: string, minutes: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (!(await companyById(tx, companyId))) return null;
    const { id, createdAt } = newId();
    await appendEntry(tx, {
      id,
      company_id: companyId,
      kind: 'grant',
      hundredths: toHundredths(minutes),
      analysis_id: null,
      reference: null,
      created_at: createdAt,
    });
    await recordDeed(tx, commandLine(companyId), { kind: 'minutes.granted', details: { minutes } }, createdAt);
    return balanceMinutes(tx, companyId);
  });
}

/** The company as the procedures show it. Throws 404 if it does not exist, 401 if it was erased, and the caller's session with it. */
export async function describedCompany(
  { db, settings, transcriber }: Pick<Service, 'db' | 'settings' | 'transcriber'>,
  id: string,
): Promise<Company> {
  const row = await companyById(db, id);
  if (row && row.erased_at !== null) throw earshotError('sessionInvalid');
  if (!row) throw earshotError('companyNotFound');
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    createdAt: toTimestamp(row.created_at),
    sharing: { links: row.share_links, linkDays: row.share_link_days },
    signIn: { secondFactorRequired: row.second_factor_required === 1 },
    redaction: row.redaction,
    targets: targetsOf(row),
    erasure: await describedErasure(db, row),
    recordings: {
      maxBytes: mostRecordingBytes(settings),
      maxSeconds: settings.EARSHOT_RECORDING_HOURS * 3600,
      languages: transcriber.languages === 'all' ? ['pt', 'en', 'es'] : [...transcriber.languages],
    },
  };
}

/** Until the transaction ends, nobody else changes or erases the company. Throws 404 if it does not exist, 401 if it was erased. */
export async function lockedCompany(tx: Queries, id: string): Promise<CompanyRow> {
  const row = await lockCompany(tx, id);
  if (!row) throw earshotError('companyNotFound');
  if (row.erased_at !== null) throw earshotError('sessionInvalid');
  return row;
}

/** Returns the details of the deed. */
export type CompanyChange = (tx: Queries, row: CompanyRow) => Promise<NonNullable<Deed['details']>>;

/** Changes it as it is now: what another administrator changes meanwhile stays, and what was erased gets no name again. Throws as lockedCompany does. */
export const changeCompanyRow = (
  { db, now }: Pick<Service, 'db' | 'now'>,
  actor: Actor,
  change: CompanyChange,
): Promise<void> =>
  db.transaction(async (tx) => {
    const details = await change(tx, await lockedCompany(tx, actor.companyId));
    await recordDeed(tx, actor, { kind: 'company.updated', details }, now());
  });

/** The same; the company as it is then. */
export async function changeCompany(
  service: Pick<Service, 'db' | 'settings' | 'transcriber' | 'now'>,
  caller: Actor,
  change: CompanyChange,
): Promise<Company> {
  await changeCompanyRow(service, caller, change);
  return describedCompany(service, caller.companyId);
}

async function describedErasure(db: Queries, row: CompanyRow): Promise<CompanyErasure | null> {
  const { id, erasure_asked_at: askedAt, erasure_asked_by: askedBy, erasure_due_at: dueAt } = row;
  if (askedAt === null || dueAt === null) return null;
  const names = askedBy === null ? null : await namesOfUsers(db, id, [askedBy]);
  return {
    requestedAt: toTimestamp(askedAt),
    dueAt: toTimestamp(dueAt),
    requestedBy: (askedBy && names?.get(askedBy)) ?? null,
  };
}
