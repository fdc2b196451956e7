// earshot speech install | list | remove: models of offline speech recognition that a person has downloaded.
import { resolve } from 'node:path';
import type { Language } from '@earshot/core';
import type { InstalledModel, SpeechPackage } from '@earshot/engine/transcription';
import type { Command } from 'commander';
import { readSettings } from '../read-settings.ts';
import type { Settings } from '../settings.ts';
import { loadSpeech, speechPackage, transcriptionEngine } from '../transcriber-queue.ts';
import { languages } from './arguments.ts';
import { CommandError, outputFor, tableOf } from './command.ts';
import { clean } from './report-text.ts';
import { keepAlive } from './watch-end.ts';

interface InstallFlags {
  language?: Language[];
  name?: string;
  force?: boolean;
  json?: boolean;
}

export function addSpeech(program: Command): void {
  const speech = program.command('speech').description('manage the models of offline speech recognition');
  speech
    .command('install')
    .description('check a model that you have downloaded, try it, and install it')
    .argument(
      '<path>',
      'folder or archive (.tar.bz2, .tar.gz) of Whisper, Zipformer, Moonshine or NeMo, as sherpa-onnx publishes them',
    )
    .option('--language <code>', 'language that it is for: pt, en or es; repeat it for more than one', languages)
    .option('--name <name>', 'name of the installed model (default: that of the folder or archive)')
    .option('--force', 'install it even if it does not understand its trial sentence')
    .option('--json', 'print one JSON object')
    .action(async (path: string, flags: InstallFlags) => {
      const { speechModels, settings, folder } = await opened();
      const model = await told(
        speechModels.installModel({
          source: resolve(path),
          folder,
          name: flags.name ?? null,
          languages: flags.language ?? [],
          keepsUntried: flags.force ?? false,
        }),
      );
      outputFor(flags).print(model, installedText(model, settings));
    });
  speech
    .command('list')
    .description('list the installed models')
    .option('--json', 'print one JSON object')
    .action(async (flags: { json?: boolean }) => {
      const { speechModels, folder } = await opened();
      const models = await speechModels.installedModels(folder);
      const rows = models.map(({ name, kind, languages, bytes, installedAt }) => [
        clean(name),
        kind && clean(kind),
        languages.join(', '),
        megabytes(bytes),
        installedAt.slice(0, 10),
      ]);
      outputFor(flags).print(
        { models },
        tableOf(rows, `No models are installed in ${folder}. The package's own hear English, Portuguese and Spanish.`),
      );
    });
  speech
    .command('remove')
    .description('remove an installed model')
    .argument('<name>', 'its name, as earshot speech list shows it')
    .option('--json', 'print one JSON object')
    .action(async (name: string, flags: { json?: boolean }) => {
      const { speechModels, folder } = await opened();
      await told(speechModels.removeModel(folder, name));
      outputFor(flags).print({ removed: name }, `${name} is removed. Restart the server and its workers if they run.`);
    });
}

async function opened(): Promise<{ speechModels: SpeechPackage; settings: Settings; folder: string }> {
  const settings = readSettings(process.env);
  const speechModels = await loadSpeech();
  if (!speechModels) throw new CommandError(`the package ${speechPackage}, which runs the models, is not installed`);
  return { speechModels, settings, folder: resolve(settings.EARSHOT_SPEECH_INSTALLED_DIR) };
}

/** What the package refuses is for the person here. */
async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await keepAlive(work);
  } catch (error) {
    throw error instanceof Error && error.name === 'RefusedModel' ? new CommandError(clean(error.message)) : error;
  }
}

function installedText({ name, kind, languages, bytes, trials }: InstalledModel, settings: Settings): string {
  const engine = transcriptionEngine(settings) ?? 'local';
  return [
    `${name} is installed: ${kind}, ${megabytes(bytes)}, for ${languages.join(', ')}.`,
    ...trials.map(
      ({ language: code, heard, seconds, recordingSeconds, isUnderstood }) =>
        `  ${code}: "${clean(heard)}"${isUnderstood ? '' : ' (not understood)'}, ${recordingSeconds} s heard in ${seconds.toFixed(1)} s`,
    ),
    'Next:',
    ...(engine === 'local' ? [] : [`  Set EARSHOT_TRANSCRIPTION_ENGINE=local: recordings go to ${engine} now.`]),
    '  Restart the server and its workers if they run.',
    `  Try it: earshot analyze <recording> --language ${languages[0]}`,
  ].join('\n');
}

const megabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024 ** 2))} MB`;
