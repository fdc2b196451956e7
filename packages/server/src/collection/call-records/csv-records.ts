// CSV cut into records and fields in which one broken quote costs a few lines, not the rest of the file.
import { type Options, parse } from 'csv-parse/sync';

/** A record's quotes are all closed; who does not within this many lines never will. */
const mostLines = 20;
const mostCharacters = 64 * 1024;

export interface RawRecord {
  /** The text of a record, without the line end. */
  text: string;
  /** Position of its first byte in the file. */
  at: number;
}

/** Records of a stream of bytes that begins at `at`, as Latin-1, in which every byte is one character. A last line without end is left out. */
export async function* rawRecords(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  at: number,
): AsyncGenerator<RawRecord> {
  let rest = '';
  let open: RawRecord[] = [];
  for await (const chunk of source) {
    const lines = (rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1')).split('\n');
    rest = lines.pop()!.slice(-mostCharacters * 2);
    for (const line of lines) {
      const text = line.endsWith('\r') ? line.slice(0, -1) : line;
      open.push({ text, at });
      at += line.length + 1;
      yield* closed();
    }
  }
  for (const line of open) yield line;

  /** What is complete of the open lines. */
  function* closed(): Generator<RawRecord> {
    while (open.length > 0) {
      const text = open.map((line) => line.text).join('\n');
      if (quotesOf(text) % 2 === 0) {
        yield { text, at: open[0]!.at };
        open = [];
      } else if (open.length < mostLines && text.length < mostCharacters) return;
      else {
        // The first line's quote is not one: it goes alone, and the others are read anew.
        const [first, ...others] = open;
        yield first!;
        open = [];
        for (const line of others) {
          open.push(line);
          if (quotesOf(open.map(({ text }) => text).join('\n')) % 2 === 0) {
            yield { text: open.map(({ text }) => text).join('\n'), at: open[0]!.at };
            open = [];
          }
        }
      }
    }
  }
}

function quotesOf(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}

const strict = { relax_column_count: true, record_delimiter: '\n', trim: true };
/** Quotes doubled, as CSV has it; escaped by MySQL; or not meant as quotes at all. */
const dialects = [strict, { ...strict, escape: '\\' }, { ...strict, quote: false as const }];

/** Fields of each record. */
export function fieldsOf(texts: readonly string[], delimiter: string): string[][] {
  const together = parsed(texts.join('\n'), { ...strict, delimiter });
  if (together?.length === texts.length) return together;
  // Broken records shift what follows them; then each is read alone.
  return texts.map((text) => {
    for (const dialect of dialects) {
      const fields = parsed(text, { ...dialect, delimiter })?.[0];
      if (fields) return fields;
    }
    return [];
  });
}

function parsed(text: string, options: Options): string[][] | null {
  try {
    return parse(text, options) as unknown as string[][];
  } catch {
    return null;
  }
}
