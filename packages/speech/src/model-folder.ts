// A folder of weights: what its `speech-model.json` says, with every file name made a path inside it.
import { access, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@earshot/core';

/** What the child process loads. */
export interface SpeechModel {
  readonly name: string;
  readonly languages: readonly Language[];
  /** Path of a Silero voice activity detector. */
  readonly vad: string;
  /** `modelConfig` of sherpa-onnx with absolute paths, such as `{whisper: {encoder, decoder}, tokens}`. */
  readonly recogniser: Readonly<Record<string, unknown>>;
  /** Written by `earshot speech install`: what the model is, and when it came. */
  readonly kind?: string;
  readonly installedAt?: string;
}

/** The weights inside the package: next to its built code and to its sources alike. */
export const packagedFolder = fileURLToPath(new URL('../models', import.meta.url));
/** Those for Portuguese and Spanish, which also tell languages apart. */
export const whisperFolder = fileURLToPath(new URL('../whisper', import.meta.url));
/** What tells voices apart (voice-encoder/README.md); it knows no language. */
export const packagedEncoder = fileURLToPath(new URL('../voice-encoder/voice-encoder.onnx', import.meta.url));
/** What `earshot speech install` gives a model to hear. */
export const samplesFolder = fileURLToPath(new URL('../samples', import.meta.url));
export const descriptionFile = 'speech-model.json';
/** Those that Earshot analyses. */
export const analysedLanguages: readonly Language[] = ['pt', 'en', 'es'];

/**
 * Reads a folder's description and looks for every file that it names. `vad` may be left out: the packaged detector is used.
 * Rejects with a message that says what is missing or wrong.
 */
export async function readModel(folder: string): Promise<SpeechModel> {
  const path = join(folder, descriptionFile);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`there is no ${path}`);
  });
  const description = parsed(text);
  if (!description) throw new Error(`${path} is not as the README of @earshot/speech describes it`);
  const { name, languages, vad, recogniser, kind, installedAt } = description;
  const model: SpeechModel = {
    name: name ?? basename(folder),
    languages,
    vad: vad ? join(folder, vad) : join(packagedFolder, 'silero_vad_v5.onnx'),
    recogniser: withPaths(recogniser, folder) as SpeechModel['recogniser'],
    ...(kind !== undefined && { kind }),
    ...(installedAt !== undefined && { installedAt }),
  };
  for (const file of [model.vad, ...pathsIn(model.recogniser)])
    await access(file).catch(() => {
      throw new Error(`there is no ${file}`);
    });
  return model;
}

interface Description {
  name?: string;
  languages: Language[];
  vad?: string;
  recogniser: Record<string, unknown>;
  kind?: string;
  installedAt?: string;
}

function parsed(text: string): Description | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { languages, recogniser, name, vad, kind, installedAt } = (value ?? {}) as Partial<
    Record<keyof Description, unknown>
  >;
  const isText = (part: unknown) => part === undefined || typeof part === 'string';
  const isRight =
    Array.isArray(languages) &&
    languages.length > 0 &&
    languages.every((language) => analysedLanguages.includes(language)) &&
    typeof recogniser === 'object' &&
    recogniser !== null &&
    [name, vad, kind, installedAt].every(isText);
  return isRight ? (value as Description) : null;
}

/** Strings that name a file (`tokens.txt`, `encoder.onnx`); other settings are left as they are. */
const isFileName = (value: string) => /\.(onnx|ort|txt|model|bin|vocab|json)$/.test(value);

function withPaths(value: unknown, folder: string): unknown {
  if (typeof value === 'string') return isFileName(value) ? join(folder, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPaths(part, folder)]));
}

function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return isFileName(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}
