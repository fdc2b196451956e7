// From sound to segments: speech, speakers, turns, text.
import type { RawSegment } from '@earshot/engine';
import type { Recogniser } from './child/recogniser.ts';
import type { Sound, Span } from './signal/sound.ts';
import { samplesPerSecond } from './signal/sound.ts';
import { ownSpans, speakingChannels } from './speakers/channels.ts';
import { separateSpeakers, type Turn } from './speakers/separate.ts';
import { isLooping, withoutLoops } from './turns/loops.ts';
import { cutLongTurns, joinTurns, quietestPoint } from './turns/turns.ts';

/**
 * How far a turn's sound reaches beyond it, where nobody else speaks: beginnings of words are soft. The recogniser now and then
 * gives nothing at all for clear speech, and all of it for the same speech with other margins.
 */
const margins = [
  { lead: 0.15, tail: 0.1 },
  { lead: 0.35, tail: 0.15 },
  { lead: 0.2, tail: 0.4 },
];
/** Shorter than this nothing is said. */
const shortestTurnSeconds = 0.2;
/** How often a looping turn is halved. */
const deepestHalving = 2;

/** Segments by start, in seconds; speakers are `Speaker 1` and `Speaker 2` (the left and right channel, or by appearance). */
export async function transcribeSound(sound: Sound, recogniser: Recogniser): Promise<RawSegment[]> {
  const channels = speakingChannels(sound);
  const turns =
    channels.length === 2 ? await turnsOfChannels(channels, recogniser) : await turnsOfOne(channels[0]!, recogniser);
  const samplesOf = (turn: Turn) => channels[channels.length === 2 ? turn.speaker : 0]!;
  const spoken = cutLongTurns(joinTurns(turns), samplesOf);
  const segments: RawSegment[] = [];
  for (const [index, turn] of spoken.entries()) {
    if (turn.end - turn.start < shortestTurnSeconds) continue;
    const samples = samplesOf(turn);
    const neighbours = channels.length === 2 ? spoken.filter((other) => other.speaker === turn.speaker) : spoken;
    const own = channels.length === 2 ? neighbours.indexOf(turn) : index;
    const [earliest, latest] = [
      neighbours[own - 1]?.end ?? 0,
      neighbours[own + 1]?.start ?? samples.length / samplesPerSecond,
    ];
    let text = '';
    for (const { lead, tail } of margins) {
      if (text !== '') break;
      const span = { start: Math.max(turn.start - lead, earliest), end: Math.min(turn.end + tail, latest) };
      text = await textOfTurn(recogniser, samples, span);
    }
    if (text === '') continue;
    segments.push({ start: rounded(turn.start), end: rounded(turn.end), text, speaker: `Speaker ${turn.speaker + 1}` });
  }
  return segments;
}

async function turnsOfChannels(channels: readonly Int16Array[], recogniser: Recogniser): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const [speaker, samples] of channels.entries()) {
    const spans = await recogniser.spansOfSpeech(samples);
    const own = ownSpans(samples, channels[1 - speaker]!, spans);
    turns.push(...own.map((span) => ({ ...span, speaker })));
  }
  return turns.sort((one, other) => one.start - other.start);
}

async function turnsOfOne(samples: Int16Array, recogniser: Recogniser): Promise<Turn[]> {
  return separateSpeakers(samples, await recogniser.spansOfSpeech(samples));
}

/** Text of a span; where the recogniser loops, its halves are tried, and what still loops is said once. */
async function textOfTurn(recogniser: Recogniser, samples: Int16Array, span: Span, depth = 0): Promise<string> {
  const text = await recogniser.textOf(samples, span);
  const seconds = span.end - span.start;
  if (!isLooping(text, seconds)) return text;
  if (depth === deepestHalving || seconds < 2) return withoutLoops(text);
  const third = seconds / 3;
  const at = quietestPoint(samples, { start: span.start + third, end: span.end - third });
  const halves = [
    await textOfTurn(recogniser, samples, { start: span.start, end: at }, depth + 1),
    await textOfTurn(recogniser, samples, { start: at, end: span.end }, depth + 1),
  ];
  return halves.filter(Boolean).join(' ');
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
