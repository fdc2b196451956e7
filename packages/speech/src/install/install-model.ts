// Installs a model that a person has downloaded: files and kind are checked, a sentence is tried, and the folder appears whole or not at all.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@earshot/core';
import type { InstalledModel, InstallOptions } from '@earshot/engine';
import { inLanguage } from '../model-choice.ts';
import { descriptionFile, readModel, type SpeechModel } from '../model-folder.ts';
import type { RecogniserProcess } from '../recogniser-process.ts';
import { findModel } from './model-kinds.ts';
import { RefusedModel } from './refused-model.ts';
import { trySentence } from './trial.ts';
import { modelNameOf, unpackModel } from './unpack.ts';

/** The name of a folder begins so while it is written; the next installation removes what a killed one left. */
const staging = '.installing-';
const stagedHours = 6;

/** Throws RefusedModel with what was wrong and what to do. */
export async function installModel(options: InstallOptions, child: RecogniserProcess): Promise<InstalledModel> {
  const name = nameOf(options.name ?? modelNameOf(options.source));
  const target = join(options.folder, name);
  if (await stat(target).catch(() => null))
    throw new RefusedModel(
      `${name} is installed already: remove it first (earshot speech remove ${name}), or give another name`,
    );
  await mkdir(options.folder, { recursive: true });
  await removeLeftovers(options.folder);
  const folder = await mkdtemp(join(options.folder, staging));
  try {
    const unpacked = join(folder, 'unpacked');
    await unpackModel(options.source, unpacked);
    const found = await findModel(unpacked, modelNameOf(options.source));
    const languages = languagesOf(found.languages, options.languages);
    const files: Record<string, { bytes: number; sha256: string }> = {};
    const model = join(folder, 'model');
    await mkdir(model);
    for (const file of new Set(found.files)) {
      await rename(join(unpacked, file), join(model, file));
      files[file] = await digestOf(join(model, file));
    }
    const manifest = {
      name,
      kind: found.kind,
      languages,
      recogniser: found.recogniser,
      installedAt: new Date().toISOString(),
      files,
    };
    await writeFile(join(model, descriptionFile), `${JSON.stringify(manifest, null, 2)}\n`);
    const written = await readModel(model);
    const trials = [];
    for (const language of languages) trials.push(await trySentence(inLanguage(written, language), language, child));
    const failed = trials.find(({ isUnderstood }) => !isUnderstood);
    if (failed && !options.keepsUntried)
      throw new RefusedModel(
        `The model does not understand its trial sentence (${failed.language}): it heard "${failed.heard}" where "${failed.said}" was said. Choose another model, or name the language that it is for with --language`,
      );
    await rename(model, target);
    return { ...installed(written, manifest.installedAt, sizeOf(files)), trials };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is installed, the newest first; folders that are no models are left out. */
export async function installedModels(folder: string): Promise<InstalledModel[]> {
  const models: InstalledModel[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const [model, found] = [await readModel(path).catch(() => null), await stat(path).catch(() => null)];
    if (!model || !found) continue;
    let bytes = 0;
    for (const file of await readdir(path)) bytes += (await stat(join(path, file))).size;
    models.push(installed(model, model.installedAt ?? found.mtime.toISOString(), bytes));
  }
  return models.sort((one, other) => (other.installedAt < one.installedAt ? -1 : 1));
}

/** Throws RefusedModel if no model has that name. */
export async function removeModel(folder: string, name: string): Promise<void> {
  const path = join(folder, nameOf(name));
  if (!(await stat(join(path, descriptionFile)).catch(() => null)))
    throw new RefusedModel(`There is no installed model ${name}: earshot speech list shows the installed ones`);
  // Visible to everybody at once; the files go afterwards.
  const gone = await mkdtemp(join(folder, staging));
  await rename(path, join(gone, 'model'));
  await rm(gone, { recursive: true, force: true });
}

const installed = (model: SpeechModel, installedAt: string, bytes: number): InstalledModel => ({
  name: model.name,
  kind: model.kind ?? null,
  languages: model.languages,
  installedAt,
  bytes,
  trials: [],
});

function nameOf(text: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(text))
    throw new RefusedModel(
      `'${text.slice(0, 60)}' is no name of a model: use letters, digits, dots and hyphens (--name)`,
    );
  return text;
}

function languagesOf(found: readonly Language[] | null, named: readonly Language[]): readonly Language[] {
  if (named.length === 0) {
    if (found) return found;
    throw new RefusedModel(
      'The files do not say which language the model is for: name it with --language pt, en or es',
    );
  }
  const unknown = found && named.find((language) => !found.includes(language));
  if (unknown) throw new RefusedModel(`The model is for ${found.join(', ')}, not for ${unknown}`);
  return named;
}

const sizeOf = (files: Readonly<Record<string, { bytes: number }>>) =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

async function digestOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(staging)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > stagedHours * 3_600_000)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
