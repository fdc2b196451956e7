// Name and time on a line of their own, the words below it: Otter's export and others that look like it.
import { cleanText } from './clean-source.ts';
import type { RawSegment, RawTranscript } from './raw.ts';
import { splitTrailingTime, tidyLabel } from './speaker-label.ts';

interface Header {
  readonly name: string;
  readonly start: number;
  readonly end: number | null;
}

/** Reads `Joyce Abara  00:05` / `Speaker 2 (1:02:03)` header lines with text below; null when fewer than two stand. */
export function parseSpeakerHeaders(source: string): RawTranscript | null {
  const lines = source.split('\n');
  const headers = lines.map((line, at) => readHeader(line, lines[at + 1]));
  if (headers.filter((header) => header !== null).length < 2) return null;
  const open: (Omit<RawSegment, 'text'> & { lines: string[] })[] = [];
  lines.forEach((line, at) => {
    const header = headers[at];
    if (header) open.push({ start: header.start, end: header.end, speaker: header.name, lines: [] });
    else if (!isFooter(line)) open.at(-1)?.lines.push(line);
  });
  const segments = open
    .map(({ lines: parts, ...segment }) => ({ ...segment, text: cleanText(parts.join('\n')).replace(/\n/g, ' ') }))
    .filter((segment) => segment.text !== '');
  return { form: 'otter', segments };
}

function readHeader(line: string, next: string | undefined): Header | null {
  if (line.length > 96 || next === undefined || next.trim() === '') return null;
  const { name, start, end } = splitTrailingTime(line.trim());
  const label = tidyLabel(name).replace(/[:,]$/, '');
  if (start === null || label === '' || /[.?!…:]$/.test(label) || /[•·]/.test(label)) return null;
  if (!/\p{L}/u.test(label) || label.split(/\s+/).length > 6) return null;
  return { name: label, start, end };
}

function isFooter(line: string): boolean {
  return /^(?:transcribed by|transcrito por|transcrita por) \S/i.test(line.trim());
}
