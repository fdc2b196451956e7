// The first half of the pipeline, which asks no engine: transcript → conversation, with its length and the reason why none can be analysed.
import { type EarshotError, earshotError } from '@earshot/core';
import { refusalOf } from './content/refuse.ts';
import type { Conversation } from './conversation/conversation.ts';
import type { RawSegment, RawTranscript } from './conversation/raw.ts';
import type { Channels, HandSides } from './conversation/read-facts.ts';
import { spanSeconds } from './conversation/span.ts';
import { type Redaction, redactTranscript } from './redaction/redact.ts';
import { type TranscriptLength, transcriptLength } from './talk-measures/duration.ts';
import { conversationOf, ofRecording } from './transcript/parse.ts';
import { readTranscript } from './transcript/read-transcript.ts';
import { transcriptOf } from './transcription/transcript-text.ts';

/** What is read, and what helps to tell who speaks and in which language. */
export interface ReadInput {
  /** The text as received; kept unchanged in the content. */
  readonly transcript: string;
  /** A transcriber's own segments of the same words, times in seconds; used instead of parsing the text. */
  readonly segments?: readonly RawSegment[];
  /** Sides of those who speak in `segments`, as the channels of the recording tell them. */
  readonly statedSides?: RawTranscript['statedSides'] | null;
  readonly salespersonName: string | null;
  readonly clientName: string | null;
  /** Code such as `pt-BR`; counts only where the words do not tell the language. */
  readonly language?: string | null;
  /** How the transcribed recording holds its speakers. */
  readonly channels?: Channels | null;
  /** Sides that a person has set. */
  readonly hand?: HandSides | null;
  /** What was read of it before; counts where `hand` is for others than are read now. */
  readonly readBefore?: RawTranscript | null;
  /** What was read of it, and redacted; used instead of reading anything. */
  readonly redacted?: RawTranscript | null;
}

/** What a transcript costs and whether an analysis can be made of it, without asking an engine. */
export interface Inspection extends TranscriptLength {
  /** The 422 that its analysis would be; null when one can be made. */
  readonly refusal: EarshotError | null;
}

export const inspect = (transcript: string): Inspection => inspectionOf(readTranscript(transcript), transcript);

function inspectionOf(raw: RawTranscript, source: string): Inspection {
  // What stands there twice is analysed once; the price's floor counts every word that was sent.
  const sent = [...raw.segments, ...(raw.doubled ?? [])];
  const length = transcriptLength({ segments: sent, durationSeconds: spanSeconds(raw) });
  return { ...length, refusal: refusalOf(raw, source) };
}

/** What one reading comes to: the inspection, and the conversation that is analysed unless it is refused. */
export interface ReadResult extends Inspection {
  readonly conversation: Conversation;
}

/** The first half, which asks no engine. Refuses nothing: `refusal` says what the analysis would be refused with. */
export function read(input: ReadInput): ReadResult {
  const raw = rawOf(input);
  return { ...inspectionOf(raw, input.transcript), conversation: conversationIn(raw, input) };
}

/** What is to be kept and analysed instead of what was sent. */
export interface RedactedReading extends ReadResult {
  /** One line for each turn, whatever the form was. */
  readonly transcript: string;
  readonly raw: RawTranscript;
  readonly redaction: Redaction;
}

/** The same, with numbers, addresses and passwords redacted; the length is that of what was sent. */
export function readRedacted(input: ReadInput): RedactedReading {
  const sent = rawOf(input);
  const { raw, redaction } = redactTranscript(sent, input.language);
  return {
    ...inspectionOf(sent, input.transcript),
    conversation: conversationIn(raw, input),
    transcript: transcriptOf(raw.segments),
    raw,
    redaction,
  };
}

const conversationIn = (raw: RawTranscript, { salespersonName, clientName, ...beside }: ReadInput): Conversation =>
  conversationOf(raw, { salespersonName, clientName }, beside);

function rawOf({ transcript, segments, statedSides, hand, readBefore, redacted }: ReadInput): RawTranscript {
  const read = redacted ?? (segments ? ofRecording(segments) : readTranscript(transcript));
  const raw = statedSides ? { ...read, statedSides } : read;
  if (!hand) return raw;
  const names = hand.sides.map(([name]) => name);
  const known = [raw, readBefore].find((each) => each && isOf(each, names));
  if (!known) throw earshotError('sidesNotSettable');
  return known;
}

/** Whether those who speak are the ones of these names, and nobody else. */
function isOf({ segments }: RawTranscript, names: readonly string[]): boolean {
  const heard = new Set(segments.flatMap(({ speaker }) => speaker ?? []));
  return heard.size === names.length && names.every((name) => heard.has(name));
}

/**
 * The conversation alone, for what is analysed at once. Errors: 409 where `hand` is for others than speak; 422, whose reason and detail say
 * what was found, when no analysis can be made of it.
 */
export function readConversation(input: ReadInput): Conversation {
  const raw = rawOf(input);
  const refusal = refusalOf(raw, input.transcript);
  if (refusal) throw refusal;
  return conversationIn(raw, input);
}
