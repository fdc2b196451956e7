// How the client feels towards the other side and the matter, by thirds of the client's words and overall.
import type { Findings, Mood } from '../findings/findings.ts';
import { clientThirds } from '../talk-measures/thirds.ts';
import type { Classification } from './classifier/classify.ts';
import { isServiceCall } from './exchange.ts';
import { has, type Sentence } from './reading/reading.ts';

/** Logit of a mood from which an utterance shows it rather than not. */
const plain = -1.3;
/** Grumbling in words that, where they stand, sound like no mood at all is about others. */
const aboutOthers = -3.6;
/** Part of what is said that has to show a mood, all other words being neutral. */
const leastShare = 0.3;

/** What a sentence feels like: +1 delighted, -1 vexed, -2 furious, 0 nothing. */
type Feelings = (sentence: Sentence) => number;

/** Positive and negative words of one sentence; anger weighs double, talk about third parties nothing. */
const feelingsBy =
  ({ logit, unitOf }: Classification): Feelings =>
  (sentence) => {
    if (has(sentence, 'smallTalk') && !has(sentence, 'anger')) return 0;
    const isOurs = logit(unitOf(sentence), 'mood_neg') > aboutOthers;
    const negative = isOurs ? (has(sentence, 'anger') ? 2 : 0) + (has(sentence, 'negativeMood', 'unmoved') ? 1 : 0) : 0;
    const positive = has(sentence, 'positiveMood', 'reassured') ? 1 : 0;
    return positive - negative;
  };

/** At least two more one way than the other, in a fifth of what was said, is a mood. */
function toldMood(sentences: readonly Sentence[], feeling: Feelings): Mood {
  const sum = sentences.reduce((total, sentence) => total + feeling(sentence), 0);
  const share = sum / Math.max(1, sentences.length);
  if (sum <= -2 && share <= -0.15) return 'negative';
  if (sum >= 2 && share >= 0.15) return 'positive';
  return 'neutral';
}

const likelihood = (logit: number) => 1 / (1 + Math.exp(plain - logit));

/** In few words nobody says a mood twice: here what they sound like counts, by their length. */
function soundingMood(sentences: readonly Sentence[], { logit, unitOf }: Classification, feeling: Feelings): Mood {
  let [balance, words] = [0, 0];
  for (const sentence of sentences) {
    const unit = unitOf(sentence);
    const sounds = likelihood(logit(unit, 'mood_pos')) - likelihood(logit(unit, 'mood_neg'));
    const told = Math.max(-1, Math.min(1, feeling(sentence)));
    balance += sentence.words.length * (Math.abs(told) > Math.abs(sounds) ? (told + sounds) / 2 : sounds);
    words += sentence.words.length;
  }
  const share = balance / Math.max(1, words);
  return share >= leastShare ? 'positive' : share <= -leastShare ? 'negative' : 'neutral';
}

function moodOf(sentences: readonly Sentence[], classification: Classification, feeling: Feelings): Mood {
  const told = toldMood(sentences, feeling);
  return told === 'neutral' ? soundingMood(sentences, classification, feeling) : told;
}

export function findClimate(classification: Classification): Findings['climate'] {
  const { reading } = classification;
  const feeling = feelingsBy(classification);
  const mood = (sentences: readonly Sentence[]) => moodOf(sentences, classification, feeling);
  const bySegment = Map.groupBy(reading.sentences, (sentence) => sentence.stretches[0]!.segment);
  const [first, middle, last] = clientThirds(reading.conversation).map((segments) =>
    segments.flatMap((segment) => bySegment.get(segment.index) ?? []),
  );
  // Who calls to complain or to leave begins in no good mood, even in few words.
  const upset = isServiceCall(reading) && first!.some((sentence) => feeling(sentence) < 0);
  const [start, mid, end] = [upset ? 'negative' : mood(first!), mood(middle!), mood(last!)] as const;
  const value = { negative: -1, neutral: 0, positive: 1 } as const;
  const sum = value[start] + value[mid] + value[end];
  // One third alone colours the whole only where the others do not contradict it and all words together agree.
  const whole = mood([...bySegment.values()].flat().filter((sentence) => sentence.side !== 'attendant'));
  const overall =
    start === 'neutral' && mid === 'neutral' && end === 'neutral'
      ? 'neutral'
      : sum <= -2
        ? 'negative'
        : sum >= 2
          ? 'positive'
          : whole;
  return { start, middle: mid, end, overall };
}
