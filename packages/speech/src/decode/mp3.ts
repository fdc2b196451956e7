// MP3 without ffmpeg: minimp3 in WebAssembly, which reaches nothing but its own memory.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DecodingFailure } from '@earshot/engine/decoding';
import type { Progressed } from '../progressed.ts';
import { inARow, type Sound } from '../signal/sound.ts';
import { resampled } from './resample.ts';

/** What the module exports; the package's own loader wants a browser. */
interface Minimp3 {
  readonly memory: WebAssembly.Memory;
  decoder_init(): void;
  decoder_set_mp3_data_size(bytes: number): void;
  decoder_mp3_data_offset(): number;
  decoder_mp3_data_size(): number;
  decoder_decode(seconds: number): void;
  decoder_pcm_data_offset(): number;
  decoder_pcm_data_size(): number;
  decode_results_sampling_rate(): number;
  decode_results_num_channels(): number;
  decode_results_num_samples(): number;
}

const secondsAtOnce = 30;

/** One or two channels of up to `longestSeconds`. Throws a DecodingFailure `undecodable`. */
export async function decodeMp3(bytes: Buffer, longestSeconds: number, progressed: Progressed): Promise<Sound> {
  const path = createRequire(import.meta.url).resolve('minimp3-wasm/dist/decoder.opt.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path), {});
  const decoder = instance.exports as unknown as Minimp3;
  decoder.decoder_init();
  decoder.decoder_set_mp3_data_size(bytes.length);
  const input = decoder.decoder_mp3_data_offset();
  new Uint8Array(decoder.memory.buffer, input, decoder.decoder_mp3_data_size()).set(bytes);
  const parts: Int16Array[][] = [];
  for (let seconds = 0; seconds < longestSeconds; seconds += secondsAtOnce) {
    decoder.decoder_decode(secondsAtOnce);
    const [rate, count] = [decoder.decode_results_sampling_rate(), decoder.decode_results_num_channels()];
    const length = Math.floor(decoder.decode_results_num_samples() / count) || 0;
    if (length === 0) break;
    const pcm = new Int16Array(decoder.memory.buffer, decoder.decoder_pcm_data_offset(), length * count);
    const channels = Array.from({ length: count }, (_, channel) =>
      Float32Array.from({ length }, (_, index) => pcm[index * count + channel]!),
    );
    parts.push(resampled(channels, rate));
    progressed();
  }
  if (parts.length === 0) throw new DecodingFailure('undecodable', 'No MP3 frame was found');
  return { channels: parts[0]!.map((_, channel) => inARow(parts.map((part) => part[channel] ?? part[0]!))) };
}
