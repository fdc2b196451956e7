// How far the analyses of the same words differ, as they are written and as a recording of them comes back, for each thing that recognition does to them.
import type { Language } from '@earshot/core';
import type { AnalysisContent, RawSegment } from '@earshot/engine';
import type { LabelledCase } from './labelled-case.ts';
import { type Said, segmentsOf, worsenings } from './worsened.ts';

/** Of one step and language. */
interface Difference {
  calls: number;
  /** Sum of the scores' differences, where both have one and the type is given. */
  points: number;
  withScore: number;
  scoreGone: number;
  sameType: number;
  readonly lost: Map<string, number>;
  readonly madeUp: Map<string, number>;
}

type Analyse = (labelled: LabelledCase, heard: readonly RawSegment[] | null) => Promise<AnalysisContent | null>;

const none = (): Difference => ({
  calls: 0,
  points: 0,
  withScore: 0,
  scoreGone: 0,
  sameType: 0,
  lost: new Map(),
  madeUp: new Map(),
});
/** Criteria named in the table. */
const named = 4;

/** One step of `worsenings`, or all where it is null; `say` gets a line for each call whose score or criteria differ. */
export async function differences(
  cases: readonly LabelledCase[],
  analyse: Analyse,
  step: string | null,
  say: (line: string) => void,
): Promise<string> {
  const rows: string[] = [];
  const written = new Map<LabelledCase, readonly (AnalysisContent | null)[]>();
  const own = cases.filter(({ lines, type }) => lines && type !== null);
  for (const labelled of own) written.set(labelled, await twice(labelled, null, analyse));
  for (const [name, worsen] of Object.entries(worsenings)) {
    if (step !== null && name !== step) continue;
    const byLanguage = new Map<Language | 'all', Difference>();
    for (const labelled of own) {
      const heard = segmentsOf(worsen(labelled.lines as readonly Said[], labelled.lang));
      const pair = [written.get(labelled)!, await twice(labelled, heard, analyse)] as const;
      for (const key of [labelled.lang, 'all'] as const) {
        const so = byLanguage.get(key) ?? none();
        byLanguage.set(key, so);
        add(so, pair[0], pair[1]);
      }
      const line = told(pair[0][0]!, pair[1][0]!);
      if (line) say(`${name}: ${labelled.id} (${labelled.type}): ${line}`);
    }
    for (const [language, so] of byLanguage) rows.push(row(name, language, so));
  }
  return [
    '| | language | calls | points apart | same type | score gone | lost | made up |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** With its type given, and with its type told. */
const twice = async (labelled: LabelledCase, heard: readonly RawSegment[] | null, analyse: Analyse) =>
  [
    await analyse({ ...labelled, expect: {} }, heard),
    await analyse({ ...labelled, expect: {}, type: null }, heard),
  ] as const;

const scoreOf = (analysis: AnalysisContent | null | undefined) => analysis?.interactionScorecard?.score ?? null;
const verdictsOf = (analysis: AnalysisContent | null | undefined) =>
  new Map(analysis?.interactionScorecard?.criteria.map((criterion) => [criterion.key, criterion]) ?? []);

function add(
  so: Difference,
  [one, oneTold]: readonly (AnalysisContent | null)[],
  [other, otherTold]: readonly (AnalysisContent | null)[],
): void {
  so.calls += 1;
  const [before, after] = [scoreOf(one), scoreOf(other)];
  if (before !== null && after === null) so.scoreGone += 1;
  if (before !== null && after !== null) {
    so.points += Math.abs(before - after);
    so.withScore += 1;
  }
  if (oneTold?.interactionType === otherTold?.interactionType) so.sameType += 1;
  for (const { key, met } of changed(one, other)) {
    const counts = met ? so.lost : so.madeUp;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

/** Criteria with another verdict, with the verdict of what is written, and the proof of the one that is met. */
function changed(one: AnalysisContent | null | undefined, other: AnalysisContent | null | undefined) {
  const heard = verdictsOf(other);
  return [...verdictsOf(one)].flatMap(([key, { met, evidence }]) => {
    const after = heard.get(key);
    return after && after.met !== met ? [{ key, met, evidence: met ? evidence : after.evidence }] : [];
  });
}

function told(one: AnalysisContent | null, other: AnalysisContent | null): string | null {
  const different = changed(one, other);
  if (different.length === 0 && scoreOf(one) === scoreOf(other)) return null;
  const keys = different.map(({ key, met, evidence }) => `${met ? 'lost' : 'made up'} ${key} (${evidence})`);
  return [`${scoreOf(one)} → ${scoreOf(other)}`, ...keys].join(', ');
}

function row(name: string, language: string, so: Difference): string {
  const most = (counts: ReadonlyMap<string, number>) =>
    [...counts]
      .sort(([, one], [, another]) => another - one)
      .slice(0, named)
      .map(([key, count]) => `${key} ${count}`)
      .join(', ');
  const points = (so.points / Math.max(so.withScore, 1)).toFixed(1);
  const same = `${((100 * so.sameType) / so.calls).toFixed(1)} %`;
  return `| ${[name, language, so.calls, points, same, so.scoreGone, most(so.lost), most(so.madeUp)].join(' | ')} |`;
}
