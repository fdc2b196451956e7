// From sound to segments: speech, speakers, turns, text.
import type { Channels, RawSegment } from '@earshot/engine';
import type { Recogniser } from './recogniser/recogniser.ts';
import { audible } from './signal/level.ts';
import type { Sound } from './signal/sound.ts';
import { ownSpans, speakingChannels } from './speakers/channels.ts';
import { separateSpeakers, type Turn } from './speakers/separate.ts';
import { likelyReadings, passagesHeard } from './turns/readings.ts';
import { cutLongTurns, joinTurns } from './turns/turns.ts';
import { soundsOf, turnsAlone } from './turns/turns-alone.ts';
import { agreedTurns } from './turns/votes.ts';

/** Shorter than this nothing is said. */
const shortestTurnSeconds = 0.2;

/** What was said, and what became of two lines; null = there is one, or only one is spoken on. */
export interface HeardSound {
  readonly segments: readonly RawSegment[];
  readonly channels: Channels | null;
}

/** Segments by start, in seconds; speakers are `Speaker 1`, `Speaker 2` and so on (the left and right channel, or by appearance). */
export async function transcribeSound(sound: Sound, recogniser: Recogniser): Promise<HeardSound> {
  const { heard: channels, areAlike } = speakingChannels(sound);
  const isSplit = channels.length === 2;
  const audibles = channels.map(audible);
  const turns = isSplit
    ? await turnsOfChannels(channels, audibles, recogniser)
    : await turnsOfOne(audibles[0]!, recogniser);
  const samplesOf = ({ speaker }: Turn) => audibles[isSplit ? speaker : 0]!;
  const spoken = cutLongTurns(joinTurns(turns), samplesOf).filter(
    ({ start, end }) => end - start >= shortestTurnSeconds,
  );
  const sounds = soundsOf(spoken, samplesOf);
  const passages = await passagesHeard(sounds[0]!, recogniser);
  const alone = await turnsAlone(sounds, recogniser);
  const said = agreedTurns(alone, likelyReadings(passages, alone));
  const segments = spoken.flatMap(({ start, end, speaker }, index) => {
    const { text, uncertain } = said[index]!;
    const segment = { start: rounded(start), end: rounded(end), text, speaker: `Speaker ${speaker + 1}` };
    return text === '' ? [] : [uncertain.length > 0 ? { ...segment, uncertain } : segment];
  });
  return { segments, channels: areAlike ? 'alike' : isSplit ? 'apart' : null };
}

/** `audibles`: the channels as loud as they are listened to; what leaks over is told by how loud they came. */
async function turnsOfChannels(
  channels: readonly Int16Array[],
  audibles: readonly Int16Array[],
  recogniser: Recogniser,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const [speaker, samples] of audibles.entries()) {
    const spans = await recogniser.spansOfSpeech(samples);
    const own = ownSpans(channels[speaker]!, channels[1 - speaker]!, spans);
    turns.push(...own.map((span) => ({ ...span, speaker })));
  }
  return turns.sort((one, other) => one.start - other.start);
}

async function turnsOfOne(samples: Int16Array, recogniser: Recogniser): Promise<Turn[]> {
  const spans = await recogniser.spansOfSpeech(samples);
  return separateSpeakers(samples, spans, await recogniser.voicesIn(samples, spans));
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
