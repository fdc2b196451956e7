// The transcriber `local`: what @earshot/engine asks of one, done by the child process.
import { createRequire } from 'node:module';
import { type ErrorKey, earshotError } from '@earshot/core';
import type { Recording, SpeechOptions, Transcriber } from '@earshot/engine';
import { DecodingFailure, type DecodingFailureKind } from '@earshot/engine/decoding';
import { availableModels, languageModel, modelFor } from './model-choice.ts';
import { analysedLanguages, type SpeechModel } from './model-folder.ts';
import { type RecogniserProcess, recogniserProcess } from './recogniser-process.ts';

/**
 * Opens the offline transcriber: its weights and its addon are looked for, nothing is loaded yet. Rejects with an Error that says what
 * is missing. Recordings in a language that no weights know must not be given to it (docs/decisions/access.md#d54): fluent nonsense would come out.
 */
export async function openTranscriber(
  { modelFolder, installedFolder = null, log }: SpeechOptions,
  child: RecogniserProcess = recogniserProcess(),
): Promise<Transcriber> {
  const models = await availableModels({ modelFolder, installedFolder, log });
  findAddon();
  const identifier = languageModel(models);
  const jobOf = (model: SpeechModel, { path, container, channels, durationSeconds }: Recording) => ({
    model,
    path,
    container,
    channels,
    durationSeconds,
  });
  return {
    name: 'local',
    languages: analysedLanguages.filter((language) => modelFor(models, language)),
    separatesChannels: true,
    capacity: 1,
    async transcribe(recording, signal) {
      const { language, durationSeconds } = recording;
      const model = modelFor(models, language);
      if (!model) throw new Error(`No speech model here knows '${language}'`);
      const startedMs = performance.now();
      const { segments, channels: lines } = await child.hear(jobOf(model, recording), signal).catch(inContract);
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      log(
        `Offline recognition (${model.name}): ${durationSeconds.toFixed(1)} s heard in ${seconds} s, ${segments.length} segments`,
      );
      return { segments, language, ...(lines && { channels: lines }) };
    },
    ...(identifier && {
      languagesSpoken: (recording: Recording, signal?: AbortSignal) =>
        child.identify(jobOf(identifier, recording), signal).catch(inContract),
    }),
    close: () => child.close(),
  };
}

/** `openTranscriber`, or null where weights or addon are missing: the reason goes to the log. */
export async function localTranscriber(options: SpeechOptions): Promise<Transcriber | null> {
  try {
    return await openTranscriber(options);
  } catch (error) {
    options.log(`Offline recognition is not available: ${(error as Error).message}`);
    return null;
  }
}

/** What a caller can do something about is the table's (docs/decisions/creation.md#d26). */
const contractErrors = {
  undecodable: 'audioUndecodable',
  trackless: 'audioWithoutTrack',
  ffmpegMissing: 'transcriberDecoder',
} as const satisfies Record<DecodingFailureKind, ErrorKey>;

function inContract(error: unknown): never {
  throw error instanceof DecodingFailure ? earshotError(contractErrors[error.kind]) : error;
}

function findAddon(): void {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `sherpa-onnx-${platform}-${process.arch}`;
  try {
    createRequire(createRequire(import.meta.url).resolve('sherpa-onnx-node')).resolve(`${name}/sherpa-onnx.node`);
  } catch {
    throw new Error(`the package ${name} is not installed`);
  }
}
