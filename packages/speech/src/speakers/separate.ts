// Who speaks when in one channel: the encoder tells the voices and about when each is heard; pitch and cepstrum tell the moment at which they change.
import type { Span } from '../signal/sound.ts';
import { frameSize, type VoiceFrames, voiceFrames } from '../signal/voice-frames.ts';
import { stepSeconds } from '../signal/voice-steps.ts';
import { addRow, density, emptySums, type Sums } from './gaussian.ts';
import { likeliestVoices } from './likeliest-voices.ts';
import { likeness, voiceMiddles } from './voice-groups.ts';

/** A stretch of one speaker, counted from 0. */
export interface Turn extends Span {
  readonly speaker: number;
}

/** Voiced frames without which a voice has no distribution of its own. */
const fewestFrames = 200;
const rounds = 2;
/** Weight of a step's likeness to a voice, in nats a frame; its likeness to two voices differs by 0.1 to 0.4. */
const encoderWeight = 12;
/** Weight of what the distributions tell; neighbouring frames say nearly the same. */
const frameWeight = 0.5;
/** Shorter than a syllable or two. */
const blipSeconds = 0.4;

/**
 * Splits spans of speech (seconds, ascending, without overlap) into turns, numbered in order of appearance; a span with several voices is cut where
 * the voice changes. `voices`: as the encoder heard the same spans. One speaker: every span is a turn of speaker 0.
 */
export function separateSpeakers(samples: Int16Array, spans: readonly Span[], voices: readonly Float32Array[]): Turn[] {
  const single = () => spans.map((span) => ({ ...span, speaker: 0 }));
  const middles = voiceMiddles(voices);
  if (middles.length < 2) return single();
  const frames = voiceFrames(samples, spans);
  if (frames.seconds.length === 0) return single();
  const degrees = voices.map((voice) => middles.map((middle) => likeness(voice, middle)));
  const steps = stepsOf(frames, spans, voices.length);
  const encoder = (index: number, voice: number) => encoderWeight * degrees[steps[index]!]![voice]!;
  let labels = likeliestVoices(frames, middles.length, encoder);
  for (let round = 0; round < rounds; round++) {
    const sums = sumsOf(frames, labels, middles.length);
    if (sums.some(({ count }) => count < fewestFrames)) break;
    const likelihoods = sums.map(density);
    labels = likeliestVoices(
      frames,
      middles.length,
      (index, voice) => encoder(index, voice) + frameWeight * likelihoods[voice]!(frames.rows, index * frameSize),
    );
  }
  return withoutBlips(turnsOf(frames, labels, spans));
}

/** The encoder's step in which each frame lies. */
function stepsOf(frames: VoiceFrames, spans: readonly Span[], count: number): Uint32Array {
  const before = [0];
  for (const { start, end } of spans) before.push(before.at(-1)! + end - start);
  return Uint32Array.from(frames.seconds, (at, index) => {
    const owner = frames.spans[index]!;
    const step = Math.floor((before[owner]! + at - spans[owner]!.start) / stepSeconds);
    return Math.min(Math.max(step, 0), count - 1);
  });
}

function sumsOf(frames: VoiceFrames, labels: Uint8Array, voices: number): Sums[] {
  const sums = Array.from({ length: voices }, () => emptySums(frameSize));
  for (let index = 0; index < labels.length; index++) addRow(sums[labels[index]!]!, frames.rows, index * frameSize);
  return sums;
}

function turnsOf(frames: VoiceFrames, labels: Uint8Array, spans: readonly Span[]): Turn[] {
  const turns: Turn[] = [];
  let index = 0;
  let last = labels[0]!;
  for (const [owner, span] of spans.entries()) {
    let start = span.start;
    let voice: number | null = null;
    for (; index < labels.length && frames.spans[index] === owner; index++) {
      if (voice !== null && labels[index] !== voice) {
        const middle = (frames.seconds[index - 1]! + frames.seconds[index]!) / 2;
        turns.push({ start, end: middle, speaker: voice });
        start = middle;
      }
      voice = labels[index]!;
    }
    // A span without a voiced frame goes to the speaker before.
    last = voice ?? last;
    turns.push({ start, end: span.end, speaker: last });
  }
  return turns;
}

/** A turn too short to say anything in, right after another, belongs to that one. Speakers are numbered as they appear. */
function withoutBlips(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = [];
  for (const turn of turns) {
    const before = kept.at(-1);
    const isTouching = before?.end === turn.start;
    const isSame = before?.speaker === turn.speaker || turn.end - turn.start < blipSeconds;
    if (before && isTouching && isSame) kept[kept.length - 1] = { ...before, end: turn.end };
    else kept.push(turn);
  }
  const order = [...new Set(kept.map(({ speaker }) => speaker))];
  return kept.map((turn) => ({ ...turn, speaker: order.indexOf(turn.speaker) }));
}
