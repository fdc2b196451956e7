// What decoders give and the rest reads: 16 kHz samples, one array for each channel.

export const samplesPerSecond = 16_000;

/** 16-bit samples at 16 kHz: half the memory of floats, and an hour is 115 MB for each channel. */
export interface Sound {
  /** One or two; all of the same length. */
  readonly channels: readonly Int16Array[];
}

/** A stretch of a recording, in seconds from its beginning. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Samples of a span; what lies outside the recording is left out. */
export function cut(samples: Int16Array, { start, end }: Span): Int16Array {
  return samples.subarray(indexOf(start), indexOf(end));
}

/** The same as floats in −1..1, as models want them. */
export function floatsOf(samples: Int16Array, span: Span): Float32Array {
  const slice = cut(samples, span);
  const floats = new Float32Array(slice.length);
  for (let index = 0; index < slice.length; index++) floats[index] = slice[index]! / 32_768;
  return floats;
}

/** Parts, one after the other. */
export function inARow(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Root mean square of a span, 0..1. */
export function loudness(samples: Int16Array, span: Span): number {
  const slice = cut(samples, span);
  if (slice.length === 0) return 0;
  let sum = 0;
  for (const sample of slice) sum += sample * sample;
  return Math.sqrt(sum / slice.length) / 32_768;
}

function indexOf(seconds: number): number {
  return Math.max(0, Math.round(seconds * samplesPerSecond));
}
