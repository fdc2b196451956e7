// How far the analyses of the same words differ, as they are written and as a recogniser writes them.
import type { Language } from '@earshot/core';
import type { AnalysisContent } from '@earshot/engine';
import type { LabelledCase } from './labelled-case.ts';
import { asRecognised } from './recognised-speech.ts';

interface Difference {
  scores: number;
  withScore: number;
  sameType: number;
  conversations: number;
}

type Analyse = (labelled: LabelledCase) => Promise<AnalysisContent | null>;

const none = (): Difference => ({ scores: 0, withScore: 0, sameType: 0, conversations: 0 });

/** A line for each language: the mean difference of scores where the type is given, and how often the same type is told where it is not. */
export async function differences(cases: readonly LabelledCase[], analyse: Analyse): Promise<string> {
  const byLanguage = new Map<Language, Difference>();
  for (const labelled of cases) {
    if (!labelled.lines || labelled.type === null) continue;
    const so = byLanguage.get(labelled.lang) ?? none();
    byLanguage.set(labelled.lang, so);
    const written = { ...labelled, expect: {} };
    const recognised = { ...written, lines: linesHeard(labelled) };
    const [one, other] = [await analyse(written), await analyse(recognised)].map(
      (each) => each?.interactionScorecard?.score,
    );
    if (one != null && other != null) {
      so.scores += Math.abs(one - other);
      so.withScore += 1;
    }
    const told = [await analyse({ ...written, type: null }), await analyse({ ...recognised, type: null })];
    so.conversations += 1;
    if (told[0]?.interactionType === told[1]?.interactionType) so.sameType += 1;
  }
  return [...byLanguage]
    .map(
      ([language, { scores, withScore, sameType, conversations }]) =>
        `${language}: scores differ by ${(scores / withScore).toFixed(1)} points on average, the type is the same in ${((100 * sameType) / conversations).toFixed(1)} % of ${conversations}`,
    )
    .join('\n');
}

/** What is heard of a turn; a turn of which nothing is left is said by nobody. */
const linesHeard = ({ lines, lang }: LabelledCase) =>
  lines!
    .map(([side, said]): ['A' | 'C', string] => [side, asRecognised(said, lang)])
    .filter(([, heard]) => heard !== '');
