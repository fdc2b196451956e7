// Turns as they are given to the recogniser: short ones of a speaker joined, long ones cut where it is quietest.
import { loudness, type Span } from '../signal/sound.ts';
import type { Turn } from '../speakers/separate.ts';

/** The recogniser loses words of very short turns, and may loop on long ones. */
const longestTurnSeconds = 14;
const [joinedGapSeconds, joinedTurnSeconds] = [1.5, 10];
const [cutWindowSeconds, cutStepSeconds] = [0.2, 0.05];

/** Joins consecutive turns (ascending by start) of a speaker across gaps under 1.5 s, up to 10 s in all: more gives no better text, and coarser times. */
export function joinTurns(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const before = joined.at(-1);
    const isOne =
      before?.speaker === turn.speaker &&
      turn.start - before.end < joinedGapSeconds &&
      turn.end - before.start <= joinedTurnSeconds;
    if (isOne) joined[joined.length - 1] = { ...before, end: Math.max(before.end, turn.end) };
    else joined.push(turn);
  }
  return joined;
}

/** Cuts what is longer than 14 s at the quietest point of the later half of what fits. */
export function cutLongTurns(turns: readonly Turn[], samplesOf: (turn: Turn) => Int16Array): Turn[] {
  const pending = turns.toReversed();
  const cut: Turn[] = [];
  for (let turn = pending.pop(); turn; turn = pending.pop()) {
    if (turn.end - turn.start <= longestTurnSeconds) {
      cut.push(turn);
      continue;
    }
    // Both parts keep enough for the recogniser to work with.
    const latest = Math.min(turn.start + longestTurnSeconds, turn.end - 1);
    const at = quietestPoint(samplesOf(turn), { start: turn.start + longestTurnSeconds / 2, end: latest });
    cut.push({ ...turn, end: at });
    pending.push({ ...turn, start: at });
  }
  return cut;
}

/** Seconds of the middle of the quietest 0.2 s inside a span. */
export function quietestPoint(samples: Int16Array, { start, end }: Span): number {
  let [best, least] = [(start + end) / 2, Number.POSITIVE_INFINITY];
  for (let at = start; at + cutWindowSeconds <= end; at += cutStepSeconds) {
    const level = loudness(samples, { start: at, end: at + cutWindowSeconds });
    if (level < least) [best, least] = [at + cutWindowSeconds / 2, level];
  }
  return best;
}
