// What the server's process and the recogniser's child say to each other.
import type { AudioContainer } from '@earshot/core';
import type { DecodingFailureKind } from '@earshot/engine/decoding';
import type { SpeechModel } from '../model-folder.ts';
import type { HeardSound } from '../sound-to-segments.ts';

/** One recording to hear, or whose language is to be told. The model is loaded with the first and kept. */
export interface Job {
  readonly task: 'hear' | 'identify';
  readonly model: SpeechModel;
  readonly path: string;
  readonly container: AudioContainer;
  readonly channels: number;
  readonly durationSeconds: number;
}

export type Answer =
  /** A step is done, such as a passage: the work goes on. */
  | { readonly progressed: true }
  | { readonly heard: HeardSound }
  /** The code of the language of each stretch of speech that was listened to. */
  | { readonly languages: readonly string[] }
  | { readonly failure: { readonly kind: DecodingFailureKind | 'internal'; readonly message: string } };
