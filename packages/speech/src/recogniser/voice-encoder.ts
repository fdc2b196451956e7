// What a voice sounds like, as numbers: the packaged encoder gives 256 for every quarter of a second of speech.
import { packagedEncoder } from '../model-folder.ts';
import type { Progressed } from '../progressed.ts';
import { cut, type Span, samplesPerSecond } from '../signal/sound.ts';
import { stepSeconds, voiceSize } from '../signal/voice-steps.ts';
import { loadSherpa } from './sherpa.ts';

export interface VoiceEncoder {
  /** A vector for each step of the speech in these spans (ascending, without overlap), as if they followed each other. */
  voicesIn(samples: Int16Array, spans: readonly Span[]): Promise<Float32Array[]>;
}

const windowSamples = 1.6 * samplesPerSecond;
const stepSamples = stepSeconds * samplesPerSecond;
/** Facts of the file (voice-encoder/convert.py): windows that it takes at once, the samples after a frame's beginning, and how much louder it is than −1..1. */
const [windowsAtOnce, frameRestSamples, fileGain] = [32, 240, 64];
const blockSamples = windowSamples + (windowsAtOnce - 1) * stepSamples + frameRestSamples;
/** The encoder was trained on speech of this level (−30 dB). */
const trainedLevel = 10 ** (-30 / 20);

export function loadVoiceEncoder(progressed: Progressed): VoiceEncoder {
  const sherpa = loadSherpa();
  const extractor = new sherpa.SpeakerEmbeddingExtractor({
    model: packagedEncoder,
    numThreads: 1,
    provider: 'cpu',
    debug: 0,
  });
  return {
    async voicesIn(samples, spans) {
      const speech = speechOf(samples, spans);
      const steps = Math.floor(speech.length / stepSamples);
      const gain = (trainedLevel * fileGain) / Math.max(speech.level, 1);
      const voices: Float32Array[] = [];
      // The first window has its middle in the first step.
      const before = (windowSamples - stepSamples) / 2;
      for (let first = 0; first < steps; first += windowsAtOnce) {
        const block = new Float32Array(blockSamples);
        speech.read(first * stepSamples - before, block, gain);
        const stream = extractor.createStream();
        stream.acceptWaveform({ samples: block, sampleRate: samplesPerSecond });
        stream.inputFinished();
        const numbers = extractor.compute(stream, false);
        for (let window = 0; window < Math.min(windowsAtOnce, steps - first); window++)
          voices.push(numbers.slice(window * voiceSize, (window + 1) * voiceSize));
        // As with text: what was heard lies outside the heap.
        globalThis.gc?.();
        progressed();
        // Messages of the parent (an abort) are read in between.
        await new Promise(setImmediate);
      }
      return voices;
    },
  };
}

/** The spans in a row, without a copy of them: an hour has 115 MB. Beyond both ends the speech is heard backwards. */
function speechOf(samples: Int16Array, spans: readonly Span[]) {
  const parts: Int16Array[] = [];
  let [length, squares] = [0, 0];
  for (const span of spans) {
    const part = cut(samples, span);
    parts.push(part);
    length += part.length;
    for (const sample of part) squares += sample * sample;
  }
  return {
    length,
    level: Math.sqrt(squares / Math.max(length, 1)),
    read(from: number, block: Float32Array, gain: number): void {
      let [index, offset] = [0, 0];
      const at = (position: number): number => {
        const inside = length < 2 ? 0 : folded(position, length);
        if (inside < offset) [index, offset] = [0, 0];
        while (index < parts.length && inside >= offset + parts[index]!.length) offset += parts[index++]!.length;
        return parts[index]?.[inside - offset] ?? 0;
      };
      for (let place = 0; place < block.length; place++) block[place] = at(from + place) * gain;
    },
  };
}

/** A position before the beginning or after the end, mirrored there. */
function folded(position: number, length: number): number {
  const period = 2 * length;
  const inside = ((position % period) + period) % period;
  return inside < length ? inside : period - 1 - inside;
}
