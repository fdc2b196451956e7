// What turns a recording into segments: one small interface, with a file for each engine and one contract that all of them meet.
import { type AudioContainer, earshotError } from '@earshot/core';
import type { Language } from '../conversation/conversation.ts';
import type { RawSegment } from '../conversation/raw.ts';
import type { Channels } from '../conversation/read-facts.ts';

/** One whole recording, as a local file. Its bytes have been told apart and measured, but not decoded: a decoder may still fail. */
export interface Recording {
  /** Absolute path of a file that outlasts the call; its name says nothing. Temporary files may stand beside it, under names that begin with its own. */
  readonly path: string;
  /** As the first bytes tell it. */
  readonly container: AudioContainer;
  readonly durationSeconds: number;
  readonly channels: number;
  /** Spoken language, by the company or by the request; a transcriber is asked only for those that it knows. */
  readonly language: Language;
  /** Whether the request itself named the language; else it is only what the company usually speaks. */
  readonly isLanguageStated?: boolean;
}

/** Segments in spoken order, times in seconds of the recording; `speaker` is null where the engine can't tell it. */
export interface Transcription {
  readonly segments: readonly RawSegment[];
  /** What the engine heard: a code such as `pt` or `pt-BR`; the recording's language where it does not say. */
  readonly language: string;
  /** What became of the lines of a stereo recording; left out where they were not looked at. */
  readonly channels?: Channels;
}

export interface Transcriber {
  /** `openai`, `local`, …: for logs and metrics. */
  readonly name: string;
  /** Languages that it knows; a recording in another is refused before anything is paid for. */
  readonly languages: readonly Language[] | 'all';
  /** Whether it tells the channels of a stereo recording apart by itself; otherwise each channel is given to it alone. */
  readonly separatesChannels: boolean;
  /** How many recordings it takes at the same time. */
  readonly capacity: number;
  /**
   * No speech: no segments, not an error. Throws `audioUndecodable` or `audioWithoutTrack` of the error table when it is the
   * recording's fault, a plain Error when it is the engine's or its provider's; `signal` ends the work with its reason.
   */
  transcribe(recording: Recording, signal?: AbortSignal): Promise<Transcription>;
  /** Ends child processes and connections; waits for them. */
  close?(): Promise<void>;
}

/** What `@earshot/speech` exports, loaded only where it is installed. */
export interface SpeechPackage {
  openTranscriber(options: SpeechOptions): Promise<Transcriber>;
}

export interface SpeechOptions {
  /** `EARSHOT_SPEECH_MODEL_DIR`; null = the weights inside the package. */
  readonly modelFolder: string | null;
  /** One line without transcript content. */
  readonly log: (message: string) => void;
}

/** Refuses recordings with what would have to be configured. */
export const noTranscriber: Transcriber = {
  name: 'none',
  languages: [],
  separatesChannels: true,
  capacity: 1,
  transcribe: async () => {
    throw earshotError('transcriberMissing');
  },
};
