// Recordings beyond what the endpoint takes at once: cut where it is quiet, asked piece by piece, joined with the times of the whole.
import { openAsBlob } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { earshotError } from '@earshot/core';
import type { RawSegment } from '../conversation/raw.ts';
import { frames, type Pcm } from '../decoding/index.ts';
import { loudness } from './loudness.ts';
import { createWav, cutWav, wavPiece } from './mono-wav.ts';
import { type Ask, createEndpoint, type KnownSpeaker, type OpenAiTranscriberSettings } from './openai-endpoint.ts';
import { decodePcm } from './pcm.ts';
import type { Recording, Transcription } from './transcriber.ts';

const usualMostBytes = 24 * 1024 * 1024;
/** The gpt-4o models take 1400 s at once. */
const mostSeconds = 1_300;
const pieceSeconds = 600;
/** How much earlier than that a pause is looked for. */
const searchSeconds = 120;
const bytesPerSample = 2;
/** Of a voice that later pieces are told. */
const sampleSeconds = { shortest: 2, longest: 10 };
const mostKnownSpeakers = 4;

export function transcribeInPieces(settings: OpenAiTranscriberSettings) {
  const endpoint = createEndpoint(settings);
  const { mostBytes = usualMostBytes } = settings;
  return async (recording: Recording, signal?: AbortSignal): Promise<Transcription> => {
    const { size } = await stat(recording.path);
    const fits = size <= mostBytes && (recording.durationSeconds <= mostSeconds || !/gpt-4o/.test(settings.model));
    if (fits) return endpoint.ask(await wholeFile(recording), signal);
    const pcm = await decodePcm(recording, 1, signal);
    if (!pcm) throw earshotError('transcriberLimit');
    const path = `${recording.path}-mono.wav`;
    try {
      const longest = Math.min(pieceSeconds, Math.floor(mostBytes / (pcm.rate * bytesPerSample)) - 1);
      const cuts = cutsOf(await writeMono(path, pcm), longest);
      return await askPieces(
        endpoint.ask,
        { path, rate: pcm.rate, cuts, recording, tells: endpoint.tellsSpeakers },
        signal,
      );
    } finally {
      await rm(path, { force: true });
    }
  };
}

async function wholeFile({ path, container, language, isLanguageStated }: Recording) {
  return { audio: await openAsBlob(path), container, language: isLanguageStated ? language : null, known: [] };
}

async function writeMono(path: string, pcm: Pcm) {
  const [wav, level] = [await createWav(path, pcm.rate), loudness(pcm.rate)];
  try {
    for await (const samples of frames(pcm)) {
      level.add(samples);
      await wav.write(samples);
    }
  } finally {
    await wav.close();
  }
  return level;
}

/** Seconds at which pieces begin and end: at the quietest moment before they would be too long. */
export function cutsOf(level: ReturnType<typeof loudness>, longest: number): number[] {
  const end = level.seconds();
  const cuts = [0];
  for (let start = 0; end - start > longest; start = cuts.at(-1)!)
    cuts.push(level.quietest(start + Math.max(longest / 2, longest - searchSeconds), start + longest));
  return [...cuts, end];
}

interface Pieces {
  path: string;
  rate: number;
  cuts: readonly number[];
  recording: Recording;
  /** Whether the endpoint tells speakers apart: then each piece is told the voices of those before. */
  tells: () => boolean;
}

async function askPieces(
  ask: Ask,
  { path, rate, cuts, recording, tells }: Pieces,
  signal?: AbortSignal,
): Promise<Transcription> {
  const segments: RawSegment[] = [];
  const known: KnownSpeaker[] = [];
  let language: string = recording.language;
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const audio = await wavPiece(path, rate, start, cuts[index + 1]!);
    const stated = recording.isLanguageStated ? recording.language : null;
    const heard = await ask({ audio, container: 'wav', language: stated, known }, signal);
    const shifted = heard.segments.map((segment) => ({
      ...segment,
      start: segment.start === null ? null : segment.start + start,
      end: segment.end === null ? null : segment.end + start,
    }));
    segments.push(...shifted);
    if (heard.segments.length > 0) ({ language } = heard);
    if (tells()) await learnVoices(known, shifted, path, rate);
  }
  return { segments, language };
}

/** Adds a sample of each voice that is new. */
async function learnVoices(known: KnownSpeaker[], segments: readonly RawSegment[], path: string, rate: number) {
  const length = ({ start, end }: RawSegment) => (start === null || end === null ? 0 : end - start);
  const byLength = segments.toSorted((a, b) => length(b) - length(a));
  for (const segment of byLength) {
    const { speaker, start } = segment;
    if (known.length === mostKnownSpeakers || length(segment) < sampleSeconds.shortest) return;
    if (speaker === null || start === null || known.some(({ name }) => name === speaker)) continue;
    const end = start + Math.min(length(segment), sampleSeconds.longest);
    known.push({ name: speaker, wav: await cutWav(path, rate, start, end) });
  }
}
