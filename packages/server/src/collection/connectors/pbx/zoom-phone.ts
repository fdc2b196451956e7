// Recordings of calls in a Zoom Phone account (developers.zoom.us, "Get call recordings").
import type { AwaitedFor } from '../../../records/collection-runs.ts';
import type { ConnectorContext, ConnectorKind, FoundRecording, RecordingFacts } from '../../connector.ts';
import { byMoment, dateOf, dayMs, foundByDays } from '../../days.ts';
import { asSound } from '../../provider-files.ts';
import { amountIn, fullTextIn, momentIn, numberIn, recordIn, textIn } from '../../provider-values.ts';
import { callFilters } from '../../recording-filters.ts';
import { readZoomDays, type ZoomList, zoomFile, zoomPage } from '../zoom-lists.ts';
import { checkZoomAccount, type ZoomSession, zoomSession } from '../zoom-session.ts';

/** Zoom processes recordings for a while, and lists them by when their call began. */
export const zoomPhoneLateMs = 3 * dayMs;
/** What has no file by then will not have one; well within the time that the connector looks back. */
const mostWaitMs = dayMs;
/** The list gives at most a month at a time, and February is one. */
const windowDays = 28;
const pageSize = '300';
/** Pages of one day, because a list may lead back into itself. */
const mostPages = 200;
/** No recording is older: Zoom Phone began then. */
const earliestMs = Date.UTC(2019, 0, 1);

export const zoomPhone: ConnectorKind = {
  provider: 'pbx',
  reaches: 'public',
  settings: {
    accountId: 'required',
    baseUrl: 'optional',
    timeZone: 'optional',
    firstChannel: 'optional',
    includeInternalCalls: 'optional',
    ...callFilters,
  },
  credentials: ['clientId', 'clientSecret'],
  check: checkZoomAccount,
  make: (context) => ({
    recordingsSince: (position, signal) => search(context, position, signal),
    reach: async (signal) => {
      await zoomSession(context).signIn(signal);
      return 'Signed in to Zoom.';
    },
    test: (signal) => test(context, signal),
  }),
};

interface Row {
  id: string;
  externalId: string;
  startedAt: number;
  durationSeconds: number | null;
  address: string;
  direction: RecordingFacts['direction'];
  caller: Party;
  callee: Party;
  /** Extension and name of who spoke for the company, and of whose line the recording is: a person, or a queue. */
  agent: Party;
  owner: Party;
}

interface Party {
  number: string;
  name: string;
}

function search(
  context: ConnectorContext,
  position: string | null,
  signal: AbortSignal,
): AsyncGenerator<FoundRecording> {
  const session = zoomSession(context);
  return foundByDays(context, position, signal, {
    lateMs: zoomPhoneLateMs,
    earliestMs,
    windowDays,
    read: (first, last) => rowsIn(session, first, last, context, signal),
    idOf: ({ id }) => id,
    found: (row, reached) => recording(session, row, reached),
  });
}

/** Oldest first; null when several days do not fit on a page. */
async function rowsIn(
  session: ZoomSession,
  first: number,
  last: number,
  context: ConnectorContext,
  signal: AbortSignal,
): Promise<Row[] | null> {
  const rows = new Map<string, Row>();
  const take = (given: unknown, awaits: (what: AwaitedFor) => void) => {
    const row = rowOf(given, context.now(), awaits);
    if (row) rows.set(row.id, row);
  };
  const isWhole = await readZoomDays(
    session,
    { list: listOf(first, last), first, last, mostPages },
    take,
    context,
    signal,
  );
  return isWhole ? [...rows.values()].sort(byMoment) : null;
}

const listOf = (first: number, last: number): ZoomList => ({
  path: '/v2/phone/recordings',
  // With times, nobody doubts what belongs to the last day.
  parameters: {
    from: `${dateOf(first)}T00:00:00Z`,
    to: `${dateOf(last)}T23:59:59Z`,
    query_date_type: 'start_time',
    page_size: pageSize,
  },
  field: 'recordings',
});

/** Null for one that is no recording, or has no file yet. */
function rowOf(given: unknown, now: number, awaits: (what: AwaitedFor) => void): Row | null {
  const row = recordIn(given);
  const id = fullTextIn(row.id);
  const startedAt = momentIn(row.date_time);
  if (id === '' || startedAt === null) return null;
  const address = fullTextIn(row.download_url);
  if (address === '' && now - startedAt < mostWaitMs) {
    awaits('processing');
    return null;
  }
  const way = textIn(row.direction);
  const isInside = (type: unknown) => numberIn(type) === 1;
  const isInternal = isInside(row.caller_number_type) && isInside(row.callee_number_type);
  return {
    id,
    externalId: fullTextIn(row.call_id) || id,
    startedAt,
    durationSeconds: amountIn(row.duration),
    address,
    direction: isInternal ? 'internal' : way === 'inbound' || way === 'outbound' ? way : null,
    caller: { number: textIn(row.caller_number), name: textIn(row.caller_name) },
    callee: { number: textIn(row.callee_number), name: textIn(row.callee_name) },
    agent: partyOf(way === 'outbound' ? row.outgoing_by : row.accepted_by),
    owner: partyOf(row.owner),
  };
}

const partyOf = (given: unknown): Party => {
  const { extension_number: number, name } = recordIn(given);
  return { number: textIn(number), name: textIn(name) };
};

function recording(session: ZoomSession, row: Row, position: string): FoundRecording {
  const { id, externalId, startedAt, durationSeconds, direction, caller, callee, agent, owner } = row;
  const isInternal = direction === 'internal';
  const outside = direction === 'outbound' ? callee : caller;
  // If a call went to a queue, the recording belongs to the queue, and the call to the person who took it.
  const ownerId = agent.number || owner.number || (direction === 'outbound' ? caller : callee).number;
  const numbers = [caller, callee, agent, owner].map(({ number }) => number).filter((number) => number !== '');
  return {
    externalId,
    // A call may be recorded more than once.
    ...(externalId !== id && { version: `recording ${id}`, otherId: `${externalId}-${id}` }),
    startedAt,
    durationSeconds,
    bytes: null,
    ownerId: ownerId || null,
    clientName: isInternal || !/\p{L}/u.test(outside.name) ? null : outside.name,
    isInternal,
    facts: {
      direction,
      people: [...new Set(numbers)],
      called: [callee, owner].flatMap(({ number, name }) => [number, name]).filter((text) => text !== ''),
      topic: null,
      isInternalMeeting: null,
    },
    telephony: {
      call_id: externalId,
      call_from_name: caller.name,
      call_from_number: caller.number,
      call_to: callee.number,
      record_file: id,
    },
    position,
    fetch: (signal) => fetchSound(session, row, signal),
  };
}

async function fetchSound(session: ZoomSession, { id, address }: Row, signal: AbortSignal) {
  const { body } = await zoomFile(session, address, `recording ${id}`, signal);
  return { audio: asSound(body, (error) => session.asError(error, signal)) };
}

async function test(context: ConnectorContext, signal: AbortSignal): Promise<string> {
  const today = Math.floor(context.now() / dayMs);
  const { items, next } = await zoomPage(zoomSession(context), listOf(today - 1, today), '', signal);
  const count = items.length === 1 ? '1 recording' : `${items.length}${next && ' or more'} recordings`;
  return `Signed in to Zoom. Since yesterday Zoom Phone has ${count}.`;
}
