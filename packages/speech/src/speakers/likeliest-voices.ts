// Which of two voices each frame belongs to: the likeliest path (Viterbi) when changing voice has a price.
import { frameSize, type VoiceFrames } from '../signal/voice-frames.ts';
import { density, type Sums } from './gaussian.ts';

/** Price of a change in the middle of speech, and after a pause, in nats. */
const [priceInside, priceAtPause] = [60, 12];
const pauseSeconds = 0.25;

/** 0 or 1 for every frame. */
export function likeliestVoices(frames: VoiceFrames, voices: readonly [Sums, Sums]): Uint8Array<ArrayBuffer> {
  const count = frames.seconds.length;
  const likelihoods = voices.map(density);
  const cameFromOther = [new Uint8Array(count), new Uint8Array(count)];
  let scores = [0, 0];
  for (let index = 0; index < count; index++) {
    const isPause =
      index > 0 &&
      (frames.spans[index] !== frames.spans[index - 1] ||
        frames.seconds[index]! - frames.seconds[index - 1]! > pauseSeconds);
    const price = isPause ? priceAtPause : priceInside;
    const before = scores;
    scores = [0, 1].map((voice) => {
      const [stay, change] = [before[voice]!, before[1 - voice]! - price];
      cameFromOther[voice]![index] = change > stay ? 1 : 0;
      return Math.max(stay, change) + likelihoods[voice]!(frames.rows, index * frameSize);
    });
  }
  const labels = new Uint8Array(count);
  let voice = scores[1]! > scores[0]! ? 1 : 0;
  for (let index = count - 1; index >= 0; index--) {
    labels[index] = voice;
    if (cameFromOther[voice]![index]) voice = 1 - voice;
  }
  return labels;
}
