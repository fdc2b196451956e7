// What a criterion moves in the score, in words.
import type { Polarity } from '@earshot/core/client';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';
import { pointsOf } from './type-draft.ts';

interface Weighed {
  polarity: Polarity;
  weight: number | string;
}

export function Points({ criterion, criteria }: { criterion: Weighed; criteria: readonly Weighed[] }) {
  const texts = useTexts(interactionTypesTexts);
  const { number } = useFormats();
  const points = pointsOf(criterion, criteria);
  if (points === null) return null;
  return points < 0 ? texts.minus(number(-points)) : texts.points(number(points, 0));
}
