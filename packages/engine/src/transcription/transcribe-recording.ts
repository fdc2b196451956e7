// What every transcriber is asked through: channels apart, one speaker each; their words joined in spoken order.
import type { RawSegment } from '../conversation/raw.ts';
import { countWords } from '../conversation/words.ts';
import { leakOf, leakWindowSeconds } from '../decoding/index.ts';
import { withoutInvented } from '../transcript/speech/invented.ts';
import { withoutSoundMarks } from '../transcript/speech/sound-marks.ts';
import { silentLine } from './loudness.ts';
import { type Channel, removeAll, splitChannels } from './split-channels.ts';
import { spokenLanguage } from './spoken-language.ts';
import type { Recording, Transcriber, Transcription } from './transcriber.ts';

/** The share of a segment's time in which its line has more than what leaks over from the other. */
const leastOwn = 0.3;

/** What transcribers call the speakers of lines that are apart. */
const labelsOfChannels = ['Speaker 1', 'Speaker 2'] as const;

export interface TranscribeOptions {
  /** One line without transcript content. */
  log: (message: string) => void;
  signal?: AbortSignal;
}

/** Segments without words, and captions that recognisers invent, are left out; no segments at all mean no speech. Throws as Transcriber.transcribe does. */
export async function transcribeRecording(
  transcriber: Transcriber,
  given: Recording,
  { log, signal }: TranscribeOptions,
): Promise<Transcription> {
  const recording = { ...given, language: await spokenLanguage(transcriber, given, signal) };
  const apart = recording.channels === 2 && !transcriber.separatesChannels;
  const channels = apart ? await splitChannels(recording, signal) : null;
  if (apart && !channels)
    log('the channels of a recording cannot be told apart without ffmpeg; it is transcribed mixed');
  if (!channels) return spoken(await transcriber.transcribe(recording, signal), recording);
  try {
    return spoken(await transcribeChannels(transcriber, channels, recording, signal), recording);
  } finally {
    await removeAll(channels.map((channel) => channel.recording.path));
  }
}

async function transcribeChannels(
  transcriber: Transcriber,
  channels: readonly Channel[],
  { language }: Recording,
  signal: AbortSignal | undefined,
): Promise<Transcription> {
  const [first] = channels;
  if (!first) return { segments: [], language };
  if (channels.length === 1) {
    const heard = await transcriber.transcribe(first.recording, signal);
    return first.isOnBoth ? { ...heard, channels: 'alike' } : heard;
  }
  const heard = await Promise.all(channels.map(({ recording }) => transcriber.transcribe(recording, signal)));
  const levels = channels.map(({ loudness }) => loudness.levels(leakWindowSeconds)) as [number[], number[]];
  const segments = heard.flatMap(({ segments: said }, index) => {
    const [own, other] = [levels[index]!, levels[1 - index]!];
    const leak = leakOf(own, other);
    return said
      .filter((segment) => wasSpokenAt(segment, own, other, leak))
      .map((segment) => ({ ...segment, speaker: labelsOfChannels[index]! }));
  });
  const longest = heard.reduce((a, b) => (b.segments.length > a.segments.length ? b : a));
  segments.sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  return { segments, language: longest.language, channels: 'apart' };
}

/** By the levels of both lines, window after window. */
function wasSpokenAt({ start, end }: RawSegment, own: number[], other: number[], leak: number): boolean {
  if (start === null || end === null) return true;
  const from = Math.floor(start / leakWindowSeconds);
  const to = Math.max(from + 1, Math.ceil(end / leakWindowSeconds));
  const windows = own.slice(from, to);
  const spoken = windows.filter((level, at) => level > silentLine && level > leak * (other[from + at] ?? 0));
  return spoken.length > 0 && spoken.length >= leastOwn * windows.length;
}

/** Speakers are numbered in the order in which they first speak, whatever the engine calls them. */
function spoken({ segments, ...heard }: Transcription, { channelSides }: Recording): Transcription {
  const names = new Map<string, string>();
  const nameOf = (label: string) => {
    const name = names.get(label) ?? `Speaker ${names.size + 1}`;
    names.set(label, name);
    return name;
  };
  const kept = withoutInvented(segments.map(withoutSoundMarks))
    .filter(({ text }) => countWords(text) > 0)
    .map((segment) => ({
      ...segment,
      text: segment.text.trim(),
      speaker: segment.speaker === null ? null : nameOf(segment.speaker),
    }));
  if (!channelSides || heard.channels !== 'apart') return { ...heard, segments: kept };
  const sides = labelsOfChannels.flatMap((label, index) => {
    const name = names.get(label);
    return name === undefined ? [] : [[name, channelSides[index]!] as const];
  });
  return { ...heard, segments: kept, statedSides: Object.fromEntries(sides) };
}
