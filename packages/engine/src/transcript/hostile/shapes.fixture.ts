// Transcripts that cost a careless reader the square of their length: for each form what repeats, never ends, is never the same or stands too deep.
import { chatShapes, jsonShapes, tableShapes } from './data.fixture.ts';
import { pastedShapes } from './pasted-shapes.fixture.ts';
import type { Shape } from './pieces.fixture.ts';
import { sharedShapes } from './shared-parts.fixture.ts';
import { talkShapes } from './talk.fixture.ts';
import { cueShapes, labelledShapes, textShapes } from './texts.fixture.ts';

export type { Shape };

/** What stands alone in a text, as the words of one turn: so it is no prose, and not too short to be analysed. */
const speech = Object.fromEntries(
  Object.entries(textShapes).map(([name, shape]): [string, Shape] => [
    name.replace('text', 'speech'),
    (length) =>
      `Agent: Good morning, this is Ana of Norwick.\nClient: We need forty desks for our office in May. ${shape(length)}`,
  ]),
);

/** By name, at least sixty; the name begins with the form. */
export const hostileShapes: Readonly<Record<string, Shape>> = {
  ...textShapes,
  ...speech,
  ...labelledShapes,
  ...cueShapes,
  ...chatShapes,
  ...tableShapes,
  ...jsonShapes,
  ...sharedShapes,
  ...talkShapes,
  ...pastedShapes,
};
