// For tests: what the offline engine makes of a conversation, from the transcript to the content.
import { type CriterionKey, definitionFor, type InteractionTypeKey, type Language } from '@earshot/core';
import { analyse } from '../../analyse.ts';
import { embeddedEngine } from '../engine.ts';

const labels = { en: ['Agent', 'Client'], es: ['Agente', 'Cliente'], pt: ['Atendente', 'Cliente'] } as const;

/** Of labelled lines; without a definition, the engine tells the type. */
export const analysed = (lines: readonly string[], definition: ReturnType<typeof definitionFor> = null) =>
  analyse({
    transcript: lines.join('\n'),
    engine: embeddedEngine(),
    definition,
    candidates: [],
    salespersonName: null,
    clientName: null,
  });

/** Of a type. Lines of the attendant begin with `A> `, those of the client with `C> `. */
export const analysedAs = (language: Language, type: InteractionTypeKey, lines: readonly string[]) =>
  analysed(
    lines.map((line) => `${labels[language][line.startsWith('A') ? 0 : 1]}: ${line.slice(3)}`),
    definitionFor(type, language),
  );

/** Such lines, and what they are about. */
export type Case = readonly [Language, InteractionTypeKey, CriterionKey, ...string[]];

export async function isMet([language, type, key, ...lines]: Case): Promise<boolean | undefined> {
  const { interactionScorecard } = await analysedAs(language, type, lines);
  return interactionScorecard?.criteria.find((criterion) => criterion.key === key)?.met;
}
