// Labels in brackets: `[Ana] text` or `(Ana) text`; only where they come back on most lines.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { readLooseLabels, splitBracketed } from '../../labels/loose-labels.ts';

/** Null where most lines do not begin so. */
export function parseBracketLabels(source: string): RawTranscript | null {
  return readLooseLabels(source, splitBracketed);
}
