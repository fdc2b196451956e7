// What the classifier sees of an utterance: its words, their pairs and beginnings, the cues that phrases told, and what was said before.
import { hashOf } from '../../linear/model.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { Unit } from './units.ts';

const beginningLetters = 5;
/** What was said just before matters, not all of a long speech. */
const sentencesBefore = 4;
const opening = 4;

const word = hashOf('w ');
const pair = hashOf('b ');
const start = hashOf('x ');
const span = hashOf('span ');
const cueOf = hashOf('cue ');
const cueBefore = hashOf('before ');
const asks = hashOf('asks');
const lengths = [0, 1, 2, 3, 4].map((length) => hashOf(`length ${length}`));

/** Hashes of the features of a sentence by itself, how long it is aside; each once. */
export function sentenceFeatures({ words, question, spans, hits }: Sentence): Set<number> {
  const features = new Set<number>();
  let before = '^';
  for (const whole of words) {
    const hasCue = /\d/.test(whole) ? '#' : whole;
    features.add(hashOf(hasCue, word));
    features.add(hashOf(hasCue, hashOf(' ', hashOf(before, pair))));
    if (hasCue.length > beginningLetters) features.add(hashOf(hasCue.slice(0, beginningLetters), start));
    before = hasCue;
  }
  features.add(hashOf(' $', hashOf(before, pair)));
  if (question) features.add(asks);
  for (const { kind } of spans) features.add(hashOf(kind, span));
  for (const cue of hits.keys()) features.add(hashOf(cue, cueOf));
  return features;
}

/** Hashes of the features of sentences together, each once. `own`: those of one of them, where they are known already. */
export function featuresOf(
  sentences: readonly Sentence[],
  own: (sentence: Sentence) => ReadonlySet<number> = sentenceFeatures,
): Set<number> {
  const features = new Set<number>();
  let count = 0;
  for (const sentence of sentences) {
    for (const feature of own(sentence)) features.add(feature);
    count += sentence.words.length;
  }
  features.add(lengths[count < 4 ? 0 : count < 9 ? 1 : count < 18 ? 2 : count < 35 ? 3 : 4]!);
  return features;
}

/** Hashes of where in the conversation the utterance stands, and of what was said just before. `turns`: how many there are in all. */
export function contextOf(reading: Reading, { turn }: Pick<Unit, 'turn'>, turns = reading.turns.length): Set<number> {
  const position = turn.index / Math.max(1, turns - 1);
  const part = turn.index < opening ? 'opening' : position < 0.25 ? 'beginning' : position < 0.75 ? 'middle' : 'end';
  return cuesBefore(reading, { turn }).add(hashOf(`at ${part}`));
}

/** Hashes of the cues that the turn before the utterance holds. */
export function cuesBefore(reading: Reading, { turn }: Pick<Unit, 'turn'>): Set<number> {
  const features = new Set<number>();
  const earlier = reading.turns[turn.index - 1];
  if (!earlier) return features;
  for (const { question, hits } of reading.sentences.slice(
    Math.max(earlier.from, earlier.to - sentencesBefore),
    earlier.to,
  )) {
    if (question) features.add(hashOf('asks', cueBefore));
    for (const cue of hits.keys()) features.add(hashOf(cue, cueBefore));
  }
  return features;
}
