// Every form of transcript that is read, by the name of its file, in the order in which they are tried. The first that can read a transcript wins.
import type { RawTranscript } from '../../conversation/raw.ts';
import { parseAss } from './captions/ass.ts';
import { parseLrc } from './captions/lrc.ts';
import { parseMicroDvd } from './captions/microdvd.ts';
import { parseSami } from './captions/sami.ts';
import { parseSrt } from './captions/srt.ts';
import { parseTtml } from './captions/ttml.ts';
import { parseWebVtt } from './captions/webvtt.ts';
import { parseLine } from './chats/line.ts';
import { parseMailThread } from './chats/mail-thread.ts';
import { parseSmsBackup } from './chats/sms-backup.ts';
import { parseWhatsApp } from './chats/whatsapp.ts';
import { parseBracketLabels } from './documents/bracket-labels.ts';
import { parseClan } from './documents/clan.ts';
import { parseDashLabels } from './documents/dash-labels.ts';
import { parseElan } from './documents/elan.ts';
import { parseGoogleMeet } from './documents/google-meet.ts';
import { parseKeyBlocks } from './documents/key-blocks.ts';
import { parseLabelledLines } from './documents/labelled-lines.ts';
import { parseMarkLabels } from './documents/mark-labels.ts';
import { parseNameLines } from './documents/name-lines.ts';
import { parseNist } from './documents/nist.ts';
import { parseSpeakerHeaders } from './documents/speaker-headers.ts';
import { parseTable } from './documents/tables.ts';
import { parseTextGrid } from './documents/textgrid.ts';
import { parseXml } from './documents/xml.ts';
import { parseYaml } from './documents/yaml.ts';
import { parseAssemblyAiJson } from './json/assemblyai.ts';
import { parseAwsJson } from './json/aws.ts';
import { parseContactLensJson } from './json/contact-lens.ts';
import { parseDeepgramJson } from './json/deepgram.ts';
import { parseGongJson } from './json/gong.ts';
import { parseGoogleSpeechJson } from './json/google-speech.ts';
import { parseOpenAiJson } from './json/openai.ts';
import { parseRowsJson } from './json/rows.ts';
import { parseSpeechmaticsJson } from './json/speechmatics.ts';
import { parseVapiJson } from './json/vapi.ts';
import { parseWatsonJson } from './json/watson.ts';

/** Reads one form of text; null = the text is not of this form. Never throws, linear in the text's length. */
export type TextParser = (source: string) => RawTranscript | null;

/** Reads one form of parsed JSON; null = not of this form. Never throws. */
export type JsonParser = (value: unknown) => RawTranscript | null;

/** JSON of a known kind. What none of them knows goes to `json/any.ts`. */
export const jsonForms: Readonly<Record<string, JsonParser>> = {
  gong: parseGongJson,
  'contact-lens': parseContactLensJson,
  vapi: parseVapiJson,
  speechmatics: parseSpeechmaticsJson,
  watson: parseWatsonJson,
  'google-speech': parseGoogleSpeechJson,
  aws: parseAwsJson,
  deepgram: parseDeepgramJson,
  assemblyai: parseAssemblyAiJson,
  openai: parseOpenAiJson,
  rows: parseRowsJson,
};

/** Marked-up text, which is read before its marks are taken out. */
export const markupForms: Readonly<Record<string, TextParser>> = {
  ttml: parseTtml,
  sami: parseSami,
  elan: parseElan,
  'sms-backup': parseSmsBackup,
  xml: parseXml,
};

/** Forms of text, the stricter ones first, because a plain labelled line also stands in most of them. `documents/prose.ts` takes the rest. */
export const textForms: Readonly<Record<string, TextParser>> = {
  webvtt: parseWebVtt,
  srt: parseSrt,
  ass: parseAss,
  lrc: parseLrc,
  microdvd: parseMicroDvd,
  nist: parseNist,
  textgrid: parseTextGrid,
  clan: parseClan,
  whatsapp: parseWhatsApp,
  line: parseLine,
  'mail-thread': parseMailThread,
  yaml: parseYaml,
  'key-blocks': parseKeyBlocks,
  tables: parseTable,
  'google-meet': parseGoogleMeet,
  'speaker-headers': parseSpeakerHeaders,
  'bracket-labels': parseBracketLabels,
  'mark-labels': parseMarkLabels,
  'dash-labels': parseDashLabels,
  'labelled-lines': parseLabelledLines,
  'name-lines': parseNameLines,
};
