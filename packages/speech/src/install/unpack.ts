// A model's files in a folder of one's own: copied from a folder, or unpacked from the archive in which models are published.
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { RefusedModel } from './refused-model.ts';
import { tarFiles } from './tar-entries.ts';

/** The largest published models have 3 GB. */
const mostModelBytes = 4 * 1024 ** 3;
/** Bytes of everything that an archive holds, samples included. */
const mostArchiveBytes = 8 * 1024 ** 3;
const isModelFile = (path: string) => /\.(onnx|ort|weights|data|txt|model|vocab)$/i.test(path);

/** Puts the files that a model can be made of into `target`, by their names alone. Throws RefusedModel. */
export async function unpackModel(source: string, target: string, limits = { mostModelBytes, mostArchiveBytes }) {
  const found = await stat(source).catch(() => null);
  if (!found) throw new RefusedModel(`There is no ${source}`);
  await mkdir(target, { recursive: true });
  if (found.isDirectory()) await copyFolder(source, target, limits.mostModelBytes);
  else await unpackArchive(source, target, limits);
}

/** Without what names an archive. */
export const modelNameOf = (source: string) => basename(source).replace(/\.(tar\.bz2|tar\.gz|tgz|tbz2|tar)$/i, '');

async function copyFolder(source: string, target: string, most: number): Promise<void> {
  let total = 0;
  for (const name of await readdir(source)) {
    const path = join(source, name);
    const found = await stat(path);
    if (!found.isFile() || !isModelFile(name)) continue;
    total += found.size;
    if (total > most) throw tooLarge(most);
    await copyFile(path, join(target, name));
  }
}

async function unpackArchive(
  source: string,
  target: string,
  { mostModelBytes: most, mostArchiveBytes: mostInAll }: { mostModelBytes: number; mostArchiveBytes: number },
): Promise<void> {
  let written = 0;
  const top = new Set<string>();
  for await (const { path, size, chunks } of tarFiles(within(await decompressed(source), mostInAll))) {
    const folders = dirname(path);
    // `sherpa-onnx-…/tokens.txt`: what lies deeper (samples, documents) is no part of a model.
    if (!isModelFile(path) || folders.includes('/')) continue;
    top.add(folders);
    if (top.size > 1)
      throw new RefusedModel('The archive has several folders with models: unpack it, and install one of them');
    written += size;
    if (written > most) throw tooLarge(most);
    await pipeline(Readable.from(chunks), createWriteStream(join(target, basename(path)), { flags: 'wx' }));
  }
}

const tooLarge = (most: number) =>
  new RefusedModel(`The model has more than ${Math.floor(most / 1024 ** 2)} MiB: choose a smaller one`);

async function* within(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > most)
      throw new RefusedModel(`The archive unpacks to more than ${Math.floor(most / 1024 ** 2)} MiB: it is no model`);
    yield chunk;
  }
}

/** The kind of its first bytes: gzip, bzip2 or plain. */
async function decompressed(source: string): Promise<AsyncIterable<Buffer>> {
  const first = await firstBytes(source);
  const file = createReadStream(source);
  if (first.startsWith('1f8b')) return chained(file, createGunzip());
  if (!first.startsWith('425a68')) return file;
  const program = spawn('bzip2', ['-dc'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve, reject) => {
    program.once('error', () =>
      reject(
        new RefusedModel(
          'This archive needs bzip2, which is not installed: install it, or unpack the archive and name its folder',
        ),
      ),
    );
    program.once('close', (code) => (code === 0 ? resolve() : reject(damaged())));
  });
  ended.catch(() => {});
  // It ends early where what it writes is no longer read.
  pipeline(file, program.stdin).catch(() => {});
  return (async function* () {
    try {
      yield* program.stdout as AsyncIterable<Buffer>;
      await ended;
    } finally {
      program.kill();
    }
  })();
}

async function* chained(file: NodeJS.ReadableStream, gunzip: NodeJS.ReadWriteStream): AsyncGenerator<Buffer> {
  const flowing = pipeline(file, gunzip).catch(() => {});
  try {
    yield* gunzip as unknown as AsyncIterable<Buffer>;
  } catch {
    throw damaged();
  }
  await flowing;
}

const damaged = () => new RefusedModel('The archive is damaged or incomplete: download it again');

async function firstBytes(path: string): Promise<string> {
  for await (const chunk of createReadStream(path, { end: 3 })) return (chunk as Buffer).toString('hex');
  throw new RefusedModel(`${path} is empty`);
}
