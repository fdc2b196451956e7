// WAV: PCM, float, G.711, GSM, ADPCM and MP3, by the bytes of the data chunk that are really there.
import { earshotError } from '@earshot/core';
import { type AudioFile, type Measure, measures, requireRate } from './audio-file.ts';
import { measureMp3 } from './mp3.ts';

const gsm = 0x31;
const adpcm = [0x02, 0x11];
const mpeg = [0x50, 0x55];
/** PCM, float, A-law, µ-law: a block is one sample of each channel. */
const plain = [0x01, 0x03, 0x06, 0x07];
const extensible = 0xfffe;
const mostChunks = 10_000;

export const measureWav: Measure = async (file) => {
  const chunks = await findChunks(file);
  if (!chunks) throw earshotError('audioUndecodable');
  const { format, dataBytes } = chunks;
  let [codec, channels] = [format.readUInt16LE(0), format.readUInt16LE(2)];
  const rate = requireRate(format.readUInt32LE(4));
  const [bytesPerSecond, blockBytes, bits] = [format.readUInt32LE(8), format.readUInt16LE(12), format.readUInt16LE(14)];
  if (codec === extensible && format.length >= 26) codec = format.readUInt16LE(24);
  if (channels < 1 || channels > 64) throw earshotError('audioUndecodable');
  if (plain.includes(codec)) return measures(dataBytes / ((bits / 8) * channels) / rate, channels);
  // Its head often states no bytes a second, and its frames tell.
  if (mpeg.includes(codec)) return measureMp3(file);
  if (codec === gsm) channels = 1;
  const samplesPerBlock = codec === gsm ? 320 : format.length >= 20 ? format.readUInt16LE(18) : 0;
  if ((codec === gsm || adpcm.includes(codec)) && blockBytes > 0 && samplesPerBlock > 0)
    return measures((Math.ceil(dataBytes / blockBytes) * samplesPerBlock) / rate, channels);
  return measures(dataBytes / bytesPerSecond, channels);
};

async function findChunks(file: AudioFile): Promise<{ format: Buffer; dataBytes: number } | null> {
  let format: Buffer | null = null;
  for (let [at, chunks] = [12, 0]; at + 8 <= file.bytes && chunks < mostChunks; chunks += 1) {
    const head = await file.read(at, 8);
    const [name, promised] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    const present = file.bytes - at - 8;
    if (name === 'fmt ') format = Buffer.from(await file.read(at + 8, Math.min(promised, 64)));
    if (name === 'data') {
      // What was streamed or cut off has a length of 0, of all ones, or of more than there is.
      const dataBytes = promised === 0 ? present : Math.min(promised, present);
      return format && format.length >= 16 ? { format, dataBytes } : null;
    }
    at += 8 + promised + (promised % 2);
  }
  return null;
}
