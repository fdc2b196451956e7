// The models in memory: where there is speech, whose voice it is, and what it says.
import { availableParallelism } from 'node:os';
import type { SpeechModel } from '../model-folder.ts';
import type { Progressed } from '../progressed.ts';
import { floatsOf, type Span, samplesPerSecond } from '../signal/sound.ts';
import { spansOfSpeech } from './detector.ts';
import { loadSherpa } from './sherpa.ts';
import { loadVoiceEncoder, type VoiceEncoder } from './voice-encoder.ts';

export interface Recogniser extends VoiceEncoder {
  /** Spans in which somebody speaks, ascending. */
  spansOfSpeech(samples: Int16Array): Promise<Span[]>;
  /** Text of a sound of at most 30 s, '' where nothing was understood. */
  textOf(sound: Int16Array): Promise<string>;
  /** How many sounds it is given at the same time. */
  readonly atOnce: number;
  /** How many times it listens to a passage: a small model guesses, and its guesses differ each time. */
  readonly ways: number;
}

export const waysOf = ({ recogniser }: SpeechModel) => ('moonshine' in recogniser ? 3 : 1);

/** Each takes 150 MB. */
const mostAtOnce = 2;

export function loadRecogniser(model: SpeechModel, progressed: Progressed = () => {}): Recogniser {
  const sherpa = loadSherpa();
  const engine = new sherpa.OfflineRecognizer({
    featConfig: { sampleRate: samplesPerSecond, featureDim: 80 },
    modelConfig: {
      ...model.recogniser,
      numThreads: 1,
      provider: 'cpu',
      debug: 0,
    },
  });
  progressed();

  let encoder: VoiceEncoder | null = null;
  return {
    spansOfSpeech: (samples) => spansOfSpeech(samples, model.vad, progressed),

    voicesIn(samples, spans) {
      encoder ??= loadVoiceEncoder(progressed);
      return encoder.voicesIn(samples, spans);
    },

    // One thread each: two sounds at once take less time than one after the other on two threads.
    atOnce: Math.min(mostAtOnce, availableParallelism()),
    ways: waysOf(model),

    async textOf(sound) {
      const stream = engine.createStream();
      const whole = { start: 0, end: sound.length / samplesPerSecond };
      stream.acceptWaveform({ samples: floatsOf(sound, whole), sampleRate: samplesPerSecond });
      const { text } = await engine.decodeAsync(stream);
      // What was heard lies outside the heap, where nothing tells the collector of it.
      globalThis.gc?.();
      progressed();
      return text.trim();
    },
  };
}
