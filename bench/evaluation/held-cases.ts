// The whole conversations of the engine's corpus that it did not learn from, as labelled cases: what their tags say, and the type.
import type { InteractionTypeKey } from '@earshot/core';
import { criterionKeys, isInteractionTypeKey } from '@earshot/core';
import { blocksOf, type Line } from '../../packages/engine/training/corpus.ts';
import { corpusFiles } from '../../packages/engine/training/examples.ts';
import { judgedBy } from './judged-by.ts';
import type { LabelledCase } from './labelled-case.ts';

/** Follow from the course of a conversation, which tags do not tell. */
const untagged = new Set<string>(['talked_over_client', 'price_before_need', 'next_step_scheduled']);

export function heldCases(): LabelledCase[] {
  return corpusFiles().flatMap(({ language: lang, name, text }) =>
    blocksOf(text, name)
      .filter(({ type, split, isOpening }) => split === 'held' && !isOpening && isInteractionTypeKey(type))
      .map(({ type, lines }, index) => ({
        id: `${lang}/${name}#${index + 1}`,
        lang,
        type,
        lines: lines.map(({ side, text: said }): ['A' | 'C', string] => [side === 'attendant' ? 'A' : 'C', said]),
        expect: { criteria: criteriaOf(type as InteractionTypeKey, lines), objections: objectionsIn(lines) },
      })),
  );
}

function criteriaOf(type: InteractionTypeKey, lines: readonly Line[]): Record<string, boolean> {
  const tags = new Set<string>(lines.flatMap((line) => [...line.tags]));
  const judged = new Set(judgedBy(type));
  const keys = criterionKeys.filter((key) => judged.has(key) && !untagged.has(key));
  return Object.fromEntries(keys.map((key) => [key, tags.has(key)]));
}

const objectionsIn = (lines: readonly Line[]) =>
  lines
    .filter(({ tags }) => [...tags].some((tag) => /^objection_(?!handled|dropped)/.test(tag)))
    .map(({ text }) => ({ contains: text }));
