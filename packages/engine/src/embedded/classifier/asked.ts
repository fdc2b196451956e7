// Whether the client answers a question: what is said then is to be understood by it.
import type { Heard } from './heard.ts';
import type { Label } from './labels.ts';
import type { Unit } from './units.ts';

const unitsBefore = 2;

/** Whether the attendant asks for it just before the unit. */
export const isAskedFor = (heard: Heard, { index }: Unit, question: Label): boolean =>
  heard.units
    .slice(Math.max(0, index - unitsBefore), index)
    .some((before) => before.side !== 'client' && heard.logit(before, question) > 0);
