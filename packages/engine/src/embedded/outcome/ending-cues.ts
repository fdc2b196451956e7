// Phrases with which conversations end, and others that are looked up where something is judged. Each sentence is searched once, and only then.

import type {
  BehaviourCue,
  ElsewhereCue,
  ErrandCue,
  OutcomeCue,
  ReplyCue,
  StepCue,
  ToldObjectionCue,
} from '../../language/pack.ts';
import type { Matcher } from '../match/matcher.ts';
import type { Reading, Sentence } from '../reading/reading.ts';

const endings = new WeakMap<Sentence, ReadonlySet<string>>();
const behaviours = new WeakMap<Sentence, ReadonlySet<string>>();

/** Whether the sentence holds a phrase of the cue. */
export function saysCue(
  reading: Reading,
  sentence: Sentence,
  cue: OutcomeCue | ErrandCue | ElsewhereCue | ToldObjectionCue | StepCue,
): boolean {
  const found = endings.get(sentence) ?? findCues(reading, sentence, reading.pack.outcomeMatcher());
  endings.set(sentence, found);
  return found.has(cue);
}

/** Whether a phrase of the sentence tells the behaviour. */
export function tells(reading: Reading, sentence: Sentence, cue: BehaviourCue | ReplyCue): boolean {
  const found = behaviours.get(sentence) ?? findCues(reading, sentence, reading.pack.behaviourMatcher());
  behaviours.set(sentence, found);
  return found.has(cue);
}

function findCues(reading: Reading, sentence: Sentence, matcher: Matcher): ReadonlySet<string> {
  const { words, question, spans } = sentence;
  const hits = matcher.find({
    words,
    question,
    opening: openingOf(reading, words),
    spanKinds: new Set(spans.map(({ kind }) => kind)),
    spanEnd: (at, kind) =>
      spans.reduce((end, span) => (span.from === at && span.kind === kind ? Math.max(end, span.to) : end), -1),
  });
  return new Set(hits.map(({ cue }) => cue));
}

/** Most words before what a sentence really begins with: "Well, okay, …". */
const mostFillers = 5;

function openingOf({ pack }: Reading, words: readonly string[]): number {
  let opening = 0;
  while (opening < Math.min(words.length - 1, mostFillers) && pack.fillers.has(words[opening]!)) opening++;
  return opening;
}
