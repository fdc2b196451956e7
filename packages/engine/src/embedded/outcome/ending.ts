// What the rows of the outcome table look at: which talk it was, the step that was agreed, and the client's last word.
import type { Quote } from '../../findings/findings.ts';
import type { Classification } from '../classifier/classify.ts';
import type { Unit } from '../classifier/units.ts';
import type { Decision } from './decision.ts';

/** What somebody talked for; `none`: nobody sold or served anybody. `leaving` counts as a sale: the attendant asks the client to stay. */
export type Talk = 'none' | 'sale' | 'leaving' | 'debt' | 'service' | 'complaint';

/** The client's last utterance on whether it works. */
export interface Told {
  readonly unit: Unit;
  readonly works: boolean;
}

export interface Ending {
  readonly classification: Classification;
  readonly talk: Talk;
  readonly step: Quote | null;
  /** The last word on buying, staying or paying; null in a service call. */
  readonly decision: Decision | null;
  /** The last word on whether it works; null but in a service call. */
  readonly told: Told | null;
}

/** What was seen: the words that show it, where somebody says them. */
export interface Seen {
  readonly quote: Quote | null;
}

/** Looks for one thing in an ending; null where it is not there. */
export type Sign = (ending: Ending) => Seen | null;
