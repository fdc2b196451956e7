// What a form's parser gives before language and sides are told: spoken segments only, in order.
import type { Refusal, Side, TextPart, TranscriptForm } from './conversation.ts';
import type { LeftOut } from './read-facts.ts';

export interface RawSegment {
  readonly start: number | null;
  readonly end: number | null;
  readonly text: string;
  readonly speaker: string | null;
  /** Parts that the recogniser was not sure of, in order. */
  readonly uncertain?: readonly TextPart[];
}

export interface RawTranscript {
  readonly form: TranscriptForm;
  readonly segments: readonly RawSegment[];
  /** Sides that the file itself states (channel roles, affiliations), by speaker. */
  readonly statedSides?: Readonly<Record<string, Side>>;
  /** End of the recording in seconds where the file states it beyond its last segment. */
  readonly endSeconds?: number;
  /** Its times are numbers whose unit the file need not name: the reader's guess is tried against the rate of speech. */
  readonly bareTimes?: boolean;
  /** Its keys are those of messages: with dates, and without ends, it is a chat. */
  readonly areMessages?: boolean;
  /** Why what was read is no conversation that can be analysed. */
  readonly refusal?: Refusal;
  /** For text that is no transcript: what was found instead. */
  readonly found?: string;
  /** The file states times from which nothing can be told; they are left out. */
  readonly timesUnusable?: boolean;
  /** Lines that are not speech, as far as they are counted. */
  readonly leftOut?: LeftOut;
  /** Segments that say again, under another label, what is said already; left out, though they count for the least price. */
  readonly doubled?: readonly RawSegment[];
  /** Messages that were written, whose times say nothing of any length. */
  readonly isChat?: boolean;
}
