// What an ONNX file says of itself: its metadata, read without its weights.
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { RefusedModel } from './refused-model.ts';

/** Fields of ModelProto: the version of the format, the graph, an entry of metadata. */
const [versionField, graphField, metadataField] = [1, 7, 14];
const mostEntryBytes = 1024 * 1024;
/** Weights are within the graph, which is one field. */
const mostFields = 10_000;
const mostMetadataBytes = 32 * 1024 * 1024;
const lengthDelimited = 2;

/** Throws RefusedModel for a file that is no ONNX model. A file for ONNX Runtime alone (.ort) tells nothing. */
export async function onnxFacts(path: string): Promise<ReadonlyMap<string, string>> {
  const facts = new Map<string, string>();
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(24);
    await file.read(head, 0, head.length, 0);
    if (path.endsWith('.ort')) {
      if (head.toString('latin1', 4, 8) !== 'ORTM') throw noModel(path);
      return facts;
    }
    let [hasGraph, fields, metadataBytes] = [false, 0, 0];
    for (let at = 0; at < size; ) {
      fields += 1;
      await file.read(head.fill(0), 0, head.length, at);
      const [tag, tagBytes] = varint(head, 0);
      const [value, valueBytes] = varint(head, tagBytes);
      const [field, kind] = [Math.floor(tag / 8), tag % 8];
      const isKnown = kind === 0 || kind === lengthDelimited;
      if (!isKnown || field === 0 || field > 100 || (at === 0 && field !== versionField)) throw noModel(path);
      const begin = at + tagBytes + valueBytes;
      at = kind === 0 ? begin : begin + value;
      if (at > size) throw new RefusedModel(`${basename(path)} is incomplete: download it again`);
      hasGraph ||= field === graphField;
      if (field === metadataField) metadataBytes += value;
      if (fields > mostFields || metadataBytes > mostMetadataBytes) throw noModel(path);
      if (field !== metadataField || value > mostEntryBytes) continue;
      const entry = Buffer.alloc(value);
      await file.read(entry, 0, value, begin);
      const [key, text] = textsOf(entry);
      facts.set(key, text);
    }
    if (!hasGraph) throw noModel(path);
    return facts;
  } finally {
    await file.close();
  }
}

const noModel = (path: string) =>
  new RefusedModel(`${basename(path)} is not an ONNX model: download it again (a file of Git LFS is only a pointer)`);

/** Number and how many bytes it takes. */
function varint(bytes: Buffer, at: number): [number, number] {
  let [value, length] = [0, 0];
  for (;;) {
    const byte = bytes[at + length] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * length);
    length += 1;
    if ((byte & 0x80) === 0 || length === 8) return [value, length];
  }
}

/** Key and value of an entry of metadata. */
function textsOf(entry: Buffer): [string, string] {
  const texts: Record<number, string> = {};
  for (let at = 0; at < entry.length; ) {
    const [tag, tagBytes] = varint(entry, at);
    const [length, lengthBytes] = varint(entry, at + tagBytes);
    const begin = at + tagBytes + lengthBytes;
    texts[Math.floor(tag / 8)] = entry.toString('utf8', begin, begin + length);
    at = begin + length;
  }
  return [texts[1] ?? '', texts[2] ?? ''];
}
