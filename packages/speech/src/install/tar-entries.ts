// The files of a tar archive, one after the other as they arrive. Paths that lead out of it, links and devices are refused.
import { RefusedModel } from './refused-model.ts';

export interface TarFile {
  /** Relative, with forward slashes, without `.` and `..`. */
  readonly path: string;
  readonly size: number;
  /** Must be read to its end, or left alone: what is left is skipped. */
  readonly chunks: AsyncIterable<Buffer>;
}

const blockBytes = 512;
/** Names and facts stand in blocks of their own; nobody needs more. */
const mostNameBytes = 64 * 1024;
const mostFiles = 10_000;
/** What usual disks take. */
const longestPartBytes = 255;

/** Throws RefusedModel for an entry that is neither a file nor a folder, for a path out of the archive, and for what is no tar. */
export async function* tarFiles(source: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const reader = blockReader(source);
  let [longName, said] = [null as string | null, {} as Facts];
  const paths = new Set<string>();
  for (;;) {
    const header = await reader.read(blockBytes);
    if (header === null || header.every((byte) => byte === 0)) return;
    requireChecksum(header);
    const kind = String.fromCharCode(header[156] || 48);
    const size = numberIn(header, 124, 12);
    if (kind === 'L' || kind === 'x' || kind === 'g') {
      const text = await wholeText(reader, size);
      if (kind === 'L') longName = text.replace(/\0.*$/s, '');
      if (kind === 'x') said = factsOf(text);
      continue;
    }
    const path = said.path ?? longName ?? nameIn(header);
    const bytes = said.size ?? size;
    [longName, said] = [null, {}];
    // A negative size would lower the sum that the limits check.
    if (!Number.isSafeInteger(bytes) || bytes < 0)
      throw new RefusedModel(`The archive states no size for ${shown(path)}: download it again`);
    if (kind !== '0' && kind !== '5' && kind !== '7')
      throw new RefusedModel(`The archive has a link or a device (${shown(path)}): models are plain files`);
    const clean = withinArchive(path);
    if (kind === '5') continue;
    // On some disks, names that differ by case alone are one file.
    if (paths.has(clean.toLowerCase())) throw new RefusedModel(`The archive has ${shown(path)} twice`);
    paths.add(clean.toLowerCase());
    if (paths.size > mostFiles) throw new RefusedModel(`The archive has more than ${mostFiles} files`);
    let left = bytes;
    const chunks = (async function* () {
      while (left > 0) {
        const chunk = await reader.some(left);
        if (chunk === null) throw new RefusedModel('The archive ends in the middle of a file: download it again');
        left -= chunk.length;
        yield chunk;
      }
    })();
    yield { path: clean, size: bytes, chunks };
    await reader.skip(left + ((blockBytes - (bytes % blockBytes)) % blockBytes));
  }
}

interface Facts {
  path?: string;
  size?: number;
}

/** `27 path=…` lines of the POSIX form. */
function factsOf(text: string): Facts {
  const facts: Facts = {};
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(' ', at);
    const length = Number(text.slice(at, space));
    if (space < 0 || !Number.isInteger(length) || length <= 0) break;
    const [key, ...value] = text.slice(space + 1, at + length - 1).split('=');
    if (key === 'path') facts.path = value.join('=');
    if (key === 'size') facts.size = Number(value.join('='));
    at += length;
  }
  return facts;
}

function withinArchive(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (path !== plain(path) || parts.some((part) => Buffer.byteLength(part) > longestPartBytes))
    throw new RefusedModel(`The archive has a name that is too long, or has control characters: ${shown(path)}`);
  const leaves = path.startsWith('/') || path.includes('\\') || /^[a-z]:/i.test(path) || parts.includes('..');
  if (leaves) throw new RefusedModel(`The archive has a path that leads out of it: ${shown(path)}`);
  return parts.join('/');
}

/** Drops what steers a terminal. */
const plain = (path: string) => path.replaceAll(/\p{C}/gu, '?');
const shown = (path: string) => JSON.stringify(plain(path.slice(0, 100)));

function nameIn(header: Buffer): string {
  const prefix = header.toString('latin1', 257, 262) === 'ustar' ? textIn(header, 345, 155) : '';
  const name = textIn(header, 0, 100);
  return prefix === '' ? name : `${prefix}/${name}`;
}

const textIn = (header: Buffer, at: number, length: number) =>
  header.toString('utf8', at, at + length).replace(/\0.*$/s, '');

function numberIn(header: Buffer, at: number, length: number): number {
  // Beyond 8 GiB the size is binary: more than a model may have.
  if ((header[at]! & 0x80) !== 0) return Number.MAX_SAFE_INTEGER;
  return Number.parseInt(textIn(header, at, length).trim() || '0', 8);
}

function requireChecksum(header: Buffer): void {
  const stated = numberIn(header, 148, 8);
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (sum !== stated) throw new RefusedModel('This is not a tar archive, or it is damaged: download it again');
}

async function wholeText(reader: BlockReader, size: number): Promise<string> {
  if (!(size >= 0 && size <= mostNameBytes)) throw new RefusedModel('The archive has a name that is too long');
  const text = await reader.read(Math.ceil(size / blockBytes) * blockBytes);
  if (text === null) throw new RefusedModel('The archive ends in the middle of a name: download it again');
  return text.toString('utf8', 0, size);
}

type BlockReader = ReturnType<typeof blockReader>;

/** Reads exact numbers of bytes of a stream of chunks. */
function blockReader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  async function more(): Promise<boolean> {
    while (held.length === 0) {
      const next = await iterator.next();
      if (next.done) return false;
      held = next.value;
    }
    return true;
  }
  async function some(most: number): Promise<Buffer | null> {
    if (!(await more())) return null;
    const part = held.subarray(0, most);
    held = held.subarray(part.length);
    return part;
  }
  return {
    some,
    /** Null at the end. */
    async read(length: number): Promise<Buffer | null> {
      const parts: Buffer[] = [];
      for (let left = length; left > 0; ) {
        const part = await some(left);
        if (part === null) return null;
        parts.push(part);
        left -= part.length;
      }
      return Buffer.concat(parts);
    },
    async skip(length: number): Promise<void> {
      for (let left = length; left > 0; ) {
        const part = await some(left);
        if (part === null) return;
        left -= part.length;
      }
    },
  };
}
