// Whose turn it is, segment after segment: of a recording, the other's "uh-huh" amid a sentence ends no turn.
import type { Conversation, Segment } from '../../conversation/conversation.ts';
import { isBackChannel } from '../../talk-measures/interruptions.ts';

const closingMarks = /[.?!…]["'”»)\]]*\s*$/;
/** Where fewer segments end with a mark, one without may be a whole sentence. */
const mostlyClosed = 0.7;

/**
 * The segments of each turn: consecutive ones of a speaker; where no speaker is known, one. Of a recording, a back-channel that stands
 * between two parts of a sentence is left out: it answers nothing.
 */
export function turnsIn({ segments, form }: Conversation): number[][] {
  const amid = form === 'recording' ? wordsAmid(segments) : new Set<number>();
  const turns: number[][] = [];
  for (const [at, { speaker }] of segments.entries()) {
    if (amid.has(at)) continue;
    const turn = turns.at(-1);
    if (turn && speaker !== null && segments[turn.at(-1)!]!.speaker === speaker) turn.push(at);
    else turns.push([at]);
  }
  return turns;
}

/** Back-channels of the other between two parts of one sentence; none where most segments have no marks at their end. */
function wordsAmid(segments: readonly Segment[]): ReadonlySet<number> {
  const amid = new Set([...segments.keys()].filter((at) => isAmid(segments[at - 1], segments[at]!, segments[at + 1])));
  if (amid.size === 0) return amid;
  const whole = segments.filter((_, at) => !amid.has(at) && !amid.has(at + 1));
  const closed = whole.filter(({ text }) => closingMarks.test(text));
  return closed.length >= mostlyClosed * whole.length ? amid : new Set();
}

function isAmid(before: Segment | undefined, { speaker, text }: Segment, after: Segment | undefined): boolean {
  if (!before || before.speaker === null || before.speaker !== after?.speaker || before.speaker === speaker)
    return false;
  return isBackChannel(text) && !closingMarks.test(before.text);
}
