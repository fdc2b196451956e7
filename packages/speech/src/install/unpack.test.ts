// Archives of models, hostile ones among them: paths, links, bombs (issue 20, point 3).
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vocabulary, whisper, writeFiles } from './model-files.fixture.ts';
import { modelNameOf, unpackModel } from './unpack.ts';

let folder: string;
let source: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-unpack-'));
  source = join(folder, 'download', 'sherpa-onnx-whisper-tiny');
  await mkdir(source, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('archives', () => {
  const archive = (flag: string, name: string, ...more: string[]) => {
    execFileSync('tar', [
      flag,
      join(folder, name),
      '-C',
      join(folder, 'download'),
      ...more,
      'sherpa-onnx-whisper-tiny',
    ]);
    return join(folder, name);
  };
  const unpacked = async (path: string, limits?: { mostModelBytes: number; mostArchiveBytes: number }) => {
    const target = join(folder, 'unpacked');
    await unpackModel(path, target, limits);
    return (await readdir(target)).sort();
  };

  it.each([
    ['-czf', 'sherpa-onnx-whisper-tiny.tar.gz'],
    ['-cjf', 'sherpa-onnx-whisper-tiny.tar.bz2'],
    ['-cf', 'sherpa-onnx-whisper-tiny.tar'],
  ])('tar %s: the files of the model, without samples', async (flag, name) => {
    await writeFiles(source, whisper());
    await writeFiles(join(source, 'test_wavs'), { '0.wav': 'RIFF', 'trans.txt': 'x' });
    expect(modelNameOf(archive(flag, name))).toBe('sherpa-onnx-whisper-tiny');
    expect(await unpacked(join(folder, name))).toEqual(Object.keys(whisper()).sort());
  });

  it('long names, in the forms of GNU and POSIX', async () => {
    const long = `${'a-long-name-'.repeat(12)}tokens.txt`;
    await writeFiles(source, { [long]: vocabulary });
    for (const form of ['gnu', 'posix']) {
      expect(await unpacked(archive('-czf', `${form}.tar.gz`, `--format=${form}`))).toEqual([long]);
      await rm(join(folder, 'unpacked'), { recursive: true });
    }
  });

  it('links are refused', async () => {
    await symlink('/etc/passwd', join(source, 'tokens.txt'));
    await expect(unpacked(archive('-czf', 'link.tar.gz'))).rejects.toThrow('has a link or a device');
  });

  it.each(['../outside.onnx', '/etc/outside.onnx', 'a/../../outside.onnx', 'C:outside.onnx', 'a\\..\\outside.onnx'])(
    'a path that leads out of it is refused: %s',
    async (path) => {
      await writeFile(join(folder, 'hostile.tar.gz'), gzipSync(tarOf(path, Buffer.from('x'))));
      await expect(unpacked(join(folder, 'hostile.tar.gz'))).rejects.toThrow('a path that leads out of it');
    },
  );

  it('sizes that are none, names twice or too long or with what steers a terminal', async () => {
    const hostile = (content: Buffer) => writeFile(join(folder, 'hostile.tar'), content);
    const said = (fact: string) => tarOf('x', Buffer.from(`${fact.length + 4} ${fact}\n`), 'x');
    const file = tarOf('a/model.onnx', Buffer.alloc(200_000));
    for (const fact of ['size=-99999999999', 'size=none', 'size=1.5']) {
      await hostile(Buffer.concat([said(fact), file]));
      await expect(unpacked(join(folder, 'hostile.tar'))).rejects.toThrow('states no size');
    }
    await hostile(tarOf('a/model.onnx', Buffer.from('x'), '0', '-7777777777'));
    await expect(unpacked(join(folder, 'hostile.tar'))).rejects.toThrow('states no size');
    for (const [first, second] of [
      ['a/model.onnx', 'a/model.onnx'],
      ['a/model.onnx', './a/Model.onnx'],
    ]) {
      await hostile(Buffer.concat([tarOf(first!, Buffer.from('x')), tarOf(second!, Buffer.from('y'))]));
      await expect(unpacked(join(folder, 'hostile.tar'))).rejects.toThrow('twice');
      await rm(join(folder, 'unpacked'), { recursive: true });
    }
    const path = `path=${'n'.repeat(300)}.onnx`;
    await hostile(Buffer.concat([tarOf('x', Buffer.from(`${path.length + 5} ${path}\n`), 'x'), file]));
    await expect(unpacked(join(folder, 'hostile.tar'))).rejects.toThrow('too long');
    await hostile(tarOf('a/\u001b]0;title\u0007.onnx', Buffer.from('x')));
    await expect(unpacked(join(folder, 'hostile.tar'))).rejects.toThrow('control characters: "a/?]0;title?.onnx"');
  });

  it('a bomb ends at the limit, and writes no more than it', async () => {
    await writeFiles(source, { 'model.onnx': Buffer.alloc(200_000), 'tokens.txt': vocabulary });
    const bomb = archive('-czf', 'bomb.tar.gz');
    await expect(unpacked(bomb, { mostModelBytes: 100_000, mostArchiveBytes: 1e9 })).rejects.toThrow(
      'choose a smaller one',
    );
    await expect(unpacked(bomb, { mostModelBytes: 1e9, mostArchiveBytes: 100_000 })).rejects.toThrow('it is no model');
  });

  it('what is damaged, cut or something else', async () => {
    await writeFiles(source, whisper());
    const whole = await readFile(archive('-czf', 'whole.tar.gz'));
    await writeFile(join(folder, 'cut.tar.gz'), whole.subarray(0, whole.length / 2));
    await writeFile(join(folder, 'cut.tar'), tarOf('a/model.onnx', Buffer.alloc(2_000)).subarray(0, 1_500));
    await writeFile(join(folder, 'page.tar.bz2'), '<html>Not found</html>'.repeat(100));
    await writeFile(join(folder, 'empty.tar.gz'), '');
    await expect(unpacked(join(folder, 'cut.tar.gz'))).rejects.toThrow('damaged or incomplete');
    await expect(unpacked(join(folder, 'cut.tar'))).rejects.toThrow('ends in the middle of a file');
    await expect(unpacked(join(folder, 'page.tar.bz2'))).rejects.toThrow('not a tar archive');
    await expect(unpacked(join(folder, 'empty.tar.gz'))).rejects.toThrow('is empty');
    await expect(unpacked(join(folder, 'nowhere.tar.gz'))).rejects.toThrow('There is no ');
  });

  it('an archive with two models', async () => {
    await writeFiles(join(folder, 'download', 'other'), { 'tokens.txt': vocabulary });
    await writeFiles(source, { 'tokens.txt': vocabulary });
    await expect(unpacked(archive('-czf', 'two.tar.gz', 'other'))).rejects.toThrow('several folders with models');
  });
});

/** One entry, without the blocks that end an archive. */
function tarOf(path: string, content: Buffer, kind = '0', size?: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(path);
  header.write('0000644\0', 100);
  header.write(`${size ?? content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(kind, 156);
  header.write('ustar\0', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}
