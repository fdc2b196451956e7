// Which voice each frame belongs to: the likeliest path (Viterbi) when changing voice has a price.
import type { VoiceFrames } from '../signal/voice-frames.ts';

/** Price of a change in the middle of speech, and after a pause, in nats. */
const [priceInside, priceAtPause] = [60, 12];
const pauseSeconds = 0.25;

/** The voice of every frame; `likelihood`: of a frame, by its index, for a voice. */
export function likeliestVoices(
  { seconds, spans }: Pick<VoiceFrames, 'seconds' | 'spans'>,
  voices: number,
  likelihood: (index: number, voice: number) => number,
): Uint8Array {
  const count = seconds.length;
  const cameFrom = new Uint8Array(count * voices);
  let scores = new Float64Array(voices);
  for (let index = 0; index < count; index++) {
    const isPause =
      index > 0 && (spans[index] !== spans[index - 1] || seconds[index]! - seconds[index - 1]! > pauseSeconds);
    const price = isPause ? priceAtPause : priceInside;
    const best = likeliest(scores);
    const before = scores;
    scores = before.map((stay, voice) => {
      const isChange = before[best]! - price > stay;
      cameFrom[index * voices + voice] = isChange ? best : voice;
      return (isChange ? before[best]! - price : stay) + likelihood(index, voice);
    });
  }
  const labels = new Uint8Array(count);
  let voice = likeliest(scores);
  for (let index = count - 1; index >= 0; index--) {
    labels[index] = voice;
    voice = cameFrom[index * voices + voice]!;
  }
  return labels;
}

function likeliest(scores: Float64Array): number {
  return scores.reduce((best, score, voice) => (score > scores[best]! ? voice : best), 0);
}
