// What a chosen file is, and what is wrong with it: told before anything is sent (docs/contract.md#limits-procedure-style; docs/decisions/audio.md#d27).
import type { RecordingLimits } from '../../session/recording-limits.ts';
import type en from './texts/en.ts';

type SourceKind = 'recording' | 'transcript';
export type Problem = 'format' | 'tooLarge' | 'longText' | 'tooLong' | 'empty' | 'unheard';

export const recordingFormats = ['mp3', 'wav', 'm4a', 'ogg', 'flac', 'webm'] as const;
/** By the end of the name; the server looks into the file. */
const recordingEndings: readonly string[] = [...recordingFormats, 'mp4', 'opus', 'oga', 'weba'];
export const transcriptEndings = ['txt', 'vtt', 'srt', 'json', 'csv', 'md'] as const;

/** As the document says it of TranscriptText (docs/decisions/requests.md#d61); a test holds them together. */
export const maxTranscriptMb = 2;

/** For a file field. */
export const acceptedFiles = [...recordingEndings, ...transcriptEndings].map((ending) => `.${ending}`).join(',');
export const acceptedTranscripts = transcriptEndings.map((ending) => `.${ending}`).join(',');

type Named = Pick<File, 'name' | 'type' | 'size'>;

export function kindOf({ name, type }: Named): SourceKind | null {
  const ending = name.includes('.') ? name.split('.').pop()!.toLowerCase() : '';
  if (recordingEndings.includes(ending)) return 'recording';
  if (transcriptEndings.some((known) => known === ending)) return 'transcript';
  // If the name of a file tells nothing, the system may know more.
  if (/^audio\/(mpeg|mp3|wave?|x-wav|mp4|x-m4a|m4a|ogg|opus|x?-?flac|webm)$/.test(type)) return 'recording';
  return type === 'text/plain' ? 'transcript' : null;
}

export const bytesOfMb = 1024 * 1024;

/** Whether a text is longer than a transcript may be. */
export const isLongText = (text: string) => new Blob([text]).size > maxTranscriptMb * bytesOfMb;

/** `seconds` is null while, or where, the browser cannot tell. */
export function problemOf(file: Named, seconds: number | null, limits: RecordingLimits): Problem | null {
  const kind = kindOf(file);
  if (!kind) return 'format';
  if (file.size === 0) return 'empty';
  if (kind === 'transcript') return file.size > maxTranscriptMb * bytesOfMb ? 'longText' : null;
  if (limits.isUnheard) return 'unheard';
  if (file.size > limits.megabytes * bytesOfMb) return 'tooLarge';
  return seconds !== null && seconds > limits.hours * 3600 ? 'tooLong' : null;
}

/** Length of a recording as the browser reads it; null where it cannot. */
export function secondsOf(file: File): Promise<number | null> {
  if (kindOf(file) !== 'recording') return Promise.resolve(null);
  return new Promise((resolve) => {
    const audio = new Audio();
    const url = URL.createObjectURL(file);
    const end = (seconds: number | null) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    audio.preload = 'metadata';
    audio.onloadedmetadata = () => end(Number.isFinite(audio.duration) ? audio.duration : null);
    audio.onerror = () => end(null);
    audio.src = url;
  });
}

/** The text of a file in the encodings that text files have: UTF-8, UTF-16, else that of older Windows programs. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What is wrong with a file, in words. */
export function problemText(
  problem: Problem,
  { problems }: Pick<typeof en, 'problems'>,
  limits: RecordingLimits,
): string {
  if (problem === 'tooLarge') return problems.tooLarge(limits.megabytes);
  if (problem === 'tooLong') return problems.tooLong(limits.hours);
  return problem === 'longText' ? problems.longText(maxTranscriptMb) : problems[problem];
}
