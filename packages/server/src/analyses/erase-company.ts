// Erasing a company: after seven days that an administrator can end or cancel, its door closes for good; its analyses and recordings follow a few at a time, and sweeps go on with what is left (docs/decisions/erasure.md#a-company).
import { earshotError } from '@earshot/core';
import { type Actor, recordDeed, serverItself } from '../audit/record-deed.ts';
import { type CompanyRow, companyById } from '../records/companies.ts';
import {
  analysesOfCompany,
  askErasure,
  cancelErasure,
  closeCompany,
  companiesBegun,
  companiesDue,
  deletePeople,
  deleteSomeRows,
  hasHold,
  lockCompany,
  removeUploads,
} from '../records/company-erasure.ts';
import type { Queries } from '../records/database.ts';
import { type ErasedBy, erasedHash, insertErasure, lockErasable } from '../records/erasures.ts';
import { lockRules } from '../records/retention-rules.ts';
import type { Service } from '../service.ts';
import { eraseLocked } from './erase.ts';
import { startTurn } from './writing-turn.ts';

const graceMs = 7 * 24 * 60 * 60 * 1000;
/** Rows of one transaction, at most; fewer if they are large. */
const batch = 20;
/** For tables with small rows. */
const rowsBatch = 50;
const pauseMs = 20;
/** While the one who asked waits; the sweep does the rest. */
const batchesAtOnce = 10;
const batchesInSweep = 100;
/** A request that was under way may still write for so long. */
const lateMs = 60 * 60 * 1000;

type Parts = Pick<Service, 'db' | 'now'>;

/** Begins the seven days; a repeat changes nothing. Throws 400 for another name, 404 for no such company, 401 for one that is gone, 409 while a legal hold keeps an analysis. */
export const requestErasure = (actor: Actor, name: string | null, { db, now }: Parts): Promise<void> =>
  db.transaction(async (tx) => {
    const company = await present(tx, actor, name);
    if (company.erasure_due_at !== null) return;
    if (await hasHold(tx, company.id)) throw earshotError('companyHeld');
    const askedAt = now();
    const dueAt = askedAt + graceMs;
    await askErasure(tx, company.id, { askedAt, askedBy: actor.userId, dueAt });
    await recordDeed(tx, actor, { kind: 'company.erasureRequested', details: { dueAtMs: dueAt } }, askedAt);
  });

/** Throws 404 for no such company, 401 for one that is gone, 409 where nothing was asked for. */
export const keepCompany = (actor: Actor, { db, now }: Parts): Promise<void> =>
  db.transaction(async (tx) => {
    const company = await present(tx, actor, null);
    if (company.erasure_due_at === null) throw earshotError('companyErasureNone');
    await cancelErasure(tx, company.id);
    await recordDeed(tx, actor, { kind: 'company.erasureCancelled' }, now());
  });

/** Ends the seven days. Throws 400 for another name, 404 for no such company, 401 for one that is gone, 409 where nothing was asked for or a legal hold keeps an analysis. */
export const endGrace = (
  actor: Actor,
  name: string | null,
  by: Exclude<ErasedBy, 'retention'>,
  { db, now }: Parts,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockRules(tx, actor.companyId);
    const company = await present(tx, actor, name);
    if (company.erasure_due_at === null) throw earshotError('companyErasureNone');
    if (await hasHold(tx, company.id)) throw earshotError('companyHeld');
    await close(tx, company.id, actor, by, now());
  });

async function present(tx: Queries, { companyId, userId }: Actor, name: string | null): Promise<CompanyRow> {
  const company = await lockCompany(tx, companyId);
  const isInSession = userId !== null;
  // Somebody who asks in a session has lost it by then.
  if (company && company.erased_at !== null && isInSession) throw earshotError('sessionInvalid');
  if (!company || company.erased_at !== null) throw earshotError('companyNotFound');
  if (name !== null && name !== company.name) throw earshotError('companyNameWrong');
  return company;
}

/** Runs while the rules and then the company are locked. Retention and legal holds lock in the same order. */
async function close(tx: Queries, id: string, actor: Actor, by: ErasedBy, now: number): Promise<void> {
  await closeCompany(tx, id, by, now);
  await insertErasure(tx, {
    company_id: id,
    subject: 'company',
    subject_hash: erasedHash(id),
    call_hash: null,
    storage_key_hashes: '[]',
    erased_by: by,
    erased_at: now,
  });
  await recordDeed(tx, actor, { kind: 'company.erased' }, now);
}

/** For the sweep: what is due begins, unless a legal hold keeps an analysis; what has begun goes on. */
export async function eraseCompanies(parts: Pick<Service, 'db' | 'now' | 'pause' | 'log'>): Promise<void> {
  const { db, now, log } = parts;
  for (const { id } of await companiesDue(db, now())) {
    const isClosed = await db.transaction(async (tx) => {
      await lockRules(tx, id);
      const company = await lockCompany(tx, id);
      const isDue = company?.erased_at === null && company.erasure_due_at !== null && company.erasure_due_at <= now();
      if (!isDue || (await hasHold(tx, id))) return false;
      await close(tx, id, serverItself(id), 'administrator', now());
      return true;
    });
    if (isClosed) log.info({ erasedCompanyId: id }, 'a company was erased');
  }
  for (const { id } of await companiesBegun(db, now() - lateMs))
    await continueCompanyErasure(id, parts, batchesInSweep);
}

/** True when every row is gone; false after `batches` batches. */
export async function continueCompanyErasure(
  id: string,
  { db, now, pause }: Pick<Service, 'db' | 'now' | 'pause'>,
  batches = batchesAtOnce,
): Promise<boolean> {
  for (let done = 0; done < batches; done += 1) {
    if (await db.transaction((tx) => eraseBatch(tx, id, now(), startTurn(db)))) return true;
    await pause(pauseMs);
  }
  return false;
}

/** True when nothing is left. `isOver` tells when no further analysis begins. */
async function eraseBatch(tx: Queries, companyId: string, now: number, isOver: () => boolean): Promise<boolean> {
  // Not locked, because the completion of an analysis locks that one first.
  const company = await companyById(tx, companyId);
  if (!company?.erased_at) return true;
  const by = company.erased_by ?? 'administrator';
  const ids = await analysesOfCompany(tx, companyId, batch);
  for (const id of ids) {
    const row = await lockErasable(tx, companyId, id);
    if (row) await eraseLocked(tx, row, by, now);
    if (isOver()) return false;
  }
  if (ids.length === batch) return false;
  const keys = await removeUploads(tx, companyId, now, batch);
  if (keys.length > 0)
    await insertErasure(tx, {
      company_id: companyId,
      subject: 'uploads',
      subject_hash: erasedHash(companyId),
      call_hash: null,
      storage_key_hashes: JSON.stringify(keys.map(erasedHash)),
      erased_by: by,
      erased_at: now,
    });
  if (keys.length === batch) return false;
  while ((await deleteSomeRows(tx, companyId, rowsBatch)) > 0) if (isOver()) return false;
  await deletePeople(tx, companyId);
  return true;
}
