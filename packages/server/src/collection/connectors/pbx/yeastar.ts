// Recordings of a Yeastar P-Series PBX through its Open API v1.0 (help.yeastar.com, P-Series developer guide, "Recording").
import { addressInHost, isPublicAddress, type Telephony } from '@earshot/core';
import { type ConnectorContext, ConnectorError, type ConnectorKind, type FoundRecording } from '../../connector.ts';
import { isTimeZone, offsetMs } from '../../local-time.ts';
import { positionAt, positionTime } from '../../position.ts';
import { asSound } from '../../provider-files.ts';
import { drop } from '../../provider-http.ts';
import { pbxName, said, type YeastarSession, yeastarSession } from './yeastar-session.ts';
import { clockOf, type PbxClock, recordedAt } from './yeastar-times.ts';

/** A recording is listed when its call has ended but carries the time at which it began; clocks that go back an hour are in it. */
export const yeastarLateMs = 12 * 3_600_000;
const pageSize = 100;
const dayMs = 24 * 3_600_000;

export const yeastar: ConnectorKind = {
  provider: 'pbx',
  settings: { baseUrl: 'required', timeZone: 'optional', includeInternalCalls: 'optional' },
  credentials: ['clientId', 'clientSecret'],
  check: ({ baseUrl, timeZone }) => {
    if (timeZone !== undefined && !isTimeZone(timeZone))
      return '`timeZone` must be an IANA time zone, such as America/Sao_Paulo.';
    return isPbxAddress(baseUrl ?? '')
      ? null
      : '`baseUrl` must be the https address of the PBX, such as https://pbx.example.com:8088, without user, query or fragment; http is allowed for an address inside a private network.';
  },
  make: (context) => ({
    recordingsSince: (position, signal) => search(context, position, signal),
    test: (signal) => test(context, signal),
  }),
};

function isPbxAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search: query, hash, hostname } = new URL(text);
  if (username !== '' || password !== '' || query !== '' || hash !== '') return false;
  const address = addressInHost(hostname);
  return protocol === 'https:' || (protocol === 'http:' && address !== null && !isPublicAddress(address));
}

async function* search(
  context: ConnectorContext,
  position: string | null,
  signal: AbortSignal,
): AsyncGenerator<FoundRecording> {
  const { since, settings } = context;
  const session = yeastarSession(context);
  const clock = await readClock(session, settings.timeZone ?? null, signal);
  const from = position === null ? since : Math.max(since, positionTime(position) - yeastarLateMs);
  let reached = position ?? '';
  for await (const { row, externalId } of callsOf(rows(session, from, signal))) {
    const startedAt = recordedAt(row, clock);
    signal.throwIfAborted();
    if (startedAt !== null && startedAt < from) continue;
    // A time that cannot be read counts as found; one from a clock that was ahead must not carry the position with it.
    const own = positionAt(Math.min(startedAt ?? from, context.now()), String(row.id).padStart(12, '0'));
    if (own > reached) reached = own;
    yield recording(session, row, externalId, startedAt, reached);
  }
}

