// How far people agree with the engine, of analyses that somebody reviewed as a whole (docs/decisions/coaching.md#agreement).
import {
  type Agreement,
  type AgreementCounts,
  type CriterionAgreement,
  type Language,
  toTimestamp,
} from '@earshot/core';
import type { Queries } from '../records/database.ts';
import type { JudgedCriterion } from '../records/trend-measures.ts';
import { judgedCriteria } from '../records/trends.ts';
import { type AgreementGroup, type AgreementQuery, agreementGroups } from '../records/whole-reviews.ts';
import { labelledCriteria } from './trends.ts';
import { effectiveCount, wilsonInterval } from './wilson-interval.ts';

/** Below it a share says little: of 30 verdicts that all stand, the interval still begins at 89 %. */
export const leastCount = 30;

type Counts = Pick<AgreementCounts, 'verdicts' | 'kept' | 'metToNotMet' | 'notMetToMet'>;

export async function agreementOf(db: Queries, query: AgreementQuery, language: Language): Promise<Agreement> {
  const groups = await agreementGroups(db, query);
  const ids = groups.flatMap((group) => [group.engine_outcome_id, group.outcome_id]);
  const outcomes = await judgedCriteria(db, [...new Set(ids)]);
  const total = noCounts();
  const byCriterion = new Map<string, { counts: Counts; criterion: Pick<CriterionAgreement, 'key' | 'polarity'> }>();
  const conversations: { count: number; verdicts: number; kept: number }[] = [];
  for (const group of groups) {
    const stands = outcomes.get(group.outcome_id) ?? [];
    const ofOne = noCounts();
    for (const [key, polarity, isMet] of outcomes.get(group.engine_outcome_id) ?? []) {
      const now = stands.find(([otherKey, other]) => otherKey === key && other === polarity);
      if (!now) continue;
      const name = `${polarity} ${key}`;
      const known = byCriterion.get(name) ?? { counts: noCounts(), criterion: { key, polarity } };
      byCriterion.set(name, known);
      for (const [counts, by] of [
        [ofOne, 1],
        [total, group.analyses],
        [known.counts, group.analyses],
      ] as const)
        add(counts, isMet, now, by);
    }
    conversations.push({ count: group.analyses, verdicts: ofOne.verdicts, kept: ofOne.kept });
  }
  const analyses = sum(groups, ({ analyses: count }) => count);
  const labels = await labelledCriteria(
    db,
    query.companyId,
    [...byCriterion.values()].map(({ criterion }) => criterion),
    language,
  );
  return {
    from: toTimestamp(query.fromMs),
    to: toTimestamp(query.toMs),
    leastCount,
    analyses,
    total: { ...total, ...shareOf(total, analyses, effectiveCount(conversations)) },
    ...scoreDifferences(groups),
    criteria: [...byCriterion.values()]
      .map(({ criterion, counts }, at) => ({
        ...criterion,
        label: labels[at]!.label,
        ...counts,
        ...shareOf(counts, counts.verdicts, counts.verdicts),
      }))
      .sort(byShare),
  };
}

const noCounts = (): Counts => ({ verdicts: 0, kept: 0, metToNotMet: 0, notMetToMet: 0 });

function add(counts: Counts, wasMet: boolean, [, , isMet]: JudgedCriterion, by: number): void {
  counts.verdicts += by;
  if (wasMet === isMet) counts.kept += by;
  else if (wasMet) counts.metToNotMet += by;
  else counts.notMetToMet += by;
}

/** `count` of conversations or verdicts, which a share needs enough of; `independent`: as many verdicts as tell the same by themselves. */
export function shareOf(
  { verdicts, kept }: Pick<AgreementCounts, 'verdicts' | 'kept'>,
  count: number,
  independent: number,
): Pick<AgreementCounts, 'agreementPct' | 'lowPct' | 'highPct'> {
  if (count < leastCount || verdicts === 0) return { agreementPct: null, lowPct: null, highPct: null };
  const share = kept / verdicts;
  const { low, high } = wilsonInterval(share, independent);
  return { agreementPct: percent(share), lowPct: percent(low), highPct: percent(high) };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

function scoreDifferences(groups: readonly AgreementGroup[]) {
  const scored = sum(groups, (group) => group.scored);
  const mean = (of: (group: AgreementGroup) => number) =>
    scored < leastCount ? null : Math.round((sum(groups, of) / scored) * 10) / 10;
  return {
    meanScoreDifference: mean(({ difference }) => difference),
    meanAbsoluteScoreDifference: mean(({ distance }) => distance),
  };
}

const sum = <Each>(all: readonly Each[], of: (each: Each) => number) => all.reduce((so, each) => so + of(each), 0);

/** The lowest share first: there the engine errs. */
const byShare = (a: CriterionAgreement, b: CriterionAgreement) =>
  (a.agreementPct ?? 101) - (b.agreementPct ?? 101) || b.verdicts - a.verdicts || (a.key < b.key ? -1 : 1);
