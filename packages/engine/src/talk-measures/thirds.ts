// The first, middle and last third of the client's words, over which the emotional climate is told.
import type { Conversation, Segment } from '../conversation/conversation.ts';
import { countWords } from '../conversation/words.ts';

export type Thirds = readonly [start: readonly Segment[], middle: readonly Segment[], end: readonly Segment[]];

/**
 * The client's segments by thirds of the client's words, each where its middle word falls; all segments where sides are not told
 *.
 */
export function clientThirds(conversation: Pick<Conversation, 'segments'>): Thirds {
  const client = conversation.segments.filter((segment) => segment.side === 'client');
  const segments = client.length > 0 ? client : conversation.segments;
  const counts = segments.map((segment) => countWords(segment.text));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const thirds: [Segment[], Segment[], Segment[]] = [[], [], []];
  let before = 0;
  segments.forEach((segment, at) => {
    const middleWord = before + counts[at]! / 2;
    const third = total === 0 ? 0 : Math.min(2, Math.floor((3 * middleWord) / total));
    thirds[third]!.push(segment);
    before += counts[at]!;
  });
  return thirds;
}
