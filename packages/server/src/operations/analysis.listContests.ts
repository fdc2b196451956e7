// analysis.listContests (extension): verdicts that somebody contests and nobody has decided, of the analyses that the caller sees.
import { type OpenContest, toTimestamp, visibleUserIds } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import { readJson } from '../records/json-text.ts';
import { type ContestedRow, contestedAnalyses } from '../records/reviews.ts';
import type { Handler } from './handler.ts';

const most = 100;

export const handler: Handler<'analysis.listContests'> = async (_input, caller, { db }) => {
  const rows = await contestedAnalyses(db, caller.companyId, visibleUserIds(caller), most + 1);
  return { items: rows.slice(0, most).flatMap(contestsIn), hasMore: rows.length > most };
};

function contestsIn(row: ContestedRow): OpenContest[] {
  const criteria = readBlock('interactionScorecard', readJson(row.interaction_scorecard))?.criteria ?? [];
  const verdicts = readBlock('review', readJson(row.review))?.verdicts ?? [];
  return verdicts.flatMap(({ key, contest }) => {
    const judged = criteria.find((each) => each.key === key);
    if (!contest?.isOpen || !judged) return [];
    const { label, polarity, met } = judged;
    const { id, salesperson_name: salespersonName, client_name: clientName } = row;
    const occurredAt = toTimestamp(row.occurred_at);
    return [{ id, occurredAt, salespersonName, clientName, criterion: key, label, polarity, met, contest }];
  });
}
