// Who hands a conversation over to somebody who has not spoken yet: both are on one side, whichever it is.
import type { RawSegment } from './raw.ts';
import { plainText } from './words.ts';

const handsOver = new RegExp(
  ` (?:${[
    '(?:put|pass|hand|switch|transfer|connect) (?:you|him|her|the call|the phone|this) (?:\\w+ )?(?:through|over|to|across)|transfer(?:ring)? you|connecting you',
    '(?:get|fetch|ask|bring in) (?:my|our|the|a) (?:\\w+ )?(?:supervisor|manager|colleague|specialist|boss|husband|wife|partner)|put (?:my|our) \\w+ on',
    '(?:te|lhe|o|a)? ?(?:transferir|transfiro|passar|passo) (?:\\w+ ){0,3}(?:pro|pra|para|com|o telefone)|chamar (?:o|a|meu|minha|nosso|nossa) \\w+',
    '(?:le|te|lo|la|se) (?:paso|transfiero|comunico|derivo|conecto)|(?:pasarl[oae]|transferirl[oae]|comunicarl[oae]|pasarte) (?:con|a|al)',
  ].join('|')}) `,
);
/** The other is soon there. */
const mostTurns = 4;
const mostSegments = 2000;

/** Pairs of those who hand over and who comes; none of two people. */
export function handoversIn(
  speakers: readonly string[],
  segments: readonly RawSegment[],
): [from: string, to: string][] {
  if (speakers.length < 3) return [];
  const seen = new Set<string>();
  const found: [string, string][] = [];
  let offered: { readonly by: string; readonly at: number } | null = null;
  for (const [at, { speaker, text }] of segments.slice(0, mostSegments).entries()) {
    if (speaker === null) continue;
    // Whoever else is new while one is known is the one who is handed over.
    if (offered && speaker !== offered.by && !seen.has(speaker) && seen.size > 1) {
      if (at - offered.at <= mostTurns) found.push([offered.by, speaker]);
      offered = null;
    }
    seen.add(speaker);
    if (handsOver.test(plainText(text.slice(0, 600)))) offered = { by: speaker, at };
  }
  return found;
}
