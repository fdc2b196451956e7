// What turns a recording into segments: one small interface, with a file for each engine and one contract that all of them meet.

import type { Language } from '@earshot/core';
import { type AudioContainer, earshotError } from '@earshot/core';
import type { Side } from '../conversation/conversation.ts';
import type { RawSegment } from '../conversation/raw.ts';
import type { Channels } from '../conversation/read-facts.ts';
import type { EndpointState } from './endpoint-health.ts';

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
  /** Whose voice is on each channel, where somebody knows it. */
  readonly channelSides?: readonly [first: Side, second: Side] | null;
  /** Whose recording it is, where several owners share what hears: they take turns. */
  readonly owner?: string;
}

/** Segments in spoken order, times in seconds of the recording; `speaker` is null where the engine can't tell it. */
export interface Transcription {
  readonly segments: readonly RawSegment[];
  /** What the engine heard: a code such as `pt` or `pt-BR`; the recording's language where it does not say. */
  readonly language: string;
  /** What became of the lines of a stereo recording; left out where they were not looked at. Of lines `apart`, a transcriber calls the first one's speaker `Speaker 1`, the second one's `Speaker 2`. */
  readonly channels?: Channels;
  /** The sides of the speakers, by the recording's `channelSides`; left out where they do not tell them. */
  readonly statedSides?: Readonly<Record<string, Side>>;
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
  /** The codes of the languages of several stretches from its first minute of speech; left out where it can't tell. Errors: as of `transcribe`. */
  languagesSpoken?(recording: Recording, signal?: AbortSignal): Promise<readonly string[]>;
  /** How the endpoints behind it are doing; left out where there are none. */
  endpoints?(): readonly EndpointState[];
  /** Ends child processes and connections; waits for them. */
  close?(): Promise<void>;
}

/** What `@earshot/speech` exports, loaded only where it is installed. */
export interface SpeechPackage {
  openTranscriber(options: SpeechOptions): Promise<Transcriber>;
  /** Rejects with a message that says what was wrong and what to do; then nothing has changed. */
  installModel(options: InstallOptions): Promise<InstalledModel>;
  /** The newest first. */
  installedModels(folder: string): Promise<InstalledModel[]>;
  removeModel(folder: string, name: string): Promise<void>;
}

export interface SpeechOptions {
  /** `EARSHOT_SPEECH_MODEL_DIR`; null = the weights inside the package. */
  readonly modelFolder: string | null;
  /** `EARSHOT_SPEECH_INSTALLED_DIR`. */
  readonly installedFolder?: string | null;
  /** One line without transcript content. */
  readonly log: (message: string) => void;
}

export interface InstallOptions {
  /** A folder, or an archive (.tar.bz2, .tar.gz), as sherpa-onnx publishes models. */
  readonly source: string;
  /** Where models are installed. */
  readonly folder: string;
  /** Null: that of the source. */
  readonly name: string | null;
  /** None: as the files tell. */
  readonly languages: readonly Language[];
  /** Whether a model that does not understand its trial sentence is installed all the same. */
  readonly keepsUntried: boolean;
}

/** A sentence that the model was given to hear. */
export interface ModelTrial {
  readonly language: Language;
  readonly said: string;
  readonly heard: string;
  readonly isUnderstood: boolean;
  /** How long it took, loading included. */
  readonly seconds: number;
  readonly recordingSeconds: number;
}

export interface InstalledModel {
  readonly name: string;
  /** Such as `Whisper`; null where nobody noted it. */
  readonly kind: string | null;
  readonly languages: readonly Language[];
  /** ISO-8601. */
  readonly installedAt: string;
  readonly bytes: number;
  /** Only as it is installed. */
  readonly trials: readonly ModelTrial[];
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
