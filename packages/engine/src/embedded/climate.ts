// How the client feels towards the other side and the matter, by thirds of the client's words and overall.
import type { Findings, Mood } from '../findings/findings.ts';
import { clientThirds } from '../talk-measures/thirds.ts';
import { isServiceCall } from './exchange.ts';
import { has, type Reading, type Sentence } from './reading/reading.ts';

/** Positive and negative words of one sentence; anger weighs double, talk about third parties nothing. */
function feeling(sentence: Sentence): number {
  if (has(sentence, 'smallTalk') && !has(sentence, 'anger')) return 0;
  const negative = (has(sentence, 'anger') ? 2 : 0) + (has(sentence, 'negativeMood', 'unmoved') ? 1 : 0);
  const positive = has(sentence, 'positiveMood', 'reassured') ? 1 : 0;
  return positive - negative;
}

/** At least two more one way than the other, in a fifth of what was said, is a mood. */
function moodOf(sentences: readonly Sentence[]): Mood {
  const sum = sentences.reduce((total, sentence) => total + feeling(sentence), 0);
  const share = sum / Math.max(1, sentences.length);
  if (sum <= -2 && share <= -0.15) return 'negative';
  if (sum >= 2 && share >= 0.15) return 'positive';
  return 'neutral';
}

export function findClimate(reading: Reading): Findings['climate'] {
  const bySegment = Map.groupBy(reading.sentences, (sentence) => sentence.stretches[0]!.segment);
  const [first, middle, last] = clientThirds(reading.conversation).map((segments) =>
    segments.flatMap((segment) => bySegment.get(segment.index) ?? []),
  );
  // Who calls to complain or to leave begins in no good mood, even in few words.
  const upset = isServiceCall(reading) && first!.some((sentence) => feeling(sentence) < 0);
  const [start, mid, end] = [upset ? 'negative' : moodOf(first!), moodOf(middle!), moodOf(last!)] as const;
  const value = { negative: -1, neutral: 0, positive: 1 } as const;
  const sum = value[start] + value[mid] + value[end];
  // One third alone colours the whole only where the others do not contradict it and all words together agree.
  const whole = moodOf([...bySegment.values()].flat().filter((sentence) => sentence.side !== 'attendant'));
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
