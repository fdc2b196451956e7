// The two models in memory: where there is speech, and what it says.
import { availableParallelism } from 'node:os';
import type { SpeechModel } from '../model-folder.ts';
import { floatsOf, type Span, samplesPerSecond } from '../signal/sound.ts';
import { loadSherpa } from './sherpa.ts';

export interface Recogniser {
  /** Spans in which somebody speaks, ascending. */
  spansOfSpeech(samples: Int16Array): Promise<Span[]>;
  /** Text of a sound of at most 30 s, '' where nothing was understood. */
  textOf(sound: Int16Array): Promise<string>;
  /** How many sounds it is given at the same time. */
  readonly atOnce: number;
}

/** The detector listens closely: what is too much holds no text. */
const [threshold, shortestSpeechSeconds, shortestPauseSeconds] = [0.2, 0.1, 0.3];
/** Digital silence before a word hides its beginning from the detector: it gets faint noise (−58 dB) under everything. */
const noiseLevel = 40 / 32_768;
/** Allocated at once and grown on demand: an hour would take 500 MB. */
const detectorBufferSeconds = 120;
const detectorWindowSamples = 512;
const windowsAtOnce = 300;
/** Each takes 150 MB. */
const mostAtOnce = 2;

export function loadRecogniser(model: SpeechModel): Recogniser {
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

  return {
    async spansOfSpeech(samples) {
      const sileroVad = {
        model: model.vad,
        threshold,
        minSpeechDuration: shortestSpeechSeconds,
        minSilenceDuration: shortestPauseSeconds,
        windowSize: detectorWindowSamples,
      };
      const settings = { sileroVad, sampleRate: samplesPerSecond, numThreads: 1, provider: 'cpu', debug: 0 };
      const detector = new sherpa.Vad(settings, detectorBufferSeconds);
      const spans: Span[] = [];
      const collect = () => {
        for (; !detector.isEmpty(); detector.pop()) {
          const { start, samples: found } = detector.front(false);
          spans.push({ start: start / samplesPerSecond, end: (start + found.length) / samplesPerSecond });
        }
      };
      const step = detectorWindowSamples / samplesPerSecond;
      for (let at = 0, count = 0; at * samplesPerSecond < samples.length; at += step, count++) {
        detector.acceptWaveform(overNoise(floatsOf(samples, { start: at, end: at + step }), count));
        if (count % windowsAtOnce !== 0) continue;
        collect();
        // Messages of the parent (an abort) are read in between.
        await new Promise(setImmediate);
      }
      detector.flush();
      collect();
      return spans;
    },

    // One thread each: two sounds at once take less time than one after the other on two threads.
    atOnce: Math.min(mostAtOnce, availableParallelism()),

    async textOf(sound) {
      const stream = engine.createStream();
      const whole = { start: 0, end: sound.length / samplesPerSecond };
      stream.acceptWaveform({ samples: floatsOf(sound, whole), sampleRate: samplesPerSecond });
      const { text } = await engine.decodeAsync(stream);
      // What was heard lies outside the heap, where nothing tells the collector of it.
      globalThis.gc?.();
      return text.trim();
    },
  };
}

/** The same noise for the same seed. */
function overNoise(samples: Float32Array, seed: number): Float32Array {
  let state = seed;
  return samples.map((sample) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return sample + noiseLevel * (state / 2 ** 31 - 1);
  });
}
