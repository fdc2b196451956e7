// Labels before a dash: `Ana – text` or `Ana - text`; only where they come back on most lines.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { type Labelled, readLooseLabels } from '../../labels/loose-labels.ts';
import { asName, isWrittenAsName } from '../../labels/speaker-name.ts';

/** Reads `Ana Lima – text` or `Ana Lima - text`; null where most lines do not begin so. */
export function parseDashLabels(source: string): RawTranscript | null {
  return readLooseLabels(source, splitAtLongDash) ?? readLooseLabels(source, splitAtHyphen);
}

function splitAtLongDash(line: string): Labelled | null {
  return splitAt(line, /^\s{0,8}(\S[^–—]{0,62}?) {0,2}[–—] /);
}

function splitAtHyphen(line: string): Labelled | null {
  return splitAt(line, /^\s{0,8}(\S.{0,62}?) {1,2}- /);
}

function splitAt(line: string, label: RegExp): Labelled | null {
  const match = label.exec(line.slice(0, 80));
  const name = match ? asName(match[1]!) : null;
  return name === null || !isWrittenAsName(name) ? null : { name, text: line.slice(match![0].length) };
}
