// The rows of a call record file from a time on: found from its end, since such files only grow, and read as a stream.
import { buffer } from 'node:stream/consumers';
import { ConnectorError } from '../connector.ts';
import { decodeText, type Folder, isComplete } from '../folder/folder.ts';
import { type CallRecord, delimiterOf, type Layout, layoutOf, recordOf } from './call-record.ts';
import { fieldsOf, type RawRecord, rawRecords } from './csv-records.ts';
import { readTime } from './record-time.ts';

/** Enough for a header and some records, and to find where a record begins. */
const sampleBytes = 128 * 1024;
/** First step back from the end; each further one is four times as long. */
const firstStepBytes = 1024 * 1024;
const recordsAtOnce = 500;
/** A position may be within a record of several lines: each line is tried as the beginning of one. */
const mostLinesTried = 40;

export interface CallRecordFile {
  folder: Folder;
  path: string;
  /** IANA name. */
  zone: string;
  /** ms since the epoch. */
  now: number;
}

/** Rows that ended at `from` (ms since the epoch) or later, and some before them; of those, the ones whose text may matter. Throws ConnectorError. */
export async function* callRecords(
  source: CallRecordFile,
  from: number,
  signal: AbortSignal,
  mayMatter: (text: string) => boolean = () => true,
): AsyncGenerator<CallRecord> {
  const { folder, path, now } = source;
  const file = await folder.stat(path);
  if (!file)
    throw new ConnectorError('unavailable', `The call record file ${path} does not exist in ${folder.name}.`, {
      reason: 'folder_unreadable',
    });
  if (file.bytes === 0) return;
  const sampleAt: SampleReader = async (start) =>
    buffer(await bytesOf(source, start, Math.min(start + sampleBytes, file.bytes) - 1, signal));
  const sample = await sampleAt(0);
  const head = await recordsIn(sample, 0);
  const delimiter = delimiterOf(head[0]?.text ?? '');
  const layout = layoutOf(
    fieldsOf(
      head.slice(0, 50).map(({ text }) => text.replace(/^\xef\xbb\xbf/, '')),
      delimiter,
    ),
    delimiter,
  );
  if (!layout) {
    // The first record is still on its way.
    if (head.length === 0) return;
    throw new ConnectorError(
      'settings',
      `${path} in ${folder.name} has no header with known columns and does not have the columns of Asterisk's Master.csv.`,
    );
  }
  const start = await startFor(from, head, { ...layout, zone: source.zone }, file.bytes, sampleAt);
  const bytes = await bytesOf(source, start, file.bytes - 1, signal);
  let isHeader = layout.hasHeader && start === 0;
  let texts: string[] = [];
  for await (const { text } of rawRecords(isComplete(file, folder, now) ? withLineEnd(bytes) : bytes, start)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (!mayMatter(text)) continue;
    texts.push(text);
    if (texts.length < recordsAtOnce) continue;
    signal.throwIfAborted();
    yield* readAll(texts, layout);
    texts = [];
  }
  yield* readAll(texts, layout);
}

function* readAll(texts: readonly string[], layout: Layout): Generator<CallRecord> {
  for (const fields of fieldsOf(texts, layout.delimiter)) if (fields.length > 1) yield recordOf(fields, layout);
}

/** Exports often end without a line end; of a log that is still written to, such a last line is half a record and not due yet. */
async function* withLineEnd(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* bytes;
  yield Buffer.from('\n');
}

type ZonedLayout = Layout & { zone: string };

/** Reads a sample from a position on. */
type SampleReader = (start: number) => Promise<Buffer>;

/** Position of a record that ended before `from`, as near to the end as steps lead; 0 when there is none. */
async function startFor(
  from: number,
  head: readonly RawRecord[],
  layout: ZonedLayout,
  bytes: number,
  sampleAt: SampleReader,
): Promise<number> {
  const firstTime = head.map((record) => timeOf(record, layout)).find((time) => time !== null);
  let newest: number | null = null;
  for (let step = firstStepBytes; step < bytes; step *= 4) {
    const start = bytes - step;
    const found = await firstTimed(await sampleAt(start), start, layout);
    if (!found) continue;
    newest ??= found.time;
    // Newest first, as reports are exported: then all of it is read.
    if (firstTime !== undefined && firstTime !== null && firstTime > newest) return 0;
    if (found.time < from) return found.at;
  }
  return 0;
}

/** The first line that begins a record: one with a time where it belongs. */
async function firstTimed(
  sample: Buffer,
  start: number,
  layout: ZonedLayout,
): Promise<{ time: number; at: number } | null> {
  let line = sample.indexOf(10) + 1;
  for (let tried = 0; tried < mostLinesTried && line > 0; tried += 1) {
    const [record] = await recordsIn(sample.subarray(line), start + line, 1);
    const time = record ? timeOf(record, layout) : null;
    if (time !== null) return { time, at: start + line };
    line = sample.indexOf(10, line) + 1;
  }
  return null;
}

/** When its call ended, otherwise when it began. */
function timeOf({ text }: RawRecord, { zone, ...layout }: ZonedLayout): number | null {
  const { start, end } = recordOf(fieldsOf([text], layout.delimiter)[0] ?? [], layout);
  return readTime(end, zone, Number.POSITIVE_INFINITY) ?? readTime(start, zone, Number.POSITIVE_INFINITY);
}

async function recordsIn(sample: Buffer, at: number, most = Number.POSITIVE_INFINITY): Promise<RawRecord[]> {
  const records: RawRecord[] = [];
  for await (const record of rawRecords([sample], at)) {
    if (records.push(record) >= most) break;
  }
  return records;
}

/** What is moved away while it is read is not the fault of a recording. */
async function bytesOf({ folder, path }: CallRecordFile, start: number, end: number, signal: AbortSignal) {
  return folder.read(path, { range: { start, end }, signal }).catch((error) => {
    if (!(error instanceof ConnectorError) || error.kind !== 'recording') throw error;
    throw new ConnectorError('unavailable', `The call record file ${path} in ${folder.name} cannot be read.`, {
      reason: 'folder_unreadable',
      cause: error,
    });
  });
}

/** A field of a matched row, decoded: the file was cut as Latin-1. */
export const decoded = (record: CallRecord): CallRecord =>
  Object.fromEntries(
    Object.entries(record).map(([field, text]) => [field, decodeText(Buffer.from(text, 'latin1'))]),
  ) as unknown as CallRecord;
