// Recordings beyond what an endpoint takes at once: cut, asked piece by piece, joined with the times of the whole.
import { openAsBlob } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { earshotError } from '@earshot/core';
import type { RawSegment } from '../conversation/raw.ts';
import { frames, type Pcm } from '../decoding/index.ts';
import { type Piece, piecesOf } from './cut-recording.ts';
import { type Ask, type Asked, createFleet } from './endpoint-fleet.ts';
import type { EndpointHealth } from './endpoint-health.ts';
import type { FleetSettings } from './endpoint-settings.ts';
import { joinOverlapping } from './join-pieces.ts';
import { loudness } from './loudness.ts';
import { createWav, cutWav, wavPiece } from './mono-wav.ts';
import type { KnownSpeaker } from './openai-endpoint.ts';
import { decodePcm } from './pcm.ts';
import type { Recording, Transcription } from './transcriber.ts';

const usualMostBytes = 24 * 1024 * 1024;
/** The gpt-4o models take 1400 s at once. */
const mostSeconds = 1_300;
const pieceSeconds = 600;
const bytesPerSample = 2;
/** A sample of a voice, which other pieces are told. */
const sampleSeconds = { shortest: 2, longest: 10 };
const mostKnownSpeakers = 4;

/** `areAside`: pieces are heard side by side, and long recordings are cut even where an endpoint would take them whole. */
export function transcribeInPieces(settings: FleetSettings, roster: readonly EndpointHealth[], areAside: boolean) {
  const { ask } = createFleet(settings, roster);
  const { mostBytes = usualMostBytes } = settings;
  const isLimited = settings.endpoints.some(({ model }) => /gpt-4o/.test(model));
  return async (recording: Recording, signal?: AbortSignal): Promise<Transcription> => {
    const { size } = await stat(recording.path);
    const isShort = recording.durationSeconds <= mostSeconds;
    const fits = size <= mostBytes && (isShort || !isLimited);
    const whole = async () => ask({ ...(await wholeFile(recording)), ...ownerOf(recording) }, signal);
    if (fits && (isShort || !areAside)) return transcriptionOf(await whole());
    const pcm = await decodePcm(recording, 1, signal);
    if (!pcm && fits) return transcriptionOf(await whole());
    if (!pcm) throw earshotError('transcriberLimit');
    const path = `${recording.path}-mono.wav`;
    try {
      const longest = Math.min(pieceSeconds, Math.floor(mostBytes / (pcm.rate * bytesPerSample)) - 1);
      const pieces = piecesOf(await writeMono(path, pcm), longest);
      return await askPieces(ask, { path, rate: pcm.rate, pieces, recording, areAside }, signal);
    } finally {
      await rm(path, { force: true });
    }
  };
}

const transcriptionOf = ({ segments, language }: Asked): Transcription => ({ segments, language });

const ownerOf = ({ owner = '' }: Recording) => ({ owner, tellsSpeakers: null });

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

interface CutRecording {
  path: string;
  rate: number;
  pieces: readonly Piece[];
  recording: Recording;
  areAside: boolean;
}

async function askPieces(
  ask: Ask,
  { path, rate, pieces, recording, areAside }: CutRecording,
  signal?: AbortSignal,
): Promise<Transcription> {
  const known: KnownSpeaker[] = [];
  const heard: Asked[] = [];
  const calledOff = new AbortController();
  const either = signal ? AbortSignal.any([signal, calledOff.signal]) : calledOff.signal;

  /** At the times of the whole. */
  async function hear({ start, end }: Piece): Promise<Asked> {
    const question = {
      audio: await wavPiece(path, rate, start, end),
      container: 'wav' as const,
      language: recording.isLanguageStated ? recording.language : null,
      // Voices of later answers are not for this question.
      known: [...known],
      ...ownerOf(recording),
      tellsSpeakers: heard[0]?.tellsSpeakers ?? null,
    };
    const answer = await ask(question, either);
    const moved = (seconds: number | null) => (seconds === null ? null : seconds + start);
    const segments = answer.segments.map((segment) => ({
      ...segment,
      start: moved(segment.start),
      end: moved(segment.end),
    }));
    return { ...answer, segments };
  }

  /** Hears pieces with the voices known by now. Where one brings a new voice, later ones with strangers are heard again: it may be theirs. */
  async function hearTogether(indexes: readonly number[]): Promise<void> {
    for (let waiting = indexes; waiting.length > 0; ) {
      const told = known.map(({ name }) => name);
      const answers = await Promise.all(waiting.map((index) => hear(pieces[index]!)));
      for (const [at, index] of waiting.entries()) heard[index] = answers[at]!;
      const isStrange = (index: number) =>
        heard[index]!.tellsSpeakers &&
        heard[index]!.segments.some(({ speaker }) => speaker !== null && !told.includes(speaker));
      const strange = waiting.filter(isStrange);
      let next: number[] = [];
      for (const [at, index] of strange.entries()) {
        if (!(await learnVoices(known, heard[index]!.segments, path, rate))) continue;
        next = strange.slice(at + 1);
        break;
      }
      waiting = next;
    }
  }

  const [first, ...rest] = pieces.keys();
  try {
    // The first one tells whether there are voices to tell the others of.
    await hearTogether([first!]);
    if (areAside) await hearTogether(rest);
    else for (const index of rest) await hearTogether([index]);
  } catch (error) {
    // Before the file goes that the others are read from.
    calledOff.abort(error);
    throw error;
  }
  const language = heard.findLast(({ segments }) => segments.length > 0)?.language ?? recording.language;
  return { segments: joined(pieces, heard), language };
}

function joined(pieces: readonly Piece[], heard: readonly Asked[]): RawSegment[] {
  let all: RawSegment[] = [];
  for (const [index, { segments }] of heard.entries()) {
    const [last, { start }] = [pieces[index - 1], pieces[index]!];
    if (!last || last.end <= start) all.push(...segments);
    else all = joinOverlapping(all, segments, { from: start, cut: last.cut, to: last.end });
  }
  return all;
}

/** Adds a sample of each voice that is new; whether there was one. */
async function learnVoices(known: KnownSpeaker[], segments: readonly RawSegment[], path: string, rate: number) {
  const length = ({ start, end }: RawSegment) => (start === null || end === null ? 0 : end - start);
  const before = known.length;
  for (const segment of segments.toSorted((a, b) => length(b) - length(a))) {
    const { speaker, start } = segment;
    if (known.length === mostKnownSpeakers || length(segment) < sampleSeconds.shortest) break;
    if (speaker === null || start === null || known.some(({ name }) => name === speaker)) continue;
    const end = start + Math.min(length(segment), sampleSeconds.longest);
    known.push({ name: speaker, wav: await cutWav(path, rate, start, end) });
  }
  return known.length > before;
}
