// Which rows belong to which recordings: by the id in the file's name, or by the file's name in the row.
import { nameOf, stemOf } from '../folder/folder.ts';
import type { CallRecord } from './call-record.ts';
import { decoded } from './read-call-records.ts';

export interface RecordedCall {
  /** The row of who talked, the longest one where a call was passed on. */
  record: CallRecord;
  /** The sum over all rows of the call. */
  talkSeconds: number;
}

export interface NamedRecording {
  path: string;
  /** The time in the file's name. */
  id: string | null;
}

/** Reads rows, without those whose text `mayMatter` denies. */
export type ReadRows = (mayMatter: (text: string) => boolean) => AsyncIterable<CallRecord>;

/** The call of each recording, by path. Holds nothing of rows that belong to none. */
export async function matchCallRecords(
  recordings: readonly NamedRecording[],
  readRows: ReadRows,
): Promise<Map<string, RecordedCall>> {
  const pathsByKey = new Map<string, string[]>();
  const hints = new Set<string>();
  const addKey = (key: string, text: string, path: string) => {
    pathsByKey.set(key, [...(pathsByKey.get(key) ?? []), path]);
    hints.add(text.split(marks).at(-1)!);
  };
  for (const { path, id } of recordings) {
    if (id !== null) {
      addKey(idKey(id), id, path);
      // What looks like the system's name may be a word of the dialplan's: `call-1773656100.12`.
      const plain = /^[A-Za-z]\w*-(\d{9,10}\.\d+)$/.exec(id)?.[1];
      if (plain !== undefined) addKey(idKey(plain), plain, path);
    }
    // Rows are cut as Latin-1: a name in UTF-8 or Latin-1 is then one of these.
    const stem = stemOf(nameOf(path));
    const bytes = Buffer.from(stem, 'utf8').toString('latin1');
    addKey(nameKey(stem), stem, path);
    if (bytes !== stem) addKey(nameKey(bytes), bytes, path);
  }
  // Most rows are of no recording that is looked for, and are told by this long before they could be read.
  const mayMatter = (text: string) => text.split(marks).some((piece) => hints.has(piece) || hints.has(stemOf(piece)));
  const calls = new Map<string, RecordedCall>();
  for await (const row of readRows(mayMatter)) {
    let record: CallRecord | null = null;
    for (const path of pathsOf(row, pathsByKey)) {
      record ??= decoded(row);
      const talkSeconds = isAnswered(record) ? Number(record.talkSeconds) || 0 : 0;
      const call = calls.get(path);
      calls.set(path, {
        record: call && !isBetter(record, call.record) ? call.record : record,
        talkSeconds: talkSeconds + (call?.talkSeconds ?? 0),
      });
    }
  }
  return calls;
}

/** What stands between the pieces of a row. */
const marks = /[",;\t\n/\\:]/;
const idKey = (id: string) => `id ${id}`;
const nameKey = (stem: string) => `name ${stem}`;

function pathsOf(row: CallRecord, pathsByKey: ReadonlyMap<string, readonly string[]>): Set<string> {
  const paths = new Set(row.id === '' ? [] : pathsByKey.get(idKey(row.id)));
  for (const text of [row.recordingFile, row.userField]) {
    if (text === '') continue;
    // Some dialplans write `audio:<name>` into the user field.
    const fileName = text.replace(/^audio:/, '').replaceAll('\\', '/');
    const isAudioName = /\.(wav|wav49|mp3|ogg|oga|opus|m4a|mp4|flac|webm|gsm)$/i.test(fileName);
    const stem = isAudioName ? stemOf(fileName) : fileName;
    for (const path of pathsByKey.get(nameKey(nameOf(stem))) ?? []) if (isSameFolder(path, stem)) paths.add(path);
  }
  return paths;
}

/** If files in several folders have one name, the one whose folder the row names, as far as it does. */
function isSameFolder(path: string, stem: string): boolean {
  const folders = (text: string) => text.split('/').slice(0, -1).reverse();
  const [mine, named] = [folders(path), folders(stem)];
  return mine.length === 0 || named.length === 0 || mine[0] === named[0];
}

const isAnswered = ({ disposition }: CallRecord) => disposition === '' || /^ANSWERED$/i.test(disposition);

function isBetter(record: CallRecord, than: CallRecord): boolean {
  if (isAnswered(record) !== isAnswered(than)) return isAnswered(record);
  return (Number(record.talkSeconds) || 0) > (Number(than.talkSeconds) || 0);
}
