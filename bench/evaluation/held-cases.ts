// The whole conversations of the engine's corpus that it did not learn from, as labelled cases: what their tags say, and the type.
import type { InteractionTypeKey } from '@earshot/core';
import { definitionFor, isInteractionTypeKey } from '@earshot/core';
import { objectionTags, utteranceCriteria } from '../../packages/engine/src/embedded/classifier/labels.ts';
import { blocksOf, type Line } from '../../packages/engine/training/corpus.ts';
import { corpusFiles } from '../../packages/engine/training/examples.ts';
import type { LabelledCase } from './labelled-case.ts';

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

/** Nobody says these: such a conversation is a chat. */
const writtenOnly = /\p{Extended_Pictographic}|\b(?:kk+|rsrs|vc|pq|tb|lol|jaja\w*|q|xq|u|ur|pls)\b/iu;
/** People who type leave out most marks. */
const mostlyClosed = 0.7;

/** Whether a conversation may be a call: those that are typed are no recordings. */
export function isCall({ lines = [] }: LabelledCase): boolean {
  const closed = lines.filter(([, said]) => /[.?!…]["'”»)]*$/.test(said));
  return !lines.some(([, said]) => writtenOnly.test(said)) && closed.length >= mostlyClosed * lines.length;
}

function criteriaOf(type: InteractionTypeKey, lines: readonly Line[]): Record<string, boolean> {
  const tags = new Set<string>(lines.flatMap((line) => [...line.tags]));
  const judged = new Set<string>(definitionFor(type, 'en')?.criteria.map(({ key }) => key));
  const keys = utteranceCriteria.filter((key) => judged.has(key));
  return Object.fromEntries(keys.map((key) => [key, tags.has(key)]));
}

const objectionsIn = (lines: readonly Line[]) =>
  lines.filter(({ tags }) => objectionTags.some((tag) => tags.has(tag))).map(({ text }) => ({ contains: text }));
