// Independent judgements of one analysis: nobody sees those of others before their own is made (docs/decisions/coaching.md#calibration).
import { type Calibration, type JudgedVerdict, type Judgement, toTimestamp } from '@earshot/core';
import type { Queries } from '../records/database.ts';
import { type JudgedBeside, judgementsOf, type NamedJudgement } from '../records/judgements.ts';
import type { Caller } from '../service.ts';

export async function calibrationOf(
  db: Queries,
  { companyId, userId }: Pick<Caller, 'companyId' | 'userId'>,
  id: string,
): Promise<Calibration> {
  const rows = await judgementsOf(db, companyId, id);
  const mine = rows.find((row) => row.judge_id === userId);
  const others = rows.filter((row) => row !== mine);
  return {
    id,
    mine: mine ? judgementView(mine) : null,
    others: others.length,
    judgements: mine ? others.map(judgementView) : [],
    engine: mine ? besideIn(mine).map(([key, , , engine]) => ({ key, verdict: verdictOf(engine) })) : [],
  };
}

export const judgementView = (row: NamedJudgement): Judgement => ({
  judgedAt: toTimestamp(row.judged_at),
  judgedBy: row.judge_id,
  judgedByName: row.judge_name,
  verdicts: besideIn(row).map(([key, , judged]) => ({ key, verdict: verdictOf(judged) })),
});

export const besideIn = ({ verdicts }: Pick<NamedJudgement, 'verdicts'>): readonly JudgedBeside[] =>
  JSON.parse(verdicts);

const verdictOf = (judged: boolean | null): JudgedVerdict['verdict'] =>
  judged === null ? 'cannot_tell' : judged ? 'met' : 'not_met';
