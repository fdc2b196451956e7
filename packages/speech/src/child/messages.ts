// What the server's process and the recogniser's child say to each other.
import type { AudioContainer } from '@earshot/core';
import type { RawSegment } from '@earshot/engine';
import type { DecodingFailureKind } from '@earshot/engine/decoding';
import type { SpeechModel } from '../model-folder.ts';

/** One recording to hear. The model is loaded with the first and kept. */
export interface Job {
  readonly model: SpeechModel;
  readonly path: string;
  readonly container: AudioContainer;
  readonly channels: number;
  readonly durationSeconds: number;
}

export type Answer =
  | { readonly segments: readonly RawSegment[] }
  | { readonly failure: { readonly kind: DecodingFailureKind | 'internal'; readonly message: string } };
