// Labels before a mark other than a colon: `Agent > text`, `Agent -> text`, `agent = text`, or before blanks: `Agent     text`.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { isRoleLabel } from '../../../conversation/role-words.ts';
import { type Labelled, readLooseLabels } from '../../labels/loose-labels.ts';
import { asName, isWrittenAsName } from '../../labels/speaker-name.ts';

const mark = /^(\S[^<>=→»\n]{0,48}?) {0,2}(?:->|=>|→|»|>{1,2}|::|=) {1,4}(?=\S)/;
const blanks = /^(\S(?:[^\s]| (?! )){0,40})(?<!:)(?: {2,24}|\t{1,3})(?=\S)/;

/** Reads them where they come back on most lines; null for any other text. */
export function parseMarkLabels(source: string): RawTranscript | null {
  return (
    readLooseLabels(source, (line) => splitAt(line, mark)) ??
    readLooseLabels(joined(source), (line) => splitAt(line, blanks))
  );
}

function splitAt(line: string, pattern: RegExp): Labelled | null {
  const match = pattern.exec(line.slice(0, 80));
  const name = match ? asName(match[1]!) : null;
  // As chats of meetings begin their lines.
  if (name === null || /^(?:from|de|to|para)$/i.test(name)) return null;
  return isRoleLabel(name) || isWrittenAsName(name) ? { name, text: line.slice(match![0].length) } : null;
}

/** Lines that are set in go on with the line above. */
function joined(source: string): string {
  return source.replace(/\n {6,40}(?=\S)/g, ' ');
}
