// What a decoder gives piece by piece, as whole channels at 16 kHz.
import { frames, type Pcm } from '@earshot/engine/decoding';
import { samplesPerSecond } from '../signal/sound.ts';
import { resampled } from './resample.ts';

export async function channelsOf(pcm: Pcm): Promise<Int16Array[]> {
  const pieces: Int16Array[] = [];
  for await (const piece of frames(pcm)) pieces.push(piece);
  const moments = pieces.reduce((sum, piece) => sum + piece.length, 0) / pcm.channels;
  const isWanted = pcm.rate === samplesPerSecond;
  const channels = Array.from({ length: pcm.channels }, () => new Int16Array(moments));
  let at = 0;
  for (const piece of pieces) {
    for (let index = 0; index < piece.length; index += 1)
      channels[index % pcm.channels]![at + Math.floor(index / pcm.channels)] = piece[index]!;
    at += piece.length / pcm.channels;
  }
  return isWanted
    ? channels
    : resampled(
        channels.map((samples) => Float32Array.from(samples)),
        pcm.rate,
      );
}
