// analysis.listExamples (extension): places that show how a criterion is met, of the caller's team (docs/decisions/coaching.md#good-examples).
import { toTimestamp, visibleUserIds } from '@earshot/core';
import { isVisible } from '../analyses/analysis-for-caller.ts';
import { commentView } from '../analyses/comments.ts';
import { wordsAt } from '../analyses/good-examples.ts';
import { goodExamples, teammatesOf } from '../records/good-examples.ts';
import { readJson } from '../records/json-text.ts';
import { turnsOfLines } from '../records/line-documents.ts';
import type { Handler } from './handler.ts';

const most = 20;

export const handler: Handler<'analysis.listExamples'> = async (input, caller, { db, reads }) => {
  const { companyId, userId, role } = caller;
  const teammates = role === 'salesperson' ? await teammatesOf(db, companyId, userId) : [];
  const query = { companyId, criterion: input?.criterion ?? null, visibleUserIds: visibleUserIds(caller), teammates };
  const rows = await goodExamples(db, query, most + 1);
  const shown = rows.slice(0, most);
  const ids = [...new Set(shown.map(({ analysis_id }) => analysis_id))];
  // What is shown is in the log (docs/decisions/audit.md#reads).
  await Promise.all(ids.map((id) => reads.note(caller, { kind: 'analysis.passagesRead', subjectId: id })));
  const turnsIn = new Map(
    (await turnsOfLines(db, ids)).map(({ analysis_id, turns }) => [analysis_id, readJson(turns)]),
  );
  const items = shown.map((row) => ({
    comment: commentView(row),
    ...wordsAt(turnsIn.get(row.analysis_id), row.turn),
    occurredAt: toTimestamp(row.occurred_at),
    salespersonName: row.salesperson_name,
    interactionType: row.interaction_type,
    isVisible: isVisible(caller, row),
  }));
  return { items, hasMore: rows.length > most };
};
