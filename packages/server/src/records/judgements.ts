// Table judgements: what people judged of an analysis without seeing each other's verdicts, once each (docs/decisions/coaching.md#calibration). Ids are in the order of time.
import type { Polarity } from '@earshot/core';
import type { Queries } from './database.ts';
import { type AgreementQuery, agreementCondition } from './whole-reviews.ts';

/** A criterion of the scorecard: what the person found, null where they cannot tell, and what the engine had judged. */
export type JudgedBeside = readonly [key: string, polarity: Polarity, judged: boolean | null, engine: boolean];

export interface JudgementRow {
  id: string;
  company_id: string;
  analysis_id: string;
  /** Null where the person is erased. */
  judge_id: string | null;
  /** JSON text of JudgedBeside[], in the order of the scorecard. */
  verdicts: string;
  judged_at: number;
}

/** Judgements with the present names. */
export interface NamedJudgement extends JudgementRow {
  judge_name: string | null;
}

/** The first first. */
export const judgementsOf = (db: Queries, companyId: string, analysisId: string) =>
  db.all<NamedJudgement>(
    `SELECT j.*, u.name AS judge_name FROM judgements j LEFT JOIN users u ON u.id = j.judge_id
     WHERE j.company_id = ? AND j.analysis_id = ? ORDER BY j.id`,
    [companyId, analysisId],
  );

/** Those that the person made, of analyses of others, the first first. */
export const judgementsBy = (db: Queries, companyId: string, judgeId: string) =>
  db.all<NamedJudgement>(
    `SELECT j.*, u.name AS judge_name FROM judgements j JOIN users u ON u.id = j.judge_id JOIN analyses n ON n.id = j.analysis_id
     WHERE j.company_id = ? AND j.judge_id = ? AND n.salesperson_id IS DISTINCT FROM j.judge_id ORDER BY j.id`,
    [companyId, judgeId],
  );

/** Call it in the transaction that has locked the analysis. */
export async function insertJudgement(tx: Queries, row: JudgementRow): Promise<void> {
  await tx.run(
    'INSERT INTO judgements (id, company_id, analysis_id, judge_id, verdicts, judged_at) VALUES (?, ?, ?, ?, ?, ?)',
    [row.id, row.company_id, row.analysis_id, row.judge_id, row.verdicts, row.judged_at],
  );
}

/** Which of the analyses the person has judged. */
export async function judgedAnalyses(tx: Queries, ids: readonly string[], userId: string): Promise<string[]> {
  const rows = await tx.all<{ analysis_id: string }>(
    `SELECT analysis_id FROM judgements WHERE judge_id = ? AND ${tx.isAmong('analysis_id')}`,
    [userId, JSON.stringify(ids)],
  );
  return rows.map((row) => row.analysis_id);
}

/** Another scorecard is judged from now on, or the analysis goes. */
export async function deleteJudgements(tx: Queries, analysisId: string): Promise<void> {
  await tx.run('DELETE FROM judgements WHERE analysis_id = ?', [analysisId]);
}

/** What an erased person judged stays without a name. */
export async function forgetJudge(tx: Queries, userId: string): Promise<void> {
  await tx.run('UPDATE judgements SET judge_id = NULL WHERE judge_id = ?', [userId]);
}

/** Of the analyses that agreement counts, one analysis after the other. */
export function judgementsIn(
  db: Queries,
  query: AgreementQuery,
): Promise<Pick<JudgementRow, 'analysis_id' | 'verdicts'>[]> {
  const { condition, values } = agreementCondition(query);
  // SQLite keeps this order, which begins with the few that are judged.
  return db.all(
    `SELECT analysis_id, verdicts FROM judgements CROSS JOIN analyses
     WHERE judgements.company_id = ? AND analyses.id = analysis_id AND ${condition} ORDER BY analysis_id, judgements.id`,
    [query.companyId, ...values],
  );
}
