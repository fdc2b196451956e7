// Reads a transcript of any form, told from its content alone.
import type { RawSegment, RawTranscript } from '../conversation/raw.ts';
import { parseProse } from './forms/documents/prose.ts';
import { jsonForms, textForms } from './forms/index.ts';
import { parseAnyJson } from './forms/json/any.ts';
import { textOfJson } from './forms/json/openai.ts';
import { parseJsonLeniently, parseJsonLines } from './json/repair.ts';
import { cleanSource } from './text/clean-source.ts';
import { withoutHtml, withoutMarkdown } from './text/line-marks.ts';
import { withTimes } from './times.ts';

/** Times are in seconds from the beginning. Never throws: prose is the form of everything else. */
export function readTranscript(source: string): RawTranscript {
  return withTimes(readForm(source));
}

function readForm(source: string): RawTranscript {
  const received = cleanSource(source);
  const value = readJson(received);
  if (value !== undefined) {
    for (const parse of Object.values(jsonForms)) {
      const read = parse(value);
      if (read) return read;
    }
  }
  const text = textOfJson(value);
  const other = text === null && value !== undefined ? parseAnyJson(value) : null;
  if (other) return other;
  const clean = withoutMarkdown(withoutHtml(text === null ? received : cleanSource(text)));
  for (const parse of Object.values(textForms)) {
    const read = parse(clean);
    if (read && (read.segments.length > 0 || isOfCues(read)))
      return { ...read, segments: withOneSpelling(read.segments) };
  }
  return parseProse(clean);
}

/** Where nobody speaks in any cue, their times are no words either. */
const isOfCues = ({ form }: RawTranscript) => form === 'webvtt' || form === 'srt';

/** `AGENT` and `Agent` are one speaker, called as written first. */
function withOneSpelling(segments: readonly RawSegment[]): RawSegment[] {
  const spellings = new Map<string, string>();
  return segments.map((segment) => {
    if (segment.speaker === null) return segment;
    const key = segment.speaker.toLowerCase();
    const spelling = spellings.get(key) ?? segment.speaker;
    spellings.set(key, spelling);
    return spelling === segment.speaker ? segment : { ...segment, speaker: spelling };
  });
}

function readJson(source: string): unknown {
  const first = source.trimStart()[0];
  return first === '{' || first === '[' ? (parseJsonLines(source) ?? parseJsonLeniently(source)) : undefined;
}
