// The models that are there, and which of them hears a language: what the settings name, then what was installed, then what this package carries.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@earshot/core';
import { packagedFolder, readModel, type SpeechModel, whisperFolder } from './model-folder.ts';

export interface ModelFolders {
  /** `EARSHOT_SPEECH_MODEL_DIR`; it must be right. */
  readonly modelFolder: string | null;
  /** `EARSHOT_SPEECH_INSTALLED_DIR`: of `earshot speech install`. */
  readonly installedFolder: string | null;
  readonly log: (message: string) => void;
}

/** Those that come first are chosen first. Rejects where none is there, with what is missing. */
export async function availableModels({ modelFolder, installedFolder, log }: ModelFolders): Promise<SpeechModel[]> {
  const models = modelFolder === null ? [] : [await readModel(modelFolder)];
  for (const folder of installedFolder === null ? [] : await foldersIn(installedFolder)) {
    const model = await readModel(folder).catch(
      (error: Error) => void log(`An installed model is left out: ${error.message}`),
    );
    if (model) models.push(model);
  }
  const missing: Error[] = [];
  for (const folder of [packagedFolder, whisperFolder])
    await readModel(folder).then(
      (model) => models.push(model),
      (error: Error) => missing.push(error),
    );
  if (models.length === 0) throw missing[0];
  return models;
}

/** The first that knows the language. */
export const modelFor = (models: readonly SpeechModel[], language: Language): SpeechModel | null => {
  const model = models.find(({ languages }) => languages.includes(language));
  return model ? inLanguage(model, language) : null;
};

/** One that tells languages apart: Whisper, which knows them all. */
export const languageModel = (models: readonly SpeechModel[]): SpeechModel | null =>
  models.find(({ recogniser, languages }) => 'whisper' in recogniser && languages.length > 1) ?? null;

/** Whisper and Canary are told which language to write. */
export function inLanguage(model: SpeechModel, language: Language): SpeechModel {
  const { whisper, canary } = model.recogniser as Record<string, object | undefined>;
  const told = {
    ...(whisper && { whisper: { ...whisper, language } }),
    ...(canary && { canary: { ...canary, srcLang: language, tgtLang: language } }),
  };
  return { ...model, recogniser: { ...model.recogniser, ...told } };
}

async function foldersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      // A link that leads nowhere is reported like any folder without a model, and the other models still hear.
      .map(async (name) => ({
        path: join(folder, name),
        at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
      })),
  );
  return found.sort((one, other) => other.at - one.at).map(({ path }) => path);
}
