// Who hands a conversation over to, or introduces, somebody who has not spoken yet: both are on one side, whichever it is.
import { anyLine, anyPhrase } from '../language/any-language.ts';
import type { HandoverCue } from '../language/handover-cues.ts';
import type { RawSegment } from './raw.ts';
import { asksForPerson } from './side-moves.ts';
import { plainText, plainWords } from './words.ts';

const line = (cue: HandoverCue) => anyLine(({ handovers }) => handovers[cue]);
const phrase = (cue: HandoverCue) => anyPhrase(({ handovers }) => handovers[cue]);

const handsOver = phrase('handsOver');
const hasBeside = phrase('hasBeside');
const mostGreetingWords = 3;
const brings = phrase('brings');
const introduces = new RegExp(` ${line('introduces')} (\\w{2,20}) `, 'g');
const presents = new RegExp(` (\\w{2,20}) ${line('presents')} `, 'g');
/** The other is soon there. */
const mostTurns = 4;
const mostSegments = 2000;

/** Pairs of those who hand over and who comes; none of two people. */
export function handoversIn(
  speakers: readonly string[],
  segments: readonly RawSegment[],
): [from: string, to: string][] {
  if (speakers.length < 3) return [];
  const byName = new Map(speakers.map((speaker) => [plainWords(speaker)[0] ?? '', speaker]));
  const seen = new Set<string>();
  const found: [string, string][] = [];
  let offered: { readonly by: string; readonly at: number } | null = null;
  let brought: { readonly by: string; readonly at: number } | null = null;
  let beside: string | null = null;
  for (const [at, { speaker, text }] of segments.slice(0, mostSegments).entries()) {
    if (speaker === null) continue;
    // While one of them is known, any other new speaker is the one who is handed over.
    if (offered && speaker !== offered.by && !seen.has(speaker) && seen.size > 1) {
      if (at - offered.at <= mostTurns) found.push([offered.by, speaker]);
      offered = null;
    }
    if (beside !== null && speaker !== beside) {
      // Whoever greets next is the one who is there.
      if (!seen.has(speaker) && plainWords(text.slice(0, 80)).length <= mostGreetingWords)
        found.push([beside, speaker]);
      beside = null;
    }
    if (brought && speaker !== brought.by && !seen.has(speaker)) {
      if (at - brought.at <= 2) found.push([brought.by, speaker]);
      brought = null;
    }
    seen.add(speaker);
    const said = plainText(text.slice(0, 600));
    // Whoever is asked for is of the house that answered.
    const answerer: string | undefined =
      seen.size === 2 && asksForPerson(said) ? [...seen].find((other) => other !== speaker) : undefined;
    if (answerer !== undefined) offered = { by: answerer, at };
    if (hasBeside.test(said)) beside = speaker;
    for (const [, name] of [...said.matchAll(introduces), ...said.matchAll(presents)]) {
      const other = byName.get(name!);
      // People introduce themselves too.
      if (other !== undefined && other !== speaker && !seen.has(other)) found.push([speaker, other]);
    }
    const isNamed = found.some(([by, other]) => by === speaker && !seen.has(other));
    if (brings.test(said) && !isNamed) brought = { by: speaker, at };
    if (handsOver.test(said)) offered = { by: speaker, at };
  }
  return found;
}
