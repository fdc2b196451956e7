// Erasing a person: access ends at once, then their analyses are anonymised or erased, a few in each transaction; the sweep goes on with what is left (docs/decisions/erasure.md).

import type { Queries } from '../records/database.ts';
import { deleteCopies, type ErasedBy, erasedHash, insertErasure, lockErasable } from '../records/erasures.ts';
import {
  type AnalysesOfPerson,
  analysesOfPerson,
  beginErasure,
  deletePerson,
  type ErasedPerson,
  forgetCreator,
  hasHeldAnalysis,
  lockErased,
  peopleToErase,
  removePerson,
  salespersonOf,
} from '../records/person-erasure.ts';
import type { Service } from '../service.ts';
import { eraseLocked } from './erase.ts';
import { startTurn } from './writing-turn.ts';

/** Rows of one transaction, at most; fewer if they are large. */
const batch = 20;
const pauseMs = 20;
/** While the one who asked waits; the sweep does the rest. */
const batchesAtOnce = 5;
const batchesInSweep = 100;

/** Call it in the transaction that has found that the person may be erased. False, with nothing done, if a legal hold keeps one of their analyses. */
export async function beginPersonErasure(
  tx: Queries,
  { companyId, id }: { companyId: string; id: string },
  analyses: AnalysesOfPerson,
  by: ErasedBy,
  now: number,
): Promise<boolean> {
  if (await hasHeldAnalysis(tx, companyId, id)) return false;
  await beginErasure(tx, id, analyses, by, now);
  return true;
}

type Parts = Pick<Service, 'db' | 'now' | 'pause'>;

/** True when the person is gone; false after `batches` batches, or while a legal hold keeps what is left. */
export async function continueErasure(id: string, parts: Parts, batches = batchesAtOnce): Promise<boolean> {
  for (let done = 0; done < batches; done += 1) {
    const state = await eraseBatch(id, parts);
    if (state !== 'unfinished') return state === 'gone';
    await parts.pause(pauseMs);
  }
  return false;
}

/** For all whose erasure has begun, here or in a process that is gone. */
export async function continueErasures(parts: Parts): Promise<void> {
  for (const { id } of await peopleToErase(parts.db)) await continueErasure(id, parts, batchesInSweep);
}

function eraseBatch(id: string, { db, now }: Parts): Promise<'gone' | 'unfinished' | 'held'> {
  return db.transaction(async (tx) => {
    const person = await lockErased(tx, id);
    if (!person) return 'gone';
    const ids = await analysesOfPerson(tx, person, batch);
    let waiting = 0;
    const isOver = startTurn(db);
    for (const analysisId of ids) {
      if (!(await eraseOne(tx, person, analysisId, now()))) waiting += 1;
      else if (isOver()) return 'unfinished';
    }
    if (ids.length === batch || waiting > 0) return 'unfinished';
    if (await hasHeldAnalysis(tx, person.company_id, id)) return 'held';
    await deletePerson(tx, person);
    await insertErasure(tx, {
      company_id: person.company_id,
      subject: 'person',
      subject_hash: erasedHash(id),
      call_hash: null,
      storage_key_hashes: '[]',
      erased_by: person.erased_by,
      erased_at: now(),
    });
    return 'gone';
  });
}

/** False while it is in progress and to be kept: its words are still to come. */
async function eraseOne(tx: Queries, person: ErasedPerson, analysisId: string, now: number): Promise<boolean> {
  const row = await lockErasable(tx, person.company_id, analysisId);
  if (!row) return true;
  // What they made for somebody else is that person's.
  if ((await salespersonOf(tx, analysisId)) !== person.id) await forgetCreator(tx, analysisId);
  // Since the batch was read: it is no longer among the next one's.
  else if (row.legal_hold_at !== null) return false;
  else if (person.erasure === 'delete') await eraseLocked(tx, row, person.erased_by, now);
  else if (row.status === 'pending' || row.status === 'processing') return false;
  else {
    await deleteCopies(tx, analysisId);
    await removePerson(tx, analysisId, person);
  }
  return true;
}
