// Files of models without weights, as they are published.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const vocabulary = Array.from({ length: 20 }, (_, index) => `dG9rZW4= ${index}`).join('\n');

/** An ONNX file without weights: a version, an empty graph, and metadata. */
export function onnx(facts: Record<string, string> = {}): Buffer {
  const field = (number: number, bytes: Buffer) => Buffer.concat([Buffer.from([number * 8 + 2, bytes.length]), bytes]);
  const entries = Object.entries(facts).map(([key, value]) =>
    field(14, Buffer.concat([field(1, Buffer.from(key)), field(2, Buffer.from(value))])),
  );
  return Buffer.concat([Buffer.from([8, 9]), field(7, Buffer.from([])), ...entries]);
}

export async function writeFiles(at: string, named: Record<string, Buffer | string>): Promise<void> {
  await mkdir(at, { recursive: true });
  for (const [name, content] of Object.entries(named)) await writeFile(join(at, name), content);
}

export const multilingual = onnx({ model_type: 'whisper-tiny', is_multilingual: '1' });
export const whisper = (encoder = multilingual) => ({
  'tiny-encoder.onnx': encoder,
  'tiny-encoder.int8.onnx': encoder,
  'tiny-decoder.int8.onnx': onnx(),
  'tiny-tokens.txt': vocabulary,
});
