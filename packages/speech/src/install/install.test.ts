// `earshot speech install`: what is a model, what is none, and that nothing is left of what was refused (issue 20, point 3).
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InstallOptions } from '@earshot/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { availableModels, modelFor } from '../model-choice.ts';
import { packagedFolder } from '../model-folder.ts';
import type { RecogniserProcess, Recorded } from '../recogniser-process.ts';
import { installedModels, installModel, removeModel } from './install-model.ts';
import { multilingual, onnx, vocabulary, whisper, writeFiles } from './model-files.fixture.ts';
import { samples } from './trial.ts';

let folder: string;
let source: string;
let heard: Recorded[];

/** Says what is said, or what it is told to. */
const child = (says?: string): RecogniserProcess => ({
  hear: async (job) => {
    heard.push(job);
    const text = says ?? Object.entries(samples).find(([language]) => job.path.includes(`${language}.opus`))![1].said;
    return { segments: [{ start: 0, end: 1, text, speaker: null }], channels: null };
  },
  identify: async () => [],
  close: async () => {},
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-install-'));
  source = join(folder, 'download', 'sherpa-onnx-whisper-tiny');
  await mkdir(source, { recursive: true });
  heard = [];
});
afterEach(() => rm(folder, { recursive: true }));

const installedFolder = () => join(folder, 'installed');
const install = (options: Partial<InstallOptions> = {}, says?: string) =>
  installModel(
    { source, folder: installedFolder(), name: null, languages: [], keepsUntried: false, ...options },
    child(says),
  );
const files = (named: Record<string, Buffer | string>, at = source) => writeFiles(at, named);

