// What a decoder gives piece by piece, as whole channels at 16 kHz: brought to that rate in stretches, so that no more than one is there at the file's own.
import { frames, type Pcm } from '@earshot/engine/decoding';
import type { Progressed } from '../progressed.ts';
import { inARow, samplesPerSecond } from '../signal/sound.ts';
import { resampled } from './resample.ts';

/** Whole seconds are whole numbers of samples at every rate. */
const stretchSeconds = 30;

export async function channelsOf(pcm: Pcm, progressed: Progressed = () => {}): Promise<Int16Array[]> {
  const stretch = Array.from({ length: pcm.channels }, () => new Int16Array(pcm.rate * stretchSeconds));
  const parts: Int16Array[][] = [];
  let filled = 0;
  const end = () => {
    const sounds = stretch.map((samples) => samples.slice(0, filled));
    parts.push(
      pcm.rate === samplesPerSecond
        ? sounds
        : resampled(
            sounds.map((samples) => Float32Array.from(samples)),
            pcm.rate,
          ),
    );
    filled = 0;
    progressed();
  };
  for await (const piece of frames(pcm))
    for (let index = 0; index < piece.length; index += pcm.channels) {
      for (let channel = 0; channel < pcm.channels; channel += 1) stretch[channel]![filled] = piece[index + channel]!;
      filled += 1;
      if (filled === stretch[0]!.length) end();
    }
  end();
  return stretch.map((_, channel) => inARow(parts.map((part) => part[channel]!)));
}
