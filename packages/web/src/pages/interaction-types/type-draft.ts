// A type as it is written in the editor: text until it is sent, its keys following the names until somebody writes them.
import type {
  CriterionDefinition,
  CriterionInput,
  InteractionTypeCreateInput,
  InteractionTypeDefinition,
  MacroFront,
  Polarity,
} from '@earshot/core/client';
import { searchKey } from '../../texts/search-key.ts';

export interface CriterionDraft {
  /** Used by the editor only. */
  id: string;
  label: string;
  /** Null: as the label has it. */
  key: string | null;
  polarity: Polarity;
  weight: string;
  description: string;
  /** One a line. */
  cues: string;
}

export interface TypeDraft {
  label: string;
  /** Null: as the label has it. */
  key: string | null;
  macroFront: MacroFront;
  criteria: CriterionDraft[];
}

export const mostCriteria = 50;
const mostPhrases = 100;

let serial = 0;
const newId = () => {
  serial += 1;
  return `criterion-${serial}`;
};

export const emptyCriterion = (): CriterionDraft => ({
  id: newId(),
  label: '',
  key: null,
  polarity: 'objective',
  weight: '1',
  description: '',
  cues: '',
});

export const criterionDraft = ({ weight, cues, ...rest }: CriterionDefinition): CriterionDraft => ({
  ...rest,
  id: newId(),
  weight: String(weight),
  cues: cues.join('\n'),
});

/** `isStart`: a type of its own, with the criteria of the other one. */
export function typeDraft(type: InteractionTypeDefinition | null, isStart: boolean): TypeDraft {
  if (!type) return { label: '', key: null, macroFront: 'sales', criteria: [emptyCriterion()] };
  const { label, key, macroFront, criteria } = type;
  return {
    label: isStart ? '' : label,
    key: isStart ? null : key,
    macroFront,
    criteria: criteria.map(criterionDraft),
  };
}

/** "Visita técnica" → visita_tecnica: small letters, digits and _, beginning with a letter. */
export function keyFrom(label: string): string {
  return searchKey(label)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 64)
    .replace(/_+$/, '');
}

export const keyOf = ({ key, label }: { key: string | null; label: string }) => key ?? keyFrom(label);
export const isKey = (text: string) => /^[a-z][a-z0-9_]{0,63}$/.test(text);
export const isWeight = (text: string) => /^([1-9]|10)$/.test(text.trim());

export const isKeyTaken = (criterion: CriterionDraft, { criteria }: TypeDraft) =>
  criteria.some((other) => other.id !== criterion.id && keyOf(other) === keyOf(criterion));

/** False: the server would refuse it for sure. */
export function isComplete(type: TypeDraft): boolean {
  const fits = (criterion: CriterionDraft) =>
    criterion.label.trim() !== '' &&
    isKey(keyOf(criterion)) &&
    isWeight(criterion.weight) &&
    !isKeyTaken(criterion, type);
  const { criteria } = type;
  return criteria.length >= 1 && criteria.length <= mostCriteria && criteria.every(fits);
}

const criterionInput = (criterion: CriterionDraft): CriterionInput => ({
  key: keyOf(criterion),
  label: criterion.label.trim(),
  polarity: criterion.polarity,
  weight: Number(criterion.weight),
  description: criterion.description.trim(),
  cues: criterion.cues
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, mostPhrases),
});

export const typeInput = (type: TypeDraft): InteractionTypeCreateInput => ({
  key: keyOf(type),
  label: type.label.trim(),
  macroFront: type.macroFront,
  criteria: type.criteria.map(criterionInput),
});

/** What each criterion moves in a score: of 100 points for one to be met, less for one to be avoided; null while it can't be said. */
export function pointsOf(
  criterion: { polarity: Polarity; weight: number | string },
  criteria: readonly { polarity: Polarity; weight: number | string }[],
): number | null {
  const weight = Number(criterion.weight);
  if (!isWeight(String(criterion.weight))) return null;
  if (criterion.polarity === 'negative') return -10 * weight;
  const total = criteria
    .filter(({ polarity }) => polarity !== 'negative')
    .reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);
  return total === 0 ? null : (100 * weight) / total;
}
