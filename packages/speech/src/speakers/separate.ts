// Who speaks when in one channel: pieces of speech are joined to at most two voices, then every frame is given to one of them.

import type { Span } from '../signal/sound.ts';
import { frameSize, type VoiceFrames, voiceFrames } from '../signal/voice-frames.ts';
import { addRow, emptySums, joined, type Sums, spread } from './gaussian.ts';
import { likeliestVoices } from './likeliest-voices.ts';

type Voices = readonly [Sums, Sums];

/** A stretch of one speaker, counted from 0. */
export interface Turn extends Span {
  readonly speaker: number;
}

/** A short recording gets shorter pieces, to have some of each voice; a long one longer, as joining takes the square of their number. */
const [shortestPieceSeconds, longestPieceSeconds] = [1.2, 3];
const [fewestPieces, mostPieces] = [16, 500];
/** Voiced frames without which a piece says nothing about a voice. */
const fewestFrames = 40;
const rounds = 4;
/** What two voices explain better than one, in nats a frame: one voice in many moods reaches 0.55, two alike men 0.9. */
const leastGain = 0.6;
/** Shorter than a syllable or two. */
const blipSeconds = 0.4;
/** Voices that change more often than people do, on average, are one that was misheard. */
const leastTurnSeconds = 1.2;

/**
 * Splits spans of speech (seconds, ascending, without overlap) into turns of at most two speakers, numbered in order of appearance;
 * a span with both is cut where the voice changes. One speaker: every span is a turn of speaker 0.
 */
export function separateSpeakers(samples: Int16Array, spans: readonly Span[]): Turn[] {
  const single = () => spans.map((span) => ({ ...span, speaker: 0 }));
  const frames = voiceFrames(samples, spans);
  const found = pieces(frames, spans);
  if (found.length < 2) return single();
  const pairs = [joinedByLikeness(found), partedByPitch(found)].map((voices) => settled(frames, voices));
  const best = pairs.reduce((one, other) => (other.gain > one.gain ? other : one));
  if (best.gain < leastGain * frames.seconds.length) return single();
  const turns = withoutBlips(turnsOf(frames, best.labels, spans));
  return secondsOf(turns) < leastTurnSeconds * turns.length ? single() : turns;
}

/** Sums of each piece of a few seconds inside a span. */
function pieces(frames: VoiceFrames, spans: readonly Span[]): Sums[] {
  const spoken = secondsOf(spans);
  const seconds = Math.max(
    Math.min(longestPieceSeconds, spoken / fewestPieces),
    shortestPieceSeconds,
    spoken / mostPieces,
  );
  const found: Sums[] = [];
  let [owner, until] = [-1, 0];
  for (let index = 0; index < frames.seconds.length; index++) {
    const at = frames.seconds[index]!;
    if (frames.spans[index] !== owner || at >= until) {
      owner = frames.spans[index]!;
      until = at + seconds;
      found.push(emptySums(frameSize));
    }
    addRow(found.at(-1)!, frames.rows, index * frameSize);
  }
  return found.filter((piece) => piece.count >= fewestFrames);
}

/** How much better two distributions explain the frames of both than one does, in nats. */
function gain(one: Sums, other: Sums): number {
  return 0.5 * (spread(joined(one, other)) - spread(one) - spread(other));
}

/** The gain less what more parameters explain of any frames (Bayesian information criterion). */
function difference(one: Sums, other: Sums): number {
  const parameters = frameSize + (frameSize * (frameSize + 1)) / 2;
  return gain(one, other) - 0.5 * parameters * Math.log(one.count + other.count);
}

/** Frames are given to the likelier voice, and voices made of their frames, in turns; a voice that gets next to nothing is no gain. */
function settled(frames: VoiceFrames, first: Voices): { labels: Uint8Array; gain: number } {
  let voices = first;
  let labels = new Uint8Array();
  for (let round = 0; round < rounds; round++) {
    labels = likeliestVoices(frames, voices);
    voices = voicesOf(frames, labels);
    if (voices.some((voice) => voice.count < fewestFrames)) return { labels, gain: 0 };
  }
  return { labels, gain: gain(...voices) };
}

/** Parts pieces at the pitch that leaves both groups most of one pitch each: in a short recording likeness alone goes astray. */
function partedByPitch(found: readonly Sums[]): Voices {
  const pitch = (sums: Sums) => sums.first[frameSize - 1]! / sums.count;
  const ordered = found.toSorted((one, other) => pitch(one) - pitch(other));
  const sides = ordered.slice(1).map((_, index): Voices => {
    const [lower, higher] = [ordered.slice(0, index + 1), ordered.slice(index + 1)];
    return [lower.reduce(joined), higher.reduce(joined)];
  });
  const between = ([one, other]: Voices) =>
    ((one.count * other.count) / (one.count + other.count)) * (pitch(one) - pitch(other)) ** 2;
  return sides.reduce((best, each) => (between(each) > between(best) ? each : best));
}

/** Joins the two most alike pieces until two are left. */
function joinedByLikeness(found: readonly Sums[]): Voices {
  const groups: (Sums | null)[] = [...found];
  const distances = groups.map((one, index) => groups.slice(0, index).map((other) => difference(one!, other!)));
  for (let left = groups.length; left > 2; left--) {
    let [first, second, least] = [0, 0, Number.POSITIVE_INFINITY];
    for (let row = 0; row < groups.length; row++) {
      if (!groups[row]) continue;
      for (let column = 0; column < row; column++) {
        if (!groups[column] || distances[row]![column]! >= least) continue;
        [first, second, least] = [column, row, distances[row]![column]!];
      }
    }
    groups[first] = joined(groups[first]!, groups[second]!);
    groups[second] = null;
    for (let index = 0; index < groups.length; index++) {
      if (!groups[index] || index === first) continue;
      distances[Math.max(index, first)]![Math.min(index, first)] = difference(groups[index]!, groups[first]!);
    }
  }
  const [one, other] = groups.filter((group) => group !== null);
  return [one!, other!];
}

function voicesOf(frames: VoiceFrames, labels: Uint8Array): Voices {
  const voices: Voices = [emptySums(frameSize), emptySums(frameSize)];
  for (let index = 0; index < labels.length; index++) addRow(voices[labels[index]!]!, frames.rows, index * frameSize);
  return voices;
}

function turnsOf(frames: VoiceFrames, labels: Uint8Array, spans: readonly Span[]): Turn[] {
  const turns: Turn[] = [];
  const firstVoice = labels[0]!;
  let index = 0;
  let last = 0;
  for (const [owner, span] of spans.entries()) {
    let start = span.start;
    let speaker: number | null = null;
    for (; index < labels.length && frames.spans[index] === owner; index++) {
      const voice = labels[index] === firstVoice ? 0 : 1;
      if (speaker !== null && voice !== speaker) {
        const middle = (frames.seconds[index - 1]! + frames.seconds[index]!) / 2;
        turns.push({ start, end: middle, speaker });
        start = middle;
      }
      speaker = voice;
    }
    // A span without a voiced frame goes to whoever spoke before.
    last = speaker ?? last;
    turns.push({ start, end: span.end, speaker: last });
  }
  return turns;
}

function secondsOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** A turn too short to say anything in, right after another, belongs to that one. */
function withoutBlips(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = [];
  for (const turn of turns) {
    const before = kept.at(-1);
    const isTouching = before?.end === turn.start;
    const isSame = before?.speaker === turn.speaker || turn.end - turn.start < blipSeconds;
    if (before && isTouching && isSame) kept[kept.length - 1] = { ...before, end: turn.end };
    else kept.push(turn);
  }
  return kept;
}
