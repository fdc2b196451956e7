// Comments on analyses: who may write, change and read them (docs/decisions/coaching.md#comments).
import { type Comment, earshotError, seesAnalysis, toTimestamp } from '@earshot/core';
import { type Deed, recordDeed } from '../audit/record-deed.ts';
import { commentById, type NamedComment } from '../records/comments.ts';
import type { Queries } from '../records/database.ts';
import { supervisedIds, userById } from '../records/users.ts';
import type { Caller, Service } from '../service.ts';
import { analysisFactsForCaller } from './analysis-for-caller.ts';

const timeOrNull = (at: number | null) => (at === null ? null : toTimestamp(at));

export const commentView = (row: NamedComment): Comment => ({
  id: row.id,
  analysisId: row.analysis_id,
  turn: row.turn,
  text: row.text,
  authorId: row.author_id,
  authorName: row.author_name,
  forUserId: row.addressee_id,
  forUserName: row.addressee_name,
  createdAt: toTimestamp(row.created_at),
  editedAt: timeOrNull(row.edited_at),
  doneAt: timeOrNull(row.done_at),
  exampleOf: row.example_of,
});

/** Throws the same 404 whether it does not exist or the caller does not see its analysis. */
async function commentForCaller(db: Queries, caller: Caller, id: string): Promise<NamedComment> {
  const row = await commentById(db, caller.companyId, id);
  if (!row) throw earshotError('commentNotFound');
  await analysisFactsForCaller(db, caller, row.analysis_id).catch(() => {
    throw earshotError('commentNotFound');
  });
  return row;
}

export interface CommentChange {
  kind: Deed['kind'];
  isAllowed: (row: NamedComment) => boolean;
  /** False if there was nothing to change. */
  apply: (tx: Queries) => Promise<boolean>;
}

/** Changes a comment in one transaction with its audit entry. Throws 404 and 403. */
export async function changeComment(
  id: string,
  caller: Caller,
  { db, now }: Pick<Service, 'db' | 'now'>,
  { kind, isAllowed, apply }: CommentChange,
): Promise<NamedComment> {
  const before = await commentForCaller(db, caller, id);
  if (!isAllowed(before)) throw earshotError('commentOfAnother');
  return db.transaction(async (tx) => {
    if (await apply(tx)) await recordDeed(tx, caller, { kind, subjectId: before.analysis_id }, now());
    return (await commentById(tx, caller.companyId, id)) ?? before;
  });
}

/** Whether a comment can be addressed to this person: active, and of those who see the analysis. */
export async function seesAsAddressee(
  db: Queries,
  companyId: string,
  userId: string,
  analysis: { salesperson_id: string | null; created_by: string | null },
): Promise<boolean> {
  const user = await userById(db, companyId, userId);
  if (!user || user.deactivated_at !== null) return false;
  const reader = { userId, role: user.role, supervisedIds: await supervisedIds(db, companyId, userId) };
  return seesAnalysis(reader, { salespersonId: analysis.salesperson_id, createdByUserId: analysis.created_by });
}
