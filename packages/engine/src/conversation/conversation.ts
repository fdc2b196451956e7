// What a transcript of any form becomes: segments in spoken order, with times and sides where they can be told.

import type { Language } from '@earshot/core';
import type { ReadFacts } from './read-facts.ts';

/** The two parties of a sales or service conversation. */
export type Side = 'attendant' | 'client';
export const sides: readonly Side[] = ['attendant', 'client'];

/** Something of each side. */
export const forSides = <Part>(partOf: (side: Side) => Part): Readonly<Record<Side, Part>> => ({
  attendant: partOf('attendant'),
  client: partOf('client'),
});

/** `ranges`: start and end of every segment; `starts`: only starts; `none`: no usable times. */
export type Timing = 'ranges' | 'starts' | 'none';

/** The recognised form of the input; `recording`: segments of a transcriber; `prose`: everything without speakers or times. */
export type TranscriptForm =
  | 'plain'
  | 'webvtt'
  | 'srt'
  | 'whatsapp'
  | 'otter'
  | 'google-meet'
  | 'openai-json'
  | 'json'
  | 'contact-lens'
  | 'google-speech'
  | 'speechmatics'
  | 'vapi'
  | 'aws-transcribe'
  | 'deepgram'
  | 'assemblyai'
  | 'gong'
  | 'recording'
  | 'prose';

/** Why a transcript is refused, beside one that is too short. */
export type Refusal = 'no_transcript' | 'several_calls' | 'archive' | 'not_text';

/** A part of a text, as positions of its characters; `to` is the one after the last. */
export interface TextPart {
  readonly from: number;
  readonly to: number;
}

/** One cue, line, message or sentence. `start`/`end` in seconds from the beginning; `text` holds spoken words only. */
export interface Segment {
  readonly index: number;
  readonly start: number | null;
  readonly end: number | null;
  readonly text: string;
  readonly speaker: string | null;
  readonly side: Side | null;
  /** Parts that a recogniser was not sure of. */
  readonly uncertain?: readonly TextPart[];
}

/** A speaker as named in the file; `side` is null where nothing tells it. */
export interface Speaker {
  readonly name: string;
  readonly side: Side | null;
}

export interface Conversation {
  readonly form: TranscriptForm;
  readonly language: Language;
  /** People speak another language, which is read as that. */
  readonly isOtherLanguage?: boolean;
  readonly timing: Timing;
  /** `segments[i].index === i`. */
  readonly segments: readonly Segment[];
  /** In order of first appearance; empty where the form names nobody. */
  readonly speakers: readonly Speaker[];
  /** Seconds of talk by the transcript's own times; null without times, and for chats. */
  readonly durationSeconds: number | null;
  /** Messages that were written. */
  readonly isChat?: boolean;
  /** Why what was read is no conversation. */
  readonly refusal?: Refusal;
  /** For text that is no transcript: what was found instead. */
  readonly found?: string;
  /** How it was read; without it, nothing was left out or told. */
  readonly read?: ReadFacts;
}
