// analysis.addComment (extension): somebody writes on an analysis, at a moment or on the whole, or shows the team a good example (docs/decisions/coaching.md#comments).

import { earshotError } from '@earshot/core';
import { lockPresent, requirePresent } from '../accounts/present-people.ts';
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { commentView, seesAsAddressee } from '../analyses/comments.ts';
import { requireExample, requireExamplesWithinLimit } from '../analyses/good-examples.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { commentById, countComments, insertComment } from '../records/comments.ts';
import { newId } from '../records/ids.ts';
import { lockAnalysis } from '../records/reviews.ts';
import type { Handler } from './handler.ts';

const most = 200;

export const handler: Handler<'analysis.addComment'> = async (input, caller, { db, now }) => {
  const { id, turn, text, forUserId, exampleOf = null } = input;
  const facts = await analysisFactsForCaller(db, caller, id);
  const { companyId } = caller;
  if (forUserId !== null && !(await seesAsAddressee(db, companyId, forUserId, facts)))
    throw earshotError('commentAddresseeUnknown');
  const row = await db.transaction(async (tx) => {
    const present = await lockPresent(tx, companyId, [caller.userId, forUserId]);
    requirePresent(present, caller.userId);
    if (forUserId !== null && !present.has(forUserId)) throw earshotError('commentAddresseeUnknown');
    // If two come at once, each counts the other. None comes after the erasure of its analysis.
    if (!(await lockAnalysis(tx, companyId, id))) throw earshotError('analysisNotFound');
    if ((await countComments(tx, id)) >= most) throw earshotError('commentLimitReached');
    if (exampleOf !== null) await requireExample(tx, caller, { id, turn, criterion: exampleOf });
    const comment = {
      id: newId().id,
      company_id: companyId,
      analysis_id: id,
      turn,
      text: text.trim(),
      author_id: caller.userId,
      addressee_id: forUserId,
      created_at: now(),
      example_of: exampleOf,
    };
    await insertComment(tx, comment);
    await recordDeed(tx, caller, { kind: 'analysis.commentAdded', subjectId: id }, now());
    if (exampleOf !== null) await requireExamplesWithinLimit(tx, companyId);
    return commentById(tx, companyId, comment.id);
  });
  return commentView(row!);
};
