// The rows that a Yeastar PBX lists its recordings in, page by page, and the ids that they get.
import { amountIn, fullTextIn, listIn, numberIn, recordIn, textIn } from '../../provider-values.ts';
import type { YeastarSession } from './yeastar-session.ts';

const pageSize = 100;
/** Nobody ends this many calls within one second. */
const mostAtOnce = 200;

/** A row of `recording/search`; times as the PBX shows them. */
export interface YeastarRow {
  id: number;
  time: string;
  uid: string;
  file: string;
  callType: string;
  from: Party;
  to: Party;
  callTo: string;
  durationSeconds: number | null;
  bytes: number | null;
}

export interface Party {
  name: string;
  number: string;
}

/** Readings of the whole list, when it does not hold still. */
const mostReadings = 3;

/**
 * All rows from a moment on, page by page. When old ones go away meanwhile, the rest moves up, past the end of what was read: then
 * pages are read again, and the whole list when others came in their place and the count stayed.
 */
export async function* rowsFrom(
  session: YeastarSession,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<YeastarRow> {
  for (let reading = 1; reading <= mostReadings; reading += 1) {
    const first = yield* readingOf(session, from, signal);
    if (first === null) return;
    const { data } = await session.get('recording/search', searchParameters(from, 1, 1), signal);
    if (readRow(listIn(data)[0])?.id === first) return;
  }
}

/** Gives the id of the first row; null when one page held everything. */
async function* readingOf(
  session: YeastarSession,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<YeastarRow, number | null> {
  let before = 0;
  let rowsOfPage = pageSize;
  let first: number | null = null;
  for (let page = 1; ; page += 1) {
    const answer = await session.get('recording/search', searchParameters(from, page), signal);
    const rows = listIn(answer.data)
      .map(readRow)
      .filter((row) => row !== null);
    const total = amountIn(answer.total_number) ?? 0;
    const gone = before - total;
    before = total;
    if (gone > 0 && page > 1) {
      page = Math.max(0, page - 1 - Math.ceil(gone / rowsOfPage));
      continue;
    }
    if (page === 1 && rows.length > 0) {
      first = rows[0]!.id;
      // A PBX may give fewer than it is asked for.
      rowsOfPage = rows.length;
    }
    yield* rows;
    if (rows.length === 0 || page * rowsOfPage >= total) return page === 1 ? null : first;
  }
}

export const searchParameters = (from: number, page: number, size = pageSize) => ({
  // Unix seconds by the guide: the PBX compares moments, so its zone and the night in which clocks change do not matter.
  start_time: Math.max(0, Math.floor(from / 1000)),
  page,
  page_size: size,
  sort_by: 'time',
  order_by: 'asc',
});

function readRow(given: unknown): YeastarRow | null {
  const row = recordIn(given);
  const id = numberIn(row.id);
  if (id === null || !Number.isSafeInteger(id) || id <= 0) return null;
  return {
    id,
    time: textIn(row.time),
    uid: fullTextIn(row.uid),
    file: textIn(row.file),
    callType: textIn(row.call_type),
    from: party(row.call_from, row.call_from_name, row.call_from_number),
    to: party(row.call_to, row.call_to_name, row.call_to_number),
    callTo: textIn(row.call_to),
    durationSeconds: amountIn(row.duration),
    bytes: amountIn(row.size),
  };
}

/** `Dave Harris<5556>`; older firmware gives only that, newer ones name and number besides. */
function party(whole: unknown, name: unknown, number: unknown): Party {
  const both = /^(.*?)\s*<([^<>]*)>$/.exec(textIn(whole));
  return {
    name: textIn(name) || (both?.[1]?.trim() ?? ''),
    number: textIn(number) || (both?.[2]?.trim() ?? textIn(whole)),
  };
}

/**
 * Rows with the ids that they get: `uid`, the id of the call, which is also `telephony.call_id`. A call that was recorded in several
 * pieces has them at one `time`: the first is the call's, the others carry their own number too, so that none hides another.
 */
export async function* callsOf(
  all: AsyncIterable<YeastarRow>,
): AsyncGenerator<{ row: YeastarRow; externalId: string }> {
  let moment: YeastarRow[] = [];
  for await (const row of all) {
    if (moment.length >= mostAtOnce || (moment.length > 0 && moment[0]!.time !== row.time)) {
      yield* named(moment);
      moment = [];
    }
    moment.push(row);
  }
  yield* named(moment);
}

function* named(moment: YeastarRow[]) {
  const calls = new Set<string>();
  const byId = new Map(moment.map((row) => [row.id, row]));
  for (const row of [...byId.values()].sort((a, b) => a.id - b.id)) {
    const { uid, id } = row;
    yield { row, externalId: uid === '' || calls.has(uid) ? `${uid || 'recording'}-${id}` : uid };
    calls.add(uid);
  }
}
