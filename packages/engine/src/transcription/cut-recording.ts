// Where a long recording is cut: in pauses; where nobody pauses, its pieces overlap.
import { type Loudness, silentLevel } from './loudness.ts';

/** What is heard on its own, in seconds of the recording. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Where its own words end and those of the next piece begin; both have heard `end` minus the next one's `start` around it. */
  readonly cut: number;
}

/** How much earlier than a piece must end a pause is looked for. */
const searchSeconds = 120;
/** What is heard twice on either side of a cut that is no pause. */
const overlapSeconds = 3;
/** Half of a pause between words. */
const halfPauseSeconds = 0.2;
/** How many times less power a pause has than its surroundings (17 dB); or it is silent. */
const pauseFactor = 50;

/** Pieces of at most `longest` seconds, cut at the quietest moment before they would be too long. */
export function piecesOf(level: Loudness, longest: number): Piece[] {
  const end = level.seconds();
  const most = longest - 2 * overlapSeconds;
  const pieces: Piece[] = [];
  let [cut, start] = [0, 0];
  while (end - cut > most) {
    const from = cut + Math.max(most / 2, most - searchSeconds);
    const to = cut + most;
    cut = level.quietest(from, to);
    const heardTwice = isPause(level, cut, from, to) ? 0 : overlapSeconds;
    pieces.push({ start, end: cut + heardTwice, cut });
    start = cut - heardTwice;
  }
  return [...pieces, { start, end, cut: end }];
}

function isPause(level: Loudness, at: number, from: number, to: number): boolean {
  const least = level.power(at - halfPauseSeconds, at + halfPauseSeconds);
  return least <= silentLevel ** 2 || least * pauseFactor <= level.power(from, to);
}
