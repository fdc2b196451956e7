// The terms that stand in the pages of SQLite's index of the search, those of deleted rows too, which FTS5 itself shows nobody.
import type { Database } from '../../packages/server/src/records/database.ts';

/** Leaf pages: below those of dead rows and of doclists, after the two rows on the whole index. */
const leaves = `SELECT block FROM search_words_data
  WHERE id > 10 AND (id >> 37) < 65536 AND ((id >> 36) & 1) = 0 AND ((id >> 31) & 31) = 0`;

export async function termsInPages(db: Database): Promise<Set<string>> {
  const pages = await db.all<{ block: Uint8Array }>(leaves);
  return new Set(pages.flatMap(({ block }) => termsOf(Buffer.from(block))));
}

/** The terms of a page. The places of its terms follow its content, each as the distance from the one before. A term begins with part of the one before it. */
function termsOf(page: Buffer): string[] {
  const terms: string[] = [];
  let term = '';
  let place = 0;
  for (let at = page.readUInt16BE(2); at < page.length; ) {
    const [distance, next] = varint(page, at);
    at = next;
    place += distance;
    const isFirst = terms.length === 0;
    const [kept, afterKept] = isFirst ? [0, place] : varint(page, place);
    const [added, begin] = varint(page, afterKept);
    term = term.slice(0, kept) + page.toString('latin1', begin, begin + added);
    // The first letter tells which index of the table it is of.
    terms.push(term.slice(1));
  }
  return terms;
}

function varint(bytes: Buffer, from: number): [value: number, next: number] {
  let value = 0;
  for (let at = from; ; at += 1) {
    const byte = bytes[at]!;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
}