/** A row of `recording/search`. */
interface Row {
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

interface Party {
  name: string;
  number: string;
}

/** All rows from a moment on, page by page. When old ones go away meanwhile, the rest moves up: then pages are read again. */
async function* rows(session: YeastarSession, from: number, signal: AbortSignal): AsyncGenerator<Row> {
  let before = 0;
  let rowsOfPage = pageSize;
  for (let page = 1; ; page += 1) {
    const answer = await session.get('recording/search', searchParameters(from, page), signal);
    const data = Array.isArray(answer.data) ? answer.data : [];
    const total = Number(answer.total_number) || 0;
    // A PBX may give fewer than it is asked for.
    if (page === 1 && data.length > 0) rowsOfPage = data.length;
    const gone = before - total;
    before = total;
    if (gone > 0 && page > 1) {
      page = Math.max(0, page - 1 - Math.ceil(gone / rowsOfPage));
      continue;
    }
    for (const each of data) {
      const row = readRow(each);
      if (row) yield row;
    }
    if (data.length === 0 || page * rowsOfPage >= total) return;
  }
}

const searchParameters = (from: number, page: number, size = pageSize) => ({
  // Unix seconds by the guide: the PBX compares moments, so its zone and the night in which clocks change do not matter.
  start_time: Math.floor(from / 1000),
  page,
  page_size: size,
  sort_by: 'time',
  order_by: 'asc',
});

function readRow(given: unknown): Row | null {
  if (typeof given !== 'object' || given === null) return null;
  const row = given as Record<string, unknown>;
  const id = Number(row.id);
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return {
    id,
    time: text(row.time),
    uid: text(row.uid),
    file: text(row.file),
    callType: text(row.call_type),
    from: party(row.call_from, row.call_from_name, row.call_from_number),
    to: party(row.call_to, row.call_to_name, row.call_to_number),
    callTo: text(row.call_to),
    durationSeconds: count(row.duration),
    bytes: count(row.size),
  };
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
const count = (value: unknown) => (value !== '' && value !== null && Number(value) >= 0 ? Number(value) : null);

/** `Dave Harris<5556>`; older firmware gives only that, newer ones name and number besides. */
function party(whole: unknown, name: unknown, number: unknown): Party {
  const both = /^(.*?)\s*<([^<>]*)>$/.exec(text(whole));
  return {
    name: text(name) || (both?.[1]?.trim() ?? ''),
    number: text(number) || (both?.[2]?.trim() ?? text(whole)),
  };
}

/**
 * Rows with the ids that they get: `uid`, the id of the call, which is also `telephony.call_id`. A call that was recorded in several
 * pieces has them at one `time`: the first is the call's, the others carry their own number too, so that none hides another.
 */
async function* callsOf(all: AsyncIterable<Row>): AsyncGenerator<{ row: Row; externalId: string }> {
  let moment: Row[] = [];
  for await (const row of all) {
    if (moment.length > 0 && moment[0]!.time !== row.time) {
      yield* named(moment);
      moment = [];
    }
    moment.push(row);
  }
  yield* named(moment);
}

function* named(moment: Row[]) {
  const calls = new Set<string>();
  const byId = new Map(moment.map((row) => [row.id, row]));
  for (const row of [...byId.values()].sort((a, b) => a.id - b.id)) {
    const { uid, id } = row;
    yield { row, externalId: uid === '' || calls.has(uid) ? `${uid || 'recording'}-${id}` : uid };
    calls.add(uid);
  }
}

function recording(
  session: YeastarSession,
  row: Row,
  externalId: string,
  startedAt: number | null,
  position: string,
): FoundRecording {
  const { id, uid, file, callType, from, to, callTo, durationSeconds, bytes } = row;
  const isInbound = callType === 'Inbound';
  const outside = isInbound ? from : to;
  const telephony: Telephony = {
    call_id: uid,
    call_from_name: from.name,
    call_from_number: from.number,
    call_to: callTo,
    record_file: file,
  };
  const isInternal = callType === 'Internal';
  return {
    externalId,
    startedAt,
    durationSeconds,
    bytes,
    ownerId: (isInbound ? to : from).number || null,
    clientName: isInternal || outside.name === '' || outside.name === outside.number ? null : outside.name,
    isInternal,
    telephony,
    position,
    fetch: (signal) => fetchSound(session, id, signal),
  };
}

/** In two steps: the PBX makes a file ready and names its path, then hands it out for 30 minutes ("Download a Recording File"). */
async function fetchSound(session: YeastarSession, id: number, signal: AbortSignal) {
  const answer = await session.ask('recording/download', { id }, signal);
  const path = answer.json.download_resource_url;
  if (answer.json.errcode !== 0 || typeof path !== 'string' || !/^\/(?!\/)/.test(path)) {
    const isBusy = answer.status === 200 && /BUSY|LIMIT|FREQUEN/i.test(text(answer.json.errmsg));
    throw new ConnectorError(
      isBusy ? 'unavailable' : 'recording',
      `${pbxName} at ${session.host} does not hand out recording ${id}: ${said(answer)}.`,
    );
  }
  const { statusCode, headers, body } = await session.download(path, signal);
  if (statusCode === 200 && !/json|html/.test(String(headers['content-type'] ?? ''))) {
    return { audio: asSound(body, (error) => session.asError(error, signal)) };
  }
  drop(body);
  throw new ConnectorError(
    'recording',
    `${pbxName} at ${session.host} named a file for recording ${id}, but does not hand it out (status ${statusCode}).`,
  );
}

async function readClock(session: YeastarSession, zone: string | null, signal: AbortSignal): Promise<PbxClock> {
  const { json } = await session.ask('system/information', {}, signal);
  return clockOf(json.errcode === 0 ? informationIn(json) : {}, zone);
}

const informationIn = ({ data }: Record<string, unknown>) => (typeof data === 'object' ? data : null) ?? {};

async function test(context: ConnectorContext, signal: AbortSignal): Promise<string> {
  const { now, settings } = context;
  const session = yeastarSession(context);
  const clock = await readClock(session, settings.timeZone ?? null, signal);
  const found = await session.get('recording/search', searchParameters(now() - dayMs, 1, 1), signal);
  const recordings = Number(found.total_number) || 0;
  const count = recordings === 1 ? '1 recording' : `${recordings} recordings`;
  const zone = settings.timeZone;
  const strays = zone !== undefined && clock.isKnown && Math.abs(clock.offsetMs - offsetMs(now(), zone)) >= 900_000;
  const warning = strays ? ` Its clock is not that of ${zone}: check \`timeZone\`.` : '';
  return `Signed in to the PBX at ${session.host}; it has ${count} of the last 24 hours.${warning}`;
}
