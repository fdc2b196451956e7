import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModel } from './model-folder.ts';

describe('a folder of weights (EARSHOT_SPEECH_MODEL_DIR)', () => {
  let folder: string;
  const whisper = {
    whisper: { encoder: 'encoder.onnx', decoder: 'decoder.onnx', language: 'pt' },
    tokens: 'tokens.txt',
  };
  const describeAs = (description: unknown) =>
    writeFile(
      join(folder, 'speech-model.json'),
      typeof description === 'string' ? description : JSON.stringify(description),
    );

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earshot-model-'));
    for (const file of ['encoder.onnx', 'decoder.onnx', 'tokens.txt', 'vad.onnx'])
      await writeFile(join(folder, file), '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('file names become paths inside it, other settings stay', async () => {
    await describeAs({ name: 'whisper-base', languages: ['pt', 'en'], vad: 'vad.onnx', recogniser: whisper });
    expect(await readModel(folder)).toEqual({
      name: 'whisper-base',
      languages: ['pt', 'en'],
      vad: join(folder, 'vad.onnx'),
      recogniser: {
        whisper: { encoder: join(folder, 'encoder.onnx'), decoder: join(folder, 'decoder.onnx'), language: 'pt' },
        tokens: join(folder, 'tokens.txt'),
      },
    });
  });

  it('says which file is missing', async () => {
    await rm(join(folder, 'decoder.onnx'));
    await describeAs({ languages: ['pt'], vad: 'vad.onnx', recogniser: whisper });
    await expect(readModel(folder)).rejects.toThrow(`there is no ${join(folder, 'decoder.onnx')}`);
    await rm(join(folder, 'speech-model.json'));
    await expect(readModel(folder)).rejects.toThrow(`there is no ${join(folder, 'speech-model.json')}`);
  });

  it.each([
    ['{', 'no JSON'],
    [{ languages: [], recogniser: whisper }, 'no language'],
    [{ languages: ['fr'], recogniser: whisper }, 'a language that Earshot does not analyse'],
    [{ languages: ['pt'] }, 'no recogniser'],
  ])('refuses %j: %s', async (description, _why) => {
    await describeAs(description);
    await expect(readModel(folder)).rejects.toThrow('is not as the README of @earshot/speech describes it');
  });
});
