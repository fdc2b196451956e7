// A stored conversation as the contract's segments, whose times are never null, and as turns, which state only what is known (docs/decisions/analysis-fields.md#d60).
import { wordsPerMinute } from '../../credits/minutes.ts';
import type { ConversationSide, Participant, SegmentTime, TranscriptSegment, Turn } from '../../generated/types.gen.ts';
import type { TurnRecord } from '../legacy-blocks.ts';
import { parseMmSs, toMmSs } from '../mmss.ts';
import { countWords } from '../words.ts';

/**
 * `transcriptSegments` (docs/contract.md#analysis-full). Null where no turn has a time. A time that is stored stays as it is, in seconds or as an old `MM:SS`;
 * an end before its start counts as none. What is missing is filled in, one pass from the end and one from the beginning:
 * - an `end` is the next turn's `start`. Where that has none, and after the last turn, it is the own `start` plus the words at 150 a
 *   minute, though not past the next time that is stored. It is never before the own `start`.
 * - a `start` is the `end` of the turn before it, 0 for the first, and never after the own `end`.
 */
export function segmentsOf(turns: readonly TurnRecord[]): TranscriptSegment[] | null {
  if (!turns.some(({ start, end }) => start !== null || end !== null)) return null;
  const nextTimes = timesAfter(turns);
  let previousEnd = 0;
  return turns.map((turn, index) => {
    const { text } = turn;
    const stated = secondsOf(turn.start);
    const statedEnd = secondsOf(turn.end);
    const from = stated ?? Math.min(previousEnd, statedEnd ?? previousEnd);
    const start = turn.start ?? from;
    const speaker = turn.speaker ?? '';
    if (turn.end !== null && statedEnd !== null && statedEnd >= from) {
      previousEnd = statedEnd;
      return { start, end: turn.end, text, speaker };
    }
    const next = turns[index + 1]?.start ?? null;
    const nextSeconds = secondsOf(next);
    if (next !== null && nextSeconds !== null && nextSeconds >= from) {
      previousEnd = nextSeconds;
      return { start, end: next, text, speaker };
    }
    const to = nextSeconds === null ? spokenUntil(from, text, nextTimes[index]!) : from;
    previousEnd = to;
    return { start, end: inFormOf(start, to), text, speaker };
  });
}

/** The first stored time after each turn; infinity if there is none. */
function timesAfter(turns: readonly TurnRecord[]): Float64Array {
  const times = new Float64Array(turns.length);
  let next = Number.POSITIVE_INFINITY;
  for (let index = turns.length - 1; index >= 0; index -= 1) {
    times[index] = next;
    const { start, end } = turns[index]!;
    next = secondsOf(start) ?? secondsOf(end) ?? next;
  }
  return times;
}

/** Seconds at which words that begin at `from` have been said, by `limit` at the latest, though not before they begin. */
function spokenUntil(from: number, text: string, limit: number): number {
  const said = Math.round((from + (countWords(text) * 60) / wordsPerMinute) * 1000) / 1000;
  return Math.max(from, Math.min(said, limit));
}

/** An old record has `MM:SS` on both sides of a segment. */
const inFormOf = (start: SegmentTime, seconds: number): SegmentTime =>
  typeof start === 'string' ? toMmSs(seconds) : seconds;

const secondsOf = (time: SegmentTime | null): number | null => (typeof time === 'string' ? parseMmSs(time) : time);

/**
 * The turns as `analysis.get` and `share.get` show them: seconds, or null where the transcript states no time. A row of before sides were stored
 * with the turns has them with its participants.
 */
export function turnsOf(turns: readonly TurnRecord[], participants: readonly Participant[] | null): Turn[] {
  const sides = new Map<string, ConversationSide | null>(participants?.map(({ name, side }) => [name, side]));
  return turns.map(({ speaker, side, text, start, end, uncertain }) => ({
    speaker: speaker ?? '',
    side: side === undefined ? (sides.get(speaker ?? '') ?? null) : side,
    text,
    start: secondsOf(start),
    end: secondsOf(end),
    ...(uncertain && { uncertain }),
  }));
}
