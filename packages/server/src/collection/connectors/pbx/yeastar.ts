// Recordings of a Yeastar P-Series PBX through its Open API v1.0 (help.yeastar.com, P-Series developer guide, "Recording").
import { addressInHost, isPublicAddress, type Telephony } from '@earshot/core';
import {
  type ConnectorContext,
  ConnectorError,
  type ConnectorKind,
  type FoundRecording,
  positionAt,
  positionTime,
  type RecordingFacts,
  refused,
} from '../../connector.ts';
import { isTimeZone, offsetMs } from '../../local-time.ts';
import { answered, asSound, refusedDownload } from '../../provider-files.ts';
import { drop } from '../../provider-http.ts';
import { amountIn } from '../../provider-values.ts';
import { callFilters } from '../../recording-filters.ts';
import { pbxName, recordingError } from './yeastar-errors.ts';
import { callsOf, rowsFrom, searchParameters, type YeastarRow } from './yeastar-rows.ts';
import { type YeastarSession, yeastarSession } from './yeastar-session.ts';
import { clockOf, type PbxClock, recordedAt } from './yeastar-times.ts';

/** A recording is listed when its call has ended but carries the time at which it began; clocks that go back an hour are in it. */
export const yeastarLateMs = 12 * 3_600_000;
const dayMs = 24 * 3_600_000;

export const yeastar: ConnectorKind = {
  provider: 'pbx',
  settings: {
    baseUrl: 'required',
    timeZone: 'optional',
    firstChannel: 'optional',
    includeInternalCalls: 'optional',
    ...callFilters,
  },
  credentials: ['clientId', 'clientSecret'],
  check: ({ baseUrl, timeZone }) => {
    if (timeZone !== undefined && !isTimeZone(timeZone))
      return refused('timeZone', '`timeZone` must be an IANA time zone, such as America/Sao_Paulo.');
    return isPbxAddress(baseUrl ?? '')
      ? null
      : refused(
          'baseUrl',
          '`baseUrl` must be the https address of the PBX, such as https://pbx.example.com:8088, without user, query or fragment; http works only inside the networks that the operator allows.',
        );
  },
  make: (context) => ({
    recordingsSince: (position, signal) => search(context, position, signal),
    reach: async (signal) => {
      const session = yeastarSession(context);
      await session.ask('system/information', {}, signal);
      return `Signed in to the PBX at ${session.host}.`;
    },
    test: (signal) => test(context, signal),
  }),
};

function isPbxAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search: query, hash, hostname } = new URL(text);
  if (username !== '' || password !== '' || query !== '' || hash !== '') return false;
  const address = addressInHost(hostname);
  // What a name leads to is looked at when it is called (provider-hosts.ts).
  return protocol === 'https:' || (protocol === 'http:' && (address === null || !isPublicAddress(address)));
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
  for await (const { row, externalId } of callsOf(rowsFrom(session, from, signal))) {
    const startedAt = recordedAt(row, clock);
    signal.throwIfAborted();
    if (startedAt !== null && startedAt < from) continue;
    // A time that cannot be read counts as found; one from a clock that was ahead must not carry the position with it.
    const own = positionAt(Math.min(startedAt ?? from, context.now()), String(row.id).padStart(12, '0'));
    if (own > reached) reached = own;
    yield recording(session, row, externalId, startedAt, reached);
  }
}

const directions = new Map<string, RecordingFacts['direction']>([
  ['Inbound', 'inbound'],
  ['Outbound', 'outbound'],
  ['Internal', 'internal'],
]);

function recording(
  session: YeastarSession,
  row: YeastarRow,
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
    // Two parts of one call at different times bear the same id.
    ...(externalId === uid && { version: `row ${id}`, otherId: `${uid}-${id}` }),
    startedAt,
    durationSeconds,
    bytes,
    ownerId: (isInbound ? to : from).number || null,
    clientName: isInternal || outside.name === '' || outside.name === outside.number ? null : outside.name,
    isInternal,
    facts: {
      direction: directions.get(callType) ?? null,
      people: [from.number, to.number].filter((number) => number !== ''),
      called: [to.number, to.name],
      topic: null,
      isInternalMeeting: null,
    },
    telephony,
    position,
    fetch: (signal) => fetchSound(session, id, signal),
  };
}

/** Takes two steps: the telephone system makes a file ready and names its path, then hands it out for 30 minutes ("Download a Recording File"). */
async function fetchSound(session: YeastarSession, id: number, signal: AbortSignal) {
  const answer = await session.ask('recording/download', { id }, signal);
  const path = answer.json.download_resource_url;
  if (answer.json.errcode !== 0) throw recordingError(answer, id, session.host);
  if (typeof path !== 'string' || !/^\/(?![\\/\s])/.test(path)) {
    throw new ConnectorError('recording', `${pbxName} at ${session.host} did not name a file for recording ${id}.`);
  }
  const { statusCode, headers, body } = await session.download(path, signal);
  if (statusCode === 200 && !/json|html/.test(String(headers['content-type'] ?? ''))) {
    return { audio: asSound(body, (error) => session.asError(error, signal)) };
  }
  drop(body);
  const message = `${pbxName} at ${session.host} refused the download of recording ${id} (${answered(statusCode)}).`;
  throw refusedDownload(message, statusCode);
}

async function readClock(session: YeastarSession, zone: string | null, signal: AbortSignal): Promise<PbxClock> {
  const { json } = await session.ask('system/information', {}, signal);
  return clockOf(json.errcode === 0 ? json.data : null, zone);
}

async function test(context: ConnectorContext, signal: AbortSignal): Promise<string> {
  const { now, settings } = context;
  const session = yeastarSession(context);
  const clock = await readClock(session, settings.timeZone ?? null, signal);
  const found = await session.get('recording/search', searchParameters(now() - dayMs, 1, 1), signal);
  const recordings = amountIn(found.total_number) ?? 0;
  const count = recordings === 1 ? '1 recording' : `${recordings} recordings`;
  const zone = settings.timeZone;
  const strays = zone !== undefined && clock.isKnown && Math.abs(clock.offsetMs - offsetMs(now(), zone)) >= 900_000;
  const warning = strays ? ` Its clock differs from ${zone}. Check \`timeZone\`.` : '';
  return `Signed in to the PBX at ${session.host}. It has ${count} of the last 24 hours.${warning}`;
}
