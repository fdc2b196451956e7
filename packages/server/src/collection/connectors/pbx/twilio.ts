// Recordings of calls in a Twilio account (twilio.com/docs, "Recordings resource"): listed by day, fetched with both channels where there are two.
import type { AwaitedFor } from '../../../records/collection-runs.ts';
import {
  type CallDetails,
  type ConnectorContext,
  ConnectorError,
  type ConnectorKind,
  type FoundRecording,
  refused,
} from '../../connector.ts';
import { byMoment, dateOf, dayMs, foundByDays } from '../../days.ts';
import { answered, asSound, refusedDownload } from '../../provider-files.ts';
import { isOrigin } from '../../provider-hosts.ts';
import { drop } from '../../provider-http.ts';
import { amountIn, fullTextIn, listIn, momentIn, numberIn, recordIn, textIn } from '../../provider-values.ts';
import { callFilters } from '../../recording-filters.ts';
import { callDetails, legOf, longestOf } from './twilio-calls.ts';
import { type TwilioSession, twilioSession } from './twilio-session.ts';

/** A recording is listed while its call lasts, which is a day at most, and can be fetched when it is complete. */
export const twilioLateMs = 26 * 3_600_000;
/** What is not complete by then will not be. */
const mostWaitMs = 25 * 3_600_000;
const windowDays = 30;
const pageSize = 1_000;
/** Pages of one day, because a list may lead back into itself. */
const mostPages = 200;
/** No recording is older: Twilio began then. */
const earliestMs = Date.UTC(2008, 0, 1);
/** Bytes a second on each channel of Twilio's WAV; an MP3 has an eighth of them. */
const bytesPerSecond = 16_000;
/** Other sources, such as conferences and trunks, have other channels. */
const recordedByLegs: readonly string[] = [
  'DialVerb',
  'OutboundAPI',
  'StartCallRecordingAPI',
  'StartCallRecordingTwiML',
];
const mostWavBytes = 36 * 1024 * 1024;

export const twilio: ConnectorKind = {
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
  check: ({ accountId = '', baseUrl }) => {
    if (!/^AC[0-9a-f]{32}$/i.test(accountId))
      return refused('accountId', '`accountId` must be the Account SID: AC and 32 further characters, 0-9 and a-f.');
    return baseUrl === undefined || isOrigin(baseUrl)
      ? null
      : refused(
          'baseUrl',
          '`baseUrl` must be an https address without a path, such as https://api.dublin.ie1.twilio.com.',
        );
  },
  make: (context) => ({
    recordingsSince: (position, signal) => search(context, position, signal),
    reach: async (signal) => {
      await twilioSession(context).get('/Recordings.json', { PageSize: '1' }, signal);
      return 'Signed in to Twilio.';
    },
    test: (signal) => test(context, signal),
  }),
};

interface Row {
  sid: string;
  callSid: string;
  /** The call's id, or the recording's where it has none. */
  externalId: string;
  startedAt: number;
  durationSeconds: number | null;
  isStereo: boolean;
  /** Its channels are those of two legs, in the order that is documented. */
  areLegs: boolean;
}

function search(
  context: ConnectorContext,
  position: string | null,
  signal: AbortSignal,
): AsyncGenerator<FoundRecording> {
  const session = twilioSession(context);
  return foundByDays(context, position, signal, {
    lateMs: twilioLateMs,
    earliestMs,
    windowDays,
    read: (first, last) => rowsIn(session, first, last, context, signal),
    idOf: ({ sid }) => sid,
    found: (row, reached) => recording(session, row, reached),
  });
}

/** Oldest first; null when several days do not fit on a page. */
async function rowsIn(
  session: TwilioSession,
  first: number,
  last: number,
  { now, awaits }: ConnectorContext,
  signal: AbortSignal,
): Promise<Row[] | null> {
  // Twilio's list has the newest first. The day after is asked for too: of its upper bound, it counts the midnight that begins it.
  const bounds = { 'DateCreated>': dateOf(first), 'DateCreated<': dateOf(last + 1) };
  const parameters = first === last ? { DateCreated: dateOf(first) } : bounds;
  const rows = new Map<string, Row>();
  const awaited: AwaitedFor[] = [];
  let page: Record<string, unknown> | null = await session.get(
    '/Recordings.json',
    { ...parameters, PageSize: String(pageSize) },
    signal,
  );
  for (let pages = 1; page; pages += 1) {
    if (first < last && page.next_page_uri) return null;
    if (pages > mostPages) throw new ConnectorError('unavailable', `Twilio's list of ${dateOf(first)} never ends.`);
    for (const given of listIn(page.recordings)) {
      const row = rowOf(given, now(), (what) => awaited.push(what));
      const day = row && Math.floor(row.createdAt / dayMs);
      if (row && day !== null && day >= first && day <= last) rows.set(row.sid, row);
    }
    page = await session.next(page, signal);
  }
  for (const what of awaited) awaits?.(what);
  return [...rows.values()].sort(byMoment);
}

