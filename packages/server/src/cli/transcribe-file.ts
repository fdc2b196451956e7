// Transcription of a recording for `earshot analyze`, by the transcriber of the settings.
import { resolve } from 'node:path';
import type { Language } from '@earshot/core';
import { type RawSegment, transcribeRecording, transcriptOf } from '@earshot/engine/transcription';
import { containerOfFile, measureAudio } from '../analyses/audio-length/measure-audio.ts';
import { requireTranscriber } from '../analyses/transcription.ts';
import { createLog } from '../log.ts';
import type { Settings } from '../settings.ts';
import { openTranscriberQueue } from '../transcriber-queue.ts';
import { CommandError } from './command.ts';

export interface TranscribedFile {
  transcript: string;
  segments: readonly RawSegment[];
  seconds: number;
}

/** Throws CommandError, or the contract's errors for audio that can't be used and for a language without a transcriber. */
export async function transcribeFile(file: string, language: Language, settings: Settings): Promise<TranscribedFile> {
  const path = resolve(file);
  const container = await containerOfFile(path);
  if (container === null) throw new CommandError(`${file} is neither text nor a recording in a supported format`);
  const measures = await measureAudio(path, container);
  const log = createLog(settings.EARSHOT_LOG_LEVEL === 'info' ? 'warn' : settings.EARSHOT_LOG_LEVEL);
  const transcriber = await openTranscriberQueue(settings, log);
  try {
    requireTranscriber({ transcriber }, language);
    const recording = { path, container, ...measures, language, isLanguageStated: true };
    const { segments } = await transcribeRecording(transcriber.forCompany(''), recording, {
      log: (message) => log.info(message),
    });
    if (segments.length === 0) throw new CommandError(`${file} contains no speech`);
    return { transcript: transcriptOf(segments), segments, seconds: measures.durationSeconds };
  } finally {
    await transcriber.close?.();
  }
}
