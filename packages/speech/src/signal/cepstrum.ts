// Mel-frequency cepstral coefficients: the shape of a voice's spectrum in 12 numbers for each 25 ms.
import { powerSpectrum } from './fourier.ts';
import { samplesPerSecond } from './sound.ts';

const windowSamples = 400;
const transformSize = 512;
const filterCount = 24;
export const cepstrumSize = 12;
/** The telephone's band: a recording's higher tones say less about a voice than about its microphone. */
const [lowestHertz, highestHertz] = [100, 3_800];

const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
const hertz = (mels: number) => 700 * (Math.exp(mels / 1127) - 1);

/** A function that writes the coefficients of the 25 ms from `from` on into `target`, from its index `at` on. */
export function cepstrumReader(): (samples: Int16Array, from: number, target: Float64Array, at: number) => void {
  const spectrumOf = powerSpectrum(transformSize);
  const filters = melFilters();
  const taper = Float64Array.from(
    { length: windowSamples },
    (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (windowSamples - 1)),
  );
  const frame = new Float64Array(transformSize);
  const energies = new Float64Array(filterCount);
  return (samples, from, target, at) => {
    for (let index = 0; index < windowSamples; index++) {
      const sample = samples[from + index] ?? 0;
      frame[index] = (sample - 0.97 * (samples[from + index - 1] ?? 0)) * taper[index]!;
    }
    const spectrum = spectrumOf(frame);
    for (let filter = 0; filter < filterCount; filter++) {
      let energy = 1;
      for (const [bin, weight] of filters[filter]!) energy += spectrum[bin]! * weight;
      energies[filter] = Math.log(energy);
    }
    for (let order = 1; order <= cepstrumSize; order++) {
      let sum = 0;
      for (let filter = 0; filter < filterCount; filter++)
        sum += energies[filter]! * Math.cos((Math.PI * order * (filter + 0.5)) / filterCount);
      target[at + order - 1] = sum;
    }
  };
}

/** Overlapping triangles, evenly spaced in mels: for each, its spectrum bins and their weights. */
function melFilters(): [number, number][][] {
  const step = (mel(highestHertz) - mel(lowestHertz)) / (filterCount + 1);
  const edge = (index: number) => (hertz(mel(lowestHertz) + index * step) * transformSize) / samplesPerSecond;
  return Array.from({ length: filterCount }, (_, filter) => {
    const [low, middle, high] = [edge(filter), edge(filter + 1), edge(filter + 2)];
    const bins: [number, number][] = [];
    for (let bin = Math.ceil(low); bin < high; bin++)
      bins.push([bin, bin <= middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle)]);
    return bins;
  });
}