/** Null for one that is no recording, or is not complete yet. */
function rowOf(given: unknown, now: number, awaits: (what: AwaitedFor) => void): (Row & { createdAt: number }) | null {
  const row = recordIn(given);
  const createdAt = momentIn(row.date_created);
  const sid = fullTextIn(row.sid);
  if (!/^RE[0-9a-f]{32}$/i.test(sid) || createdAt === null) return null;
  const isOver = ['completed', 'absent', 'failed', 'deleted'].includes(textIn(row.status));
  if (!isOver && now - createdAt < mostWaitMs) {
    awaits('processing');
    return null;
  }
  const callSid = /^CA[0-9a-f]{32}$/i.exec(fullTextIn(row.call_sid))?.[0] ?? '';
  return {
    sid,
    callSid,
    externalId: callSid || sid,
    startedAt: momentIn(row.start_time) ?? createdAt,
    createdAt,
    // If nothing was recorded, there is nothing to fetch.
    durationSeconds: row.status === 'absent' ? 0 : amountIn(row.duration),
    isStereo: numberIn(row.channels) === 2,
    areLegs: recordedByLegs.includes(textIn(row.source)),
  };
}

function recording(session: TwilioSession, row: Row, position: string): FoundRecording {
  const { sid, callSid, externalId, startedAt, durationSeconds } = row;
  return {
    externalId,
    // A call may be recorded more than once.
    ...(externalId === callSid && { version: `recording ${sid}`, otherId: `${callSid}-${sid}` }),
    startedAt,
    durationSeconds,
    bytes: formOf(row) === 'wav' && durationSeconds !== null ? wavBytes(row) : null,
    ...callDetails(externalId, `${sid}.${formOf(row)}`, null, null),
    askForCall: (signal) => askForCall(session, row, signal),
    position,
    fetch: (signal) => fetchSound(session, row, signal),
  };
}

const wavBytes = ({ durationSeconds, isStereo }: Row) => (durationSeconds ?? 0) * bytesPerSecond * (isStereo ? 2 : 1);
const formOf = (row: Row) => (wavBytes(row) > mostWavBytes ? 'mp3' : 'wav');

/** The call that was recorded, and the one that it was connected to. */
async function askForCall(session: TwilioSession, row: Row, signal: AbortSignal): Promise<CallDetails> {
  const { callSid, externalId, sid } = row;
  const file = `${sid}.${formOf(row)}`;
  const call = callSid === '' ? null : await session.find(`/Calls/${callSid}.json`, {}, signal);
  if (!call) return callDetails(externalId, file, null, null);
  // The leg of an agent has no further one.
  const isChild = fullTextIn(call.parent_call_sid) !== '';
  const found = isChild ? null : await session.get('/Calls.json', { ParentCallSid: callSid, PageSize: '50' }, signal);
  const connected = longestOf(listIn(found?.calls).map(legOf));
  const details = callDetails(externalId, file, legOf(call), connected);
  return row.areLegs ? details : { ...details, firstChannel: null };
}

/** Opens both channels, or one if Twilio refuses two. */
async function fetchSound(session: TwilioSession, row: Row, signal: AbortSignal) {
  const path = `/Recordings/${row.sid}.${formOf(row)}`;
  let answer = await session.download(row.isStereo ? `${path}?RequestedChannels=2` : path, signal);
  if (answer.statusCode === 400 && row.isStereo) {
    drop(answer.body);
    answer = await session.download(path, signal);
  }
  const { statusCode, headers, body } = answer;
  if (statusCode === 200 && !/json|html|xml/.test(String(headers['content-type'] ?? '')))
    return { audio: asSound(body, (error) => session.asError(error, signal)) };
  drop(body);
  throw refusedDownload(`Twilio refused the download of recording ${row.sid} (${answered(statusCode)}).`, statusCode);
}

async function test(context: ConnectorContext, signal: AbortSignal): Promise<string> {
  const today = Math.floor(context.now() / dayMs);
  const page = await twilioSession(context).get(
    '/Recordings.json',
    { 'DateCreated>': dateOf(today - 1), PageSize: String(pageSize) },
    signal,
  );
  const count = listIn(page.recordings).length;
  const recordings = count === 1 ? '1 recording' : `${count}${page.next_page_uri ? ' or more' : ''} recordings`;
  return `Signed in to Twilio. Since yesterday the account has ${recordings}.`;
}
