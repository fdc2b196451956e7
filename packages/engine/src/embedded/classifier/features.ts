// What the classifier sees of an utterance: its words, their pairs and beginnings, the cues that phrases told, and what was said before.
import { hashOf } from '../../linear/model.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { Unit } from './units.ts';

const beginningLetters = 5;
/** What was said just before matters, not all of a long speech. */
const sentencesBefore = 4;
const opening = 4;

/** Hashes of the features of sentences by themselves, each once. */
export function featuresOf(sentences: readonly Sentence[]): Set<number> {
  const features = new Set<number>();
  const add = (name: string) => features.add(hashOf(name));
  let count = 0;
  for (const { words, question, spans, hits } of sentences) {
    let before = '^';
    for (const whole of words) {
      const word = /\d/.test(whole) ? '#' : whole;
      add(`w ${word}`);
      add(`b ${before} ${word}`);
      if (word.length > beginningLetters) add(`x ${word.slice(0, beginningLetters)}`);
      before = word;
    }
    add(`b ${before} $`);
    count += words.length;
    if (question) add('asks');
    for (const { kind } of spans) add(`span ${kind}`);
    for (const cue of hits.keys()) add(`cue ${cue}`);
  }
  add(`length ${count < 4 ? 0 : count < 9 ? 1 : count < 18 ? 2 : count < 35 ? 3 : 4}`);
  return features;
}

/** Hashes of where in the conversation the utterance stands, and of the cues that the turn before it holds. */
export function contextOf(reading: Reading, { turn }: Pick<Unit, 'turn'>): Set<number> {
  const features = new Set<number>();
  const add = (name: string) => features.add(hashOf(name));
  const position = turn.index / Math.max(1, reading.turns.length - 1);
  add(`at ${turn.index < opening ? 'opening' : position < 0.25 ? 'beginning' : position < 0.75 ? 'middle' : 'end'}`);
  const earlier = reading.turns[turn.index - 1];
  if (!earlier) return features;
  for (const { question, hits } of reading.sentencesOf(earlier).slice(-sentencesBefore)) {
    if (question) add('before asks');
    for (const cue of hits.keys()) add(`before ${cue}`);
  }
  return features;
}
