// analysis.listComments (extension): what people wrote on an analysis, the oldest first.
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { commentView } from '../analyses/comments.ts';
import { commentsOf } from '../records/comments.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.listComments'> = async ({ id }, caller, { db }) => {
  await analysisFactsForCaller(db, caller, id);
  return { items: (await commentsOf(db, caller.companyId, id)).map(commentView) };
};
