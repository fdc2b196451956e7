// How a transcript was read, beside what it says: what was left out of it, what its times are worth, and how the sides were told.
import type { ConversationSide } from '@earshot/core';

/** Why a line is left out of the talk. */
export type LeftOutReason = 'machines' | 'inventedCaptions' | 'heardTwice' | 'notices';

/** How many lines are left out, by reason. A missing reason means none. */
export type LeftOut = Readonly<Partial<Record<LeftOutReason, number>>>;

/** By what the sides are told, the surest first; `hand`: a person has set them. */
export type SidesBy = 'hand' | 'metadata' | 'labels' | 'names' | 'words' | 'nothing';

/** In a stereo recording, each line was heard alone, or both lines hold the same sound. */
export type Channels = 'apart' | 'alike';

/** Sides that a person has set, by speaker; null = on no side. */
export interface HandSides {
  readonly sides: readonly (readonly [speaker: string, side: ConversationSide | null])[];
  /** ISO-8601. */
  readonly setAt: string;
}

export interface ReadFacts {
  readonly leftOut: LeftOut;
  /** The file states times from which nothing can be told. */
  readonly timesUnusable: boolean;
  readonly sidesBy: SidesBy;
  readonly areSwapped: boolean;
  readonly areDoubtful: boolean;
  /** All are of one company. */
  readonly areColleagues: boolean;
  readonly channels: Channels | null;
  /** When a person has set the sides. */
  readonly setAt: string | null;
}

/** Adds lines that are left out; the same object where there are none. */
export function withLeftOut<Raw extends { readonly leftOut?: LeftOut }>(
  raw: Raw,
  reason: LeftOutReason,
  lines: number,
): Raw {
  if (lines === 0) return raw;
  return { ...raw, leftOut: { ...raw.leftOut, [reason]: (raw.leftOut?.[reason] ?? 0) + lines } };
}
