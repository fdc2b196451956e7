import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noise, tone, wavOf } from '../signal/signal.fixture.ts';
import { channelsOf } from './channels-of.ts';
import { decodeFlac } from './flac.ts';

const ffmpeg = await findFfmpeg();

describe.skipIf(!ffmpeg)('FLAC, sample by sample (skipped without ffmpeg, which encodes it)', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earshot-flac-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const encoded = async (samples: Int16Array, ...options: string[]) => {
    const [wav, flac] = [join(folder, 'in.wav'), join(folder, `${options.join('').replaceAll(/\W/g, '')}.flac`)];
    await writeFile(wav, wavOf(samples));
    execFileSync(ffmpeg!, ['-y', '-v', 'error', '-i', wav, ...options, flac]);
    return flac;
  };
  const sound = Int16Array.from([...tone(440, 0.7), ...noise(0.6, 9_000), ...new Int16Array(8_000)]);

  it.each([
    ['fixed predictors', '-compression_level', '0'],
    ['linear prediction', '-compression_level', '12'],
    [
      'large orders',
      '-compression_level',
      '8',
      '-lpc_coeff_precision',
      '15',
      '-min_prediction_order',
      '20',
      '-max_prediction_order',
      '32',
      '-strict',
      '-2',
    ],
    ['small frames', '-frame_size', '100'],
    ['24 bits', '-sample_fmt', 's32'],
    ['two channels, told by their difference', '-af', 'pan=stereo|c0=c0|c1=0.999*c0', '-ch_mode', 'mid_side'],
    ['left and side', '-af', 'pan=stereo|c0=c0|c1=0.999*c0', '-ch_mode', 'left_side'],
    ['side and right', '-af', 'pan=stereo|c0=c0|c1=0.999*c0', '-ch_mode', 'right_side'],
  ])('%s', async (_title, ...options) => {
    const channels = options.includes('-af') ? 2 : 1;
    const found = await channelsOf(await decodeFlac(await encoded(sound, ...options), channels, 60));
    expect(found).toHaveLength(channels);
    expect(found[0]).toEqual(sound);
    for (const [index, sample] of (found[1] ?? []).entries())
      expect(Math.abs(sample - sound[index]! * 0.999)).toBeLessThanOrEqual(1);
  });
});
