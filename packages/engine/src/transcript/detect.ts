// Which form a transcript has, told from its content alone; the first parser that can read it wins.
import { cleanSource } from './clean-source.ts';
import { parseDelimited } from './delimited.ts';
import { parseGoogleMeet } from './google-meet.ts';
import { parseAnyJson } from './json-any.ts';
import { parseAssemblyAiJson } from './json-assemblyai.ts';
import { parseAwsJson } from './json-aws.ts';
import { parseDeepgramJson } from './json-deepgram.ts';
import { parseGongJson } from './json-gong.ts';
import { parseOpenAiJson, textOfJson } from './json-openai.ts';
import { withoutHtml, withoutMarkdown } from './line-marks.ts';
import { parseBracketLabels, parseDashLabels } from './loose-labels.ts';
import { parseNameLines } from './name-lines.ts';
import { parsePlainLabelled } from './plain-labelled.ts';
import { parseProse } from './prose.ts';
import type { JsonParser, RawSegment, RawTranscript, TextParser } from './raw.ts';
import { parseJsonLeniently, parseJsonLines } from './repair-json.ts';
import { parseSpeakerHeaders } from './speaker-headers.ts';
import { parseSrt } from './srt.ts';
import { withTimes } from './times.ts';
import { parseWebVtt } from './webvtt.ts';
import { parseWhatsApp } from './whatsapp.ts';

// Stricter forms come first: a plain labelled line also stands in most of them.
const textParsers: readonly TextParser[] = [
  parseWebVtt,
  parseSrt,
  parseWhatsApp,
  parseDelimited,
  parseGoogleMeet,
  parseSpeakerHeaders,
  parseBracketLabels,
  parsePlainLabelled,
  parseDashLabels,
  parseNameLines,
];
const jsonParsers: readonly JsonParser[] = [
  parseGongJson,
  parseAwsJson,
  parseDeepgramJson,
  parseAssemblyAiJson,
  parseOpenAiJson,
];

/**
 * Reads a transcript of any form, with times in seconds from its beginning; never throws, and prose is the form of everything else
 *.
 */
export function readTranscript(source: string): RawTranscript {
  return withTimes(readForm(source));
}

function readForm(source: string): RawTranscript {
  const received = cleanSource(source);
  const value = readJson(received);
  if (value !== undefined) {
    for (const parse of jsonParsers) {
      const read = parse(value);
      if (read) return read;
    }
  }
  const text = textOfJson(value);
  const other = text === null && value !== undefined ? parseAnyJson(value) : null;
  if (other) return other;
  const clean = withoutMarkdown(withoutHtml(text === null ? received : cleanSource(text)));
  for (const parse of textParsers) {
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
