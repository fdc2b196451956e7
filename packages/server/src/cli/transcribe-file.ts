// Transcription of recordings for `earshot analyze`, by the transcriber of the settings, which is opened once and only if there is a recording.
import { resolve } from 'node:path';
import type { Language } from '@earshot/core';
import { type Transcription, transcribeRecording, transcriptOf } from '@earshot/engine/transcription';
import { containerOfFile, measureAudio } from '../analyses/audio-length/measure-audio.ts';
import { requireTranscriber } from '../analyses/transcription.ts';
import { createLog } from '../log.ts';
import type { Settings } from '../settings.ts';
import { openTranscriberQueue, type TranscriberQueue } from '../transcriber-queue.ts';
import { NoTranscriptError } from './command.ts';

export interface TranscribedFile {
  heard: Transcription & { transcript: string };
  seconds: number;
}

export interface FileTranscriber {
  /** Throws NoTranscriptError, or the contract's errors for audio that can't be used and for a language without a transcriber. */
  transcribe(file: string): Promise<TranscribedFile>;
  close(): Promise<void>;
}

/** `language`: null where it is to be told by the speech. */
export function fileTranscriber(language: Language | null, settings: Settings): FileTranscriber {
  const log = createLog(settings.EARSHOT_LOG_LEVEL === 'info' ? 'warn' : settings.EARSHOT_LOG_LEVEL);
  let opened: Promise<TranscriberQueue> | null = null;
  return {
    transcribe: async (file) => {
      const path = resolve(file);
      const container = await containerOfFile(path);
      if (container === null)
        throw new NoTranscriptError(`${file} is neither text nor a recording in a supported format`);
      const measures = await measureAudio(path, container);
      opened ??= openTranscriberQueue(settings, log);
      const transcriber = await opened;
      const usual = language ?? usualLanguage(transcriber);
      requireTranscriber({ transcriber }, usual);
      const recording = { path, container, ...measures, language: usual, isLanguageStated: language !== null };
      const heard = await transcribeRecording(transcriber.forCompany(''), recording, {
        log: (message) => log.info(message),
      });
      if (heard.segments.length === 0) throw new NoTranscriptError(`${file} contains no speech`);
      return { heard: { ...heard, transcript: transcriptOf(heard.segments) }, seconds: measures.durationSeconds };
    },
    close: async () => {
      const transcriber = await opened?.catch(() => null);
      await transcriber?.close?.();
    },
  };
}

/** English, or what the transcriber knows. */
function usualLanguage({ languages }: TranscriberQueue): Language {
  return languages === 'all' || languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}
