// How far people agree with each other, and the engine with most of them, in analyses that several have judged independently (docs/decisions/coaching.md#agreement-among-people).
import {
  type CalibrationAgreement,
  type CriterionCalibration,
  type Language,
  type Polarity,
  toTimestamp,
} from '@earshot/core';
import { largeTurn } from '../large-turns.ts';
import type { Queries } from '../records/database.ts';
import { judgementsIn } from '../records/judgements.ts';
import type { AgreementQuery } from '../records/whole-reviews.ts';
import { leastCount, shareOf } from './agreement.ts';
import { besideIn } from './calibration.ts';
import { nominalAlpha } from './krippendorff-alpha.ts';
import { getOrCreate } from './trend-sum.ts';
import { labelledCriteria } from './trends.ts';
import { effectiveCount } from './wilson-interval.ts';

/** Some milliseconds' worth. */
const rowsAtOnce = 1_000;

/** What people, at least two, found of one criterion in one analysis, and what the engine did. */
interface Unit {
  key: string;
  polarity: Polarity;
  people: boolean[];
  engine: boolean;
}

export async function calibrationAgreementOf(
  db: Queries,
  query: AgreementQuery,
  language: Language,
): Promise<CalibrationAgreement> {
  const analyses = await judgedBySeveral(db, query);
  const byCriterion = new Map<string, Unit[]>();
  for (const unit of analyses.flat())
    getOrCreate(byCriterion, `${unit.polarity} ${unit.key}`, (): Unit[] => []).push(unit);
  const criteria = [...byCriterion.values()];
  const labels = await labelledCriteria(
    db,
    query.companyId,
    criteria.map((units) => ({ key: units[0]!.key, polarity: units[0]!.polarity })),
    language,
  );
  const counted: CriterionCalibration[] = [];
  for (const [at, units] of criteria.entries()) {
    counted.push({
      key: units[0]!.key,
      label: labels[at]!.label,
      polarity: units[0]!.polarity,
      analyses: units.length,
      ...countsOf(units.map((unit) => [unit])),
      alpha: rounded(nominalAlpha(units.map(({ people }) => people))),
    });
    await largeTurn(query.companyId);
  }
  return {
    from: toTimestamp(query.fromMs),
    to: toTimestamp(query.toMs),
    leastCount,
    analyses: analyses.length,
    total: countsOf(analyses, analyses.length),
    criteria: counted.sort(byShare),
  };
}

/** The units of each analysis that at least two people have judged; those who cannot tell are not among the people. */
async function judgedBySeveral(db: Queries, query: AgreementQuery): Promise<Unit[][]> {
  const byAnalysis = new Map<string, ReturnType<typeof besideIn>[]>();
  for (const [at, row] of (await judgementsIn(db, query)).entries()) {
    getOrCreate(byAnalysis, row.analysis_id, () => []).push(besideIn(row));
    if ((at + 1) % rowsAtOnce === 0) await largeTurn(query.companyId);
  }
  return [...byAnalysis.values()]
    .filter((judgements) => judgements.length > 1)
    .map((judgements) =>
      judgements[0]!.flatMap(([key, polarity, , engine], at): Unit[] => {
        // All are of the same scorecard, since another one removes them.
        const people = judgements.map((each) => each[at]?.[2] ?? null).filter((judged) => judged !== null);
        return people.length > 1 ? [{ key, polarity, people, engine }] : [];
      }),
    );
}

/** `clusters`: units that may go together, because they are of one conversation. A share needs `count`, the number of pairs when left out. */
function countsOf(clusters: readonly (readonly Unit[])[], count?: number) {
  const pairsOf = (units: readonly Unit[]) => {
    const sums = { count: 1, verdicts: 0, kept: 0, independent: 0, compared: 0, same: 0 };
    for (const { people, engine } of units) {
      const met = people.filter((judged) => judged).length;
      const notMet = people.length - met;
      sums.verdicts += pairs(people.length);
      sums.kept += pairs(met) + pairs(notMet);
      sums.independent += people.length - 1;
      if (met === notMet) continue;
      sums.compared += 1;
      if (engine === met > notMet) sums.same += 1;
    }
    return sums;
  };
  const each = clusters.map(pairsOf);
  const sum = (name: 'verdicts' | 'kept' | 'independent' | 'compared' | 'same') =>
    each.reduce((so, sums) => so + sums[name], 0);
  const [verdicts, kept] = [sum('verdicts'), sum('kept')];
  return {
    pairs: verdicts,
    agreeing: kept,
    // Of three verdicts, two pairs tell what the third one is.
    ...shareOf({ verdicts, kept }, count ?? verdicts, Math.min(effectiveCount(each), sum('independent'))),
    engineCompared: sum('compared'),
    engineAgrees: sum('same'),
  };
}

const pairs = (count: number) => (count * (count - 1)) / 2;

const rounded = (alpha: number | null) => (alpha === null ? null : Math.round(alpha * 100) / 100);

/** The lowest share first: there people understand the criterion differently. */
const byShare = (a: CriterionCalibration, b: CriterionCalibration) =>
  a.agreeing / a.pairs - b.agreeing / b.pairs || b.pairs - a.pairs || (a.key < b.key ? -1 : 1);
