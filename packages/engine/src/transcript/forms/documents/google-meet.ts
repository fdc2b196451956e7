// Google Meet's transcript document: a time on its own line every few minutes, `Name: text` below, a note at the end.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { plainText } from '../../../conversation/words.ts';
import { countLabels, readLabelledLine, speakersAmong } from '../../labels/speaker-label.ts';
import { cleanText } from '../../text/clean-source.ts';
import { parseClock } from '../../text/clock.ts';

/** Share of the lines that name a speaker: others go on with a turn. */
const leastLabelled = 0.4;

const endNote =
  / (?:transcription|transcript|transcricao|transcripcion|meeting|reuniao|reunion) (?:\w{1,8} ){0,2}(?:ended|finished|stopped|encerr|termin|finaliz|conclu|acab)\w{0,6} (?:after|apos|depois|despues|tras|a l[ao]s?|at|as|em|en) (?:de )?\d/;

/** Reads blocks under times that stand alone; every line of a block has the block's time (its own is not in the file). */
export function parseGoogleMeet(source: string): RawTranscript | null {
  const lines = source.split('\n');
  const times = lines.map(readBlockTime);
  const first = times.findIndex((time) => time !== null);
  if (first < 0) return null;
  const end = endOf(lines, first);
  const body = lines.slice(first, end.line).filter((line) => line.trim() !== '');
  const read = body.map(readLabelledLine);
  const timeLines = times.filter((time) => time !== null).length;
  const speakers = speakersAmong(countLabels(read), body.length - timeLines);
  const labelled = read.filter((line) => line?.label != null && speakers.has(line.label)).length;
  if (labelled < 2 || labelled < leastLabelled * (body.length - timeLines)) return null;
  const open: (Omit<RawSegment, 'text'> & { lines: string[] })[] = [];
  let blockStart: number | null = null;
  body.forEach((line, at) => {
    const parts = read[at];
    const time = readBlockTime(line);
    if (time !== null) blockStart = time;
    else if (parts?.label != null && speakers.has(parts.label)) {
      if (parts.start !== null) blockStart = parts.start;
      open.push({ start: blockStart, end: null, speaker: parts.label, lines: [parts.text] });
    } else open.at(-1)?.lines.push(line);
  });
  const segments = open
    .map(({ lines: parts, ...segment }) => ({ ...segment, text: cleanText(parts.join('\n')) }))
    .filter((segment) => segment.text !== '');
  return { form: 'google-meet', segments, ...(end.seconds === null ? {} : { endSeconds: end.seconds }) };
}

/** A time alone on its line, also as a heading (`### 00:02:00`). */
function readBlockTime(line: string): number | null {
  return line.length < 20 && line.includes(':')
    ? parseClock(line.replace(/^#{1,6} /, '').replace(/^\[(.*)\]\s*$/, '$1'))
    : null;
}

/** Where the conversation ends: the closing note, whose time is the end of the recording. */
function endOf(lines: readonly string[], from: number): { line: number; seconds: number | null } {
  for (let at = Math.max(from, lines.length - 12); at < lines.length; at += 1) {
    const line = lines[at]!.trim();
    if (line.length > 160 || !endNote.test(plainText(line))) continue;
    return { line: at, seconds: parseClock(/\d{1,2}:\d{2}(?::\d{2})?/.exec(line)?.[0] ?? '') };
  }
  return { line: lines.length, seconds: null };
}
