// What to do better: the misses that cost most points, each with what was said and what would have met it (docs/catalogue.md#outcome-and-coaching).
import {
  type CoachingItem,
  type CriterionKey,
  isCriterionKey,
  type Language,
  type ScorecardCriterion,
  type ScorecardDefinition,
} from '@earshot/core';
import type { Quote } from '../findings/findings.ts';
import { type CoachingSituation, onMatter } from '../language/coaching-texts.ts';
import { languagePacks } from '../language/packs.ts';

/** More than that nobody works on at once. */
const mostItems = 3;
/** Points that a behaviour to avoid takes away, times its weight. */
const faultPoints = 10;

type Definition = Pick<ScorecardDefinition, 'criteria'>;

/**
 * At most three items. `nearest`: the verified words that come nearest to a criterion that is not met. `taken`: the
 * client's words that a model phrase for it takes up. `situation`: where the phrases for most talks would be wrong. Of equals, the earlier one in the scorecard stands first.
 */
export function buildCoaching(
  definition: Definition,
  judged: readonly ScorecardCriterion[],
  language: Language,
  nearest: (key: CriterionKey) => Quote | null,
  taken: (key: CriterionKey) => string | null = () => null,
  situation: CoachingSituation | null = null,
): CoachingItem[] {
  const defined = new Map(definition.criteria.map((criterion) => [criterion.key, criterion]));
  const weightOf = (key: string) => defined.get(key)?.weight ?? 0;
  const total = judged
    .filter(({ polarity }) => polarity !== 'negative')
    .reduce((sum, { key }) => sum + weightOf(key), 0);
  const pointsOf = ({ key, polarity }: ScorecardCriterion) =>
    weightOf(key) * (polarity === 'negative' ? faultPoints : 100 / Math.max(1, total));
  const items = judged
    .filter(({ polarity, met }) => met === (polarity === 'negative'))
    .toSorted((a, b) => pointsOf(b) - pointsOf(a))
    .slice(0, mostItems);
  // Said once: three phrases with the same quote read like a form.
  const first = items.find(({ key }) => onMatter.some((other) => other === key) && taken(key as CriterionKey));
  return items.map(({ key, label, met, evidence }) => ({
    key,
    quote: met ? evidence || null : isCriterionKey(key) ? (nearest(key)?.text ?? null) : null,
    suggestion: isCriterionKey(key)
      ? `“${modelPhrase(language, key, key === first?.key ? taken(key) : null, situation)}”`
      : defined.get(key)?.description || label,
  }));
}

/** Without the client's words, a phrase of somebody else's business. */
function modelPhrase(
  language: Language,
  key: CriterionKey,
  words: string | null,
  situation: CoachingSituation | null,
): string {
  const { coaching, coachingOnMatter, coachingBySituation } = languagePacks[language];
  const usual = (situation && coachingBySituation[situation][key]) ?? coaching[key];
  if (situation === 'debt') return usual;
  const on = onMatter.find((other) => other === key);
  return on && words ? coachingOnMatter[on].replace('{words}', () => words) : usual;
}
