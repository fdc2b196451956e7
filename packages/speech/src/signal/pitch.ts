// Pitch of a voice by autocorrelation, on a recording thinned to 4 kHz.

const thinning = 4;
/** Samples that one thinned one is the mean of: tones above a kilohertz blur the period. */
const blurred = 12;
const thinSamplesPerSecond = 4_000;
const windowSamples = 160;
const [shortestLag, longestLag] = [10, 66];
/** How alike a voiced frame and itself one period later are, at least. */
const likenessAtLeast = 0.45;
/** Root mean square below which a frame is silence, of 32,768. */
const quietest = 30;

/** Every fourth sample of a recording, as the mean of those around it. */
export function thinned(samples: Int16Array): Float32Array {
  const result = new Float32Array(Math.floor(samples.length / thinning));
  for (let index = 0; index < result.length; index++) {
    let sum = 0;
    for (let offset = 0; offset < blurred; offset++) sum += samples[index * thinning + offset] ?? 0;
    result[index] = sum / blurred;
  }
  return result;
}

/** Hertz (60 to 400) of the 40 ms from `fromSeconds` on; null where there is no voice. `thin` is a whole `thinned` recording. */
export function pitchAt(thin: Float32Array, fromSeconds: number): number | null {
  const from = Math.round(fromSeconds * thinSamplesPerSecond);
  if (from + windowSamples + longestLag >= thin.length) return null;
  let energy = 0;
  for (let index = from; index < from + windowSamples; index++) energy += thin[index]! ** 2;
  if (energy < windowSamples * quietest ** 2) return null;
  let lagEnergy = 0;
  for (let index = from + shortestLag; index < from + shortestLag + windowSamples; index++)
    lagEnergy += thin[index]! ** 2;
  const likeness = new Float64Array(longestLag + 2);
  for (let lag = shortestLag; lag <= longestLag; lag++) {
    let product = 0;
    for (let index = from; index < from + windowSamples; index++) product += thin[index]! * thin[index + lag]!;
    likeness[lag] = product / Math.sqrt(energy * lagEnergy + 1);
    lagEnergy += thin[from + lag + windowSamples]! ** 2 - thin[from + lag]! ** 2;
  }
  const lag = period(likeness);
  return lag === null ? null : thinSamplesPerSecond / lag;
}

/** The shortest lag that is nearly as good as the best: multiples of a period are as alike as the period. */
function period(likeness: Float64Array): number | null {
  const best = Math.max(...likeness);
  if (best < likenessAtLeast) return null;
  for (let lag = shortestLag + 1; lag < longestLag; lag++) {
    const [before, here, after] = [likeness[lag - 1]!, likeness[lag]!, likeness[lag + 1]!];
    if (here < 0.85 * best || here < before || here < after) continue;
    const curve = before - 2 * here + after;
    return curve === 0 ? lag : lag + (0.5 * (before - after)) / curve;
  }
  return null;
}
