// Where there is speech, by Silero's detector.
import type { Progressed } from '../progressed.ts';
import { floatsOf, type Span, samplesPerSecond } from '../signal/sound.ts';
import { loadSherpa } from './sherpa.ts';

/** The detector listens closely: what is too much holds no text. */
const [threshold, shortestSpeechSeconds, shortestPauseSeconds] = [0.2, 0.1, 0.3];
/** Digital silence before a word hides its beginning from the detector: it gets faint noise (−58 dB) under everything. */
const noiseLevel = 40 / 32_768;
/** Allocated at once and grown on demand: an hour would take 500 MB. */
const detectorBufferSeconds = 120;
const detectorWindowSamples = 512;
const windowsAtOnce = 300;

/** Spans in which somebody speaks, ascending. `model`: path of the detector. */
export async function spansOfSpeech(samples: Int16Array, model: string, progressed: Progressed): Promise<Span[]> {
  const sileroVad = {
    model,
    threshold,
    minSpeechDuration: shortestSpeechSeconds,
    minSilenceDuration: shortestPauseSeconds,
    windowSize: detectorWindowSamples,
  };
  const settings = { sileroVad, sampleRate: samplesPerSecond, numThreads: 1, provider: 'cpu', debug: 0 };
  const detector = new (loadSherpa().Vad)(settings, detectorBufferSeconds);
  const spans: Span[] = [];
  const collect = () => {
    for (; !detector.isEmpty(); detector.pop()) {
      const { start, samples: found } = detector.front(false);
      spans.push({ start: start / samplesPerSecond, end: (start + found.length) / samplesPerSecond });
    }
  };
  const startOf = (count: number) => (count * detectorWindowSamples) / samplesPerSecond;
  for (let count = 0; startOf(count) * samplesPerSecond < samples.length; count++) {
    detector.acceptWaveform(overNoise(floatsOf(samples, { start: startOf(count), end: startOf(count + 1) }), count));
    if (count % windowsAtOnce !== 0) continue;
    collect();
    progressed();
    // Messages of the parent (an abort) are read in between.
    await new Promise(setImmediate);
  }
  detector.flush();
  collect();
  return spans;
}

/** The same noise for the same seed. */
function overNoise(samples: Float32Array, seed: number): Float32Array {
  let state = seed;
  return samples.map((sample) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return sample + noiseLevel * (state / 2 ** 31 - 1);
  });
}
