// Samples of any rate to 16 kHz: a windowed sinc that lets nothing above the lower half of both rates through.
import { samplesPerSecond } from '../signal/sound.ts';

/** Zero crossings of the sinc to each side of a sample. */
const crossings = 12;
/** Fractions of a sample that the filter is made for. */
const phases = 64;

/** `channels`: samples in −32,768..32,767 at `rate` hertz. */
export function resampled(channels: readonly Float32Array[], rate: number): Int16Array[] {
  const ratio = rate / samplesPerSecond;
  const stretch = Math.max(1, ratio);
  const reach = Math.ceil(crossings * stretch);
  const filters = Array.from({ length: phases + 1 }, (_, phase) => filterAt(phase / phases, reach, stretch));
  return channels.map((channel) => {
    const result = new Int16Array(Math.floor(channel.length / ratio));
    for (let index = 0; index < result.length; index++) {
      const at = index * ratio;
      const first = Math.floor(at);
      const filter = filters[Math.round((at - first) * phases)]!;
      let sum = 0;
      for (let tap = 0; tap < filter.length; tap++) sum += (channel[first + tap - reach + 1] ?? 0) * filter[tap]!;
      result[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
    }
    return result;
  });
}

/** Weights of the samples around a point that lies `fraction` after the middle one; they add up to 1. */
function filterAt(fraction: number, reach: number, stretch: number): Float64Array {
  const weights = Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = (tap - reach + 1 - fraction) / stretch;
    if (Math.abs(distance) >= crossings) return 0;
    const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / crossings));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