describe('kinds of models, as sherpa-onnx publishes them', () => {
  const kinds: [string, string, Record<string, Buffer | string>, object, string[]][] = [
    [
      'Whisper',
      'sherpa-onnx-whisper-tiny',
      whisper(),
      { whisper: { encoder: 'tiny-encoder.int8.onnx', decoder: 'tiny-decoder.int8.onnx' }, tokens: 'tiny-tokens.txt' },
      ['pt', 'en', 'es'],
    ],
    [
      'Whisper',
      'sherpa-onnx-whisper-tiny.en',
      whisper(onnx({ model_type: 'whisper-tiny.en', is_multilingual: '0' })),
      { whisper: { encoder: 'tiny-encoder.int8.onnx' } },
      ['en'],
    ],
    [
      'Moonshine',
      'sherpa-onnx-moonshine-base-es-quantized',
      { 'encoder_model.onnx': onnx(), 'decoder_model_merged.onnx': onnx(), 'tokens.txt': vocabulary },
      { moonshine: { encoder: 'encoder_model.onnx', mergedDecoder: 'decoder_model_merged.onnx' } },
      ['es'],
    ],
    [
      'Moonshine',
      'sherpa-onnx-moonshine-tiny-en-int8',
      {
        'preprocess.onnx': onnx(),
        'encode.int8.onnx': onnx(),
        'uncached_decode.int8.onnx': onnx(),
        'cached_decode.int8.onnx': onnx(),
        'tokens.txt': vocabulary,
      },
      {
        moonshine: {
          preprocessor: 'preprocess.onnx',
          encoder: 'encode.int8.onnx',
          uncachedDecoder: 'uncached_decode.int8.onnx',
          cachedDecoder: 'cached_decode.int8.onnx',
        },
      },
      ['en'],
    ],
    [
      'Zipformer transducer',
      'sherpa-onnx-zipformer-es-2024',
      {
        'encoder-epoch-99-avg-1.int8.onnx': onnx({ model_type: 'zipformer2' }),
        'decoder-epoch-99-avg-1.onnx': onnx(),
        'joiner-epoch-99-avg-1.int8.onnx': onnx(),
        'tokens.txt': vocabulary,
      },
      { transducer: { joiner: 'joiner-epoch-99-avg-1.int8.onnx' } },
      ['es'],
    ],
    [
      'NeMo transducer',
      'sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8',
      {
        'encoder.int8.onnx': onnx({ model_type: 'EncDecRNNTBPEModel' }),
        'decoder.int8.onnx': onnx(),
        'joiner.int8.onnx': onnx(),
        'tokens.txt': vocabulary,
      },
      { transducer: { encoder: 'encoder.int8.onnx' }, modelType: 'nemo_transducer' },
      ['pt', 'en', 'es'],
    ],
    [
      'NeMo CTC',
      'sherpa-onnx-nemo-fast-conformer-ctc-es-1424-int8',
      { 'model.int8.onnx': onnx({ model_type: 'EncDecHybridRNNTCTCBPEModel' }), 'tokens.txt': vocabulary },
      { nemoCtc: { model: 'model.int8.onnx' } },
      ['es'],
    ],
  ];

  it.each(kinds)('%s: %s', async (kind, name, content, recogniser, languages) => {
    await files(content, join(folder, 'download', name));
    const model = await install({ source: join(folder, 'download', name) });
    expect(model).toMatchObject({ name, kind, languages });
    const manifest = JSON.parse(await readFile(join(installedFolder(), name, 'speech-model.json'), 'utf8'));
    expect(manifest).toMatchObject({ kind, languages, recogniser });
    expect(manifest.files['tokens.txt'] ?? manifest.files['tiny-tokens.txt']).toEqual({
      bytes: vocabulary.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(heard.map(({ path }) => /(..)\.opus$/.exec(path)![1])).toEqual(languages);
    expect(await readdir(installedFolder())).toEqual([name]);
  });

  it('Whisper is told which language it writes', async () => {
    await files(whisper());
    await install({ languages: ['pt'] });
    expect(heard[0]!.model.recogniser).toMatchObject({ whisper: { language: 'pt', task: 'transcribe' } });
  });
});

describe('installed models', () => {
  it('the newest goes before what the package carries, for the languages that it knows; removed, it is gone', async () => {
    await files(whisper());
    await install({ languages: ['pt'], name: 'portuguese' });
    const folders = { modelFolder: null, installedFolder: installedFolder(), log: () => {} };
    expect(modelFor(await availableModels(folders), 'pt')?.name).toBe('portuguese');
    expect(modelFor(await availableModels(folders), 'es')?.name).not.toBe('portuguese');
    expect(await installedModels(installedFolder())).toMatchObject([{ name: 'portuguese', languages: ['pt'] }]);
    await removeModel(installedFolder(), 'portuguese');
    expect(await installedModels(installedFolder())).toEqual([]);
    expect(await readdir(installedFolder())).toEqual([]);
    await expect(removeModel(installedFolder(), 'portuguese')).rejects.toThrow('no installed model portuguese');
    await expect(removeModel(installedFolder(), '../download')).rejects.toThrow('no name of a model');
  });

  it('one that is broken later is left out, with a line in the log', async () => {
    await files(whisper());
    await install({ name: 'broken' });
    await rm(join(installedFolder(), 'broken', 'tiny-tokens.txt'));
    const log: string[] = [];
    await availableModels({ modelFolder: null, installedFolder: installedFolder(), log: (line) => log.push(line) });
    expect(log).toEqual([expect.stringContaining('An installed model is left out: there is no ')]);
  });

  it('a link that leads nowhere is left out, and the others still hear', async () => {
    await files(whisper());
    await install({ name: 'whole' });
    await symlink(join(folder, 'gone'), join(installedFolder(), 'dangling'));
    const log: string[] = [];
    const folders = { modelFolder: null, installedFolder: installedFolder(), log: (line: string) => log.push(line) };
    expect((await availableModels(folders))[0]?.name).toBe('whole');
    expect(log).toHaveLength(1);
    await rm(join(installedFolder(), 'dangling'));
  });
});

describe('what is refused, and leaves nothing', () => {
  afterEach(async () => {
    const left = await readdir(installedFolder()).catch(() => []);
    expect(left.filter((name) => name !== 'kept')).toEqual([]);
  });

  it.each([
    ['a folder without a model', { 'notes.txt': 'x' }, 'There is no tokens.txt (there are notes.txt)'],
    ['no decoder', { 'tiny-encoder.onnx': multilingual, 'tokens.txt': vocabulary }, 'no model that Earshot knows'],
    [
      'a pointer of Git LFS',
      { ...whisper(), 'tiny-encoder.int8.onnx': 'version https://git-lfs' },
      'is not an ONNX model',
    ],
    ['half a file', { ...whisper(), 'tiny-encoder.int8.onnx': multilingual.subarray(0, 20) }, 'is incomplete'],
    ['another encoder', whisper(onnx()), 'is not a Whisper encoder as sherpa-onnx exports it'],
    ['no vocabulary', { ...whisper(), 'tiny-tokens.txt': 'Not: found' }, 'is not the list of a vocabulary'],
    [
      'a vocabulary of 33 MiB',
      { ...whisper(), 'tiny-tokens.txt': Buffer.alloc(33 * 1024 ** 2, 'a 1\n') },
      'too large for a vocabulary',
    ],
    [
      'facts without end',
      whisper(Buffer.concat([multilingual, Buffer.alloc(40_000, Buffer.from([8, 9]))])),
      'is not an ONNX model',
    ],
  ] as const)('%s', async (_name, content, message) => {
    await files(content as Record<string, Buffer | string>);
    await expect(install()).rejects.toThrow(message);
  });

  it('a model that does not say its language, or is not for the named one', async () => {
    const parts = { 'encoder_model.onnx': onnx(), 'decoder_model_merged.onnx': onnx(), 'tokens.txt': vocabulary };
    await files(parts, join(folder, 'download', 'moonshine'));
    await expect(install({ source: join(folder, 'download', 'moonshine') })).rejects.toThrow('name it with --language');
    await files(whisper(onnx({ model_type: 'whisper-tiny.en', is_multilingual: '0' })));
    await expect(install({ languages: ['pt'] })).rejects.toThrow('The model is for en, not for pt');
  });

  it('one that does not understand its sentence; with --force it is installed', async () => {
    await files(whisper());
    await expect(install({ name: 'kept' }, 'Thank you for watching')).rejects.toThrow(
      'it heard "Thank you for watching"',
    );
    const forced = await install({ name: 'kept', keepsUntried: true }, 'Thank you for watching');
    expect(forced.trials.map(({ isUnderstood }) => isUnderstood)).toEqual([false, false, false]);
    await expect(install({ name: 'kept' })).rejects.toThrow('kept is installed already: remove it first');
  });

  it('one that ends the engine’s process', async () => {
    await files(whisper());
    const crash = {
      ...child(),
      hear: () => Promise.reject(new Error('The speech recogniser ended unexpectedly (SIGABRT)')),
    };
    const options = { source, folder: installedFolder(), name: null, languages: [], keepsUntried: true };
    await expect(installModel(options, crash)).rejects.toThrow('cannot run this model: The speech recogniser ended');
  });
});

it('the packaged English weights, in the form in which sherpa-onnx publishes Moonshine, are a model', async () => {
  if (!(await readdir(packagedFolder).catch(() => [] as string[])).includes('tokens.txt')) return;
  for (const name of ['encoder_model.onnx', 'decoder_model_merged.onnx', 'tokens.txt'])
    await copyFile(join(packagedFolder, name), join(source, name));
  expect(await install({ languages: ['en'] })).toMatchObject({ kind: 'Moonshine', languages: ['en'] });
});
