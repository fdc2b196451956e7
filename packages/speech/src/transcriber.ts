// The transcriber `local`: what @earshot/engine asks of one, done by the child process.
import { createRequire } from 'node:module';
import { type ErrorKey, earshotError } from '@earshot/core';
import type { SpeechOptions, Transcriber } from '@earshot/engine';
import { DecodingFailure, type DecodingFailureKind } from '@earshot/engine/decoding';
import { packagedFolder, readModel } from './model-folder.ts';
import { type RecogniserProcess, recogniserProcess } from './recogniser-process.ts';

/**
 * Opens the offline transcriber: its weights and its addon are looked for, nothing is loaded yet. Rejects with an Error that says what
 * is missing. Recordings in a language that the weights do not know must not be given to it (docs/decisions/access.md#d54): fluent nonsense would come out.
 */
export async function openTranscriber(
  { modelFolder, log }: SpeechOptions,
  child: RecogniserProcess = recogniserProcess(),
): Promise<Transcriber> {
  const model = await readModel(modelFolder ?? packagedFolder);
  findAddon();
  return {
    name: 'local',
    languages: model.languages,
    separatesChannels: true,
    capacity: 1,
    async transcribe({ path, container, channels, durationSeconds, language }, signal) {
      if (!model.languages.includes(language))
        throw new Error(`The speech model ${model.name} does not know '${language}'`);
      const startedMs = performance.now();
      try {
        const segments = await child.hear({ model, path, container, channels, durationSeconds }, signal);
        const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
        log(
          `Offline recognition (${model.name}): ${durationSeconds.toFixed(1)} s heard in ${seconds} s, ${segments.length} segments`,
        );
        return { segments, language };
      } catch (error) {
        throw error instanceof DecodingFailure ? earshotError(contractErrors[error.kind]) : error;
      }
    },
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

function findAddon(): void {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `sherpa-onnx-${platform}-${process.arch}`;
  try {
    createRequire(createRequire(import.meta.url).resolve('sherpa-onnx-node')).resolve(`${name}/sherpa-onnx.node`);
  } catch {
    throw new Error(`the package ${name} is not installed`);
  }
}
