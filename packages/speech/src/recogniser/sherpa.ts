// The part of sherpa-onnx-node that is used, with its types: the package has none.
import { createRequire } from 'node:module';

interface Detector {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  /** `start`: index of the first sample since the beginning. */
  front(isExternalBuffer: boolean): { start: number; samples: Float32Array };
  pop(): void;
  flush(): void;
}

interface Stream {
  acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
}

interface OfflineRecogniser {
  createStream(): Stream;
  decodeAsync(stream: Stream): Promise<{ text: string }>;
}

interface LanguageIdentifier {
  createStream(): Stream;
  /** A code such as `pt`. */
  compute(stream: Stream): string;
}

/** Numbers that tell voices apart; sherpa-onnx gives as many as the model's `output_dim` says. */
interface VoiceExtractor {
  createStream(): Stream & { inputFinished(): void };
  compute(stream: Stream, isExternalBuffer: boolean): Float32Array;
}

interface Sherpa {
  Vad: new (settings: object, bufferSeconds: number) => Detector;
  SpokenLanguageIdentification: new (settings: object) => LanguageIdentifier;
  OfflineRecognizer: new (settings: object) => OfflineRecogniser;
  SpeakerEmbeddingExtractor: new (settings: object) => VoiceExtractor;
}

const require = createRequire(import.meta.url);

/** Loads the native addon. Throws if this machine has none. */
export function loadSherpa(): Sherpa {
  return require('sherpa-onnx-node') as Sherpa;
}
