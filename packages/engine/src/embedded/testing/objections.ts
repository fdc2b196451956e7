// For tests: what the classifier takes for objections in a conversation written as lines.
import { classify } from '../classifier/classify.ts';
import { judgeObjections } from '../classifier/objection-verdict.ts';
import { findObjections, mentionsByRules } from '../objections.ts';
import { read } from './dialogue.ts';

/** Quotes of the objections, in spoken order. */
export function objectionsIn(...dialogue: Parameters<typeof read>): string[] {
  const reading = read(...dialogue);
  return findObjections(reading, false, judgeObjections(classify(reading), mentionsByRules(reading))).map(
    ({ quote }) => quote.text,
  );
}
