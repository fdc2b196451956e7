import { describe, expect, it } from 'vitest';
import { cepstrumReader, cepstrumSize } from './cepstrum.ts';
import { powerSpectrum } from './fourier.ts';
import { pitchAt, thinned } from './pitch.ts';
import { buzz, noise, silence, tone } from './signal.fixture.ts';
import { floatsOf, loudness } from './sound.ts';
import { frameSize, voiceFrames } from './voice-frames.ts';

describe('power spectrum', () => {
  it('a cosine of whole periods has all its power in its own bin', () => {
    const frame = Float64Array.from({ length: 512 }, (_, index) => Math.cos((2 * Math.PI * 20 * index) / 512));
    const spectrum = powerSpectrum(512)(frame);
    expect(spectrum).toHaveLength(257);
    expect(spectrum[20]).toBeCloseTo(256 ** 2, 3);
    expect(spectrum.filter((power) => power > 1e-6)).toHaveLength(1);
  });

  it('keeps the energy of any frame (Parseval)', () => {
    const frame = Float64Array.from(noise(0.032, 1_000));
    const spectrum = powerSpectrum(512)(frame);
    const sides = spectrum.reduce((sum, power, bin) => sum + power * (bin === 0 || bin === 256 ? 1 : 2), 0);
    expect(sides / 512).toBeCloseTo(
      frame.reduce((sum, value) => sum + value * value, 0),
      0,
    );
  });
});

describe('pitch', () => {
  it.each([90, 120, 210, 300])('hears a voice of %i Hz within 10 %%', (hertz) => {
    const thin = thinned(buzz(hertz, [600, 1_500], 1));
    const found = [0.2, 0.4, 0.6].map((at) => pitchAt(thin, at)!);
    for (const each of found) expect(Math.abs(each - hertz)).toBeLessThan(hertz / 10);
  });

  it('hears none in silence, in noise and beyond the end', () => {
    expect(pitchAt(thinned(silence(1)), 0.3)).toBeNull();
    expect(pitchAt(thinned(noise(1, 8_000)), 0.3)).toBeNull();
    expect(pitchAt(thinned(buzz(120, [600, 1_500], 1)), 0.98)).toBeNull();
  });
});

describe('cepstrum', () => {
  it('does not change with loudness, and does with the resonances', () => {
    const read = cepstrumReader();
    const of = (samples: Int16Array) => {
      const row = new Float64Array(cepstrumSize);
      read(samples, 4_000, row, 0);
      return row;
    };
    const distance = (one: Float64Array, other: Float64Array) =>
      Math.hypot(...one.map((value, index) => value - other[index]!));
    const voice = buzz(120, [600, 1_500], 1);
    const quieter = of(voice.map((sample) => sample / 4));
    expect(distance(of(voice), quieter)).toBeLessThan(1);
    expect(distance(of(voice), of(buzz(120, [900, 2_400], 1)))).toBeGreaterThan(3);
  });
});

describe('voice frames', () => {
  it('only voiced moments inside the spans, each column of mean 0 and variance 1', () => {
    const sound = new Int16Array([...silence(1), ...buzz(120, [600, 1_500], 2), ...silence(1)]);
    const { rows, seconds, spans } = voiceFrames(sound, [
      { start: 0, end: 0.9 },
      { start: 1.5, end: 4 },
    ]);
    expect(seconds.length).toBeGreaterThan(120);
    expect(rows).toHaveLength(seconds.length * frameSize);
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(1.5);
    expect(Math.max(...seconds)).toBeLessThan(3.05);
    expect(new Set(spans)).toEqual(new Set([1]));
    const first = seconds.reduce((sum, _, row) => sum + rows[row * frameSize]!, 0) / seconds.length;
    expect(first).toBeCloseTo(0, 6);
  });

  it('a span without a voice has no frames', () => {
    expect(voiceFrames(silence(2), [{ start: 0, end: 2 }]).seconds).toHaveLength(0);
  });
});

describe('sound', () => {
  it('floats of a span lie in −1..1 and end where the recording ends', () => {
    const floats = floatsOf(new Int16Array([-32_768, 0, 16_384]), { start: 0, end: 1 });
    expect([...floats]).toEqual([-1, 0, 0.5]);
  });

  it('loudness of a sine is its level by the root of two; of nothing, 0', () => {
    expect(loudness(tone(440, 1, 16_384), { start: 0, end: 1 })).toBeCloseTo(0.5 / Math.SQRT2, 3);
    expect(loudness(tone(440, 1), { start: 2, end: 3 })).toBe(0);
  });
});
