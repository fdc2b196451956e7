// Recordings of a Zoom account: the transcript where there is one, else the sound (developers.zoom.us, "List recordings of an account").
import type { AwaitedFor } from '../../../records/collection-runs.ts';
import { type ConnectorContext, ConnectorError, type ConnectorKind, type FoundRecording } from '../../connector.ts';
import { byMoment, dateOf, dayMs, foundByDays } from '../../days.ts';
import { asSound, asText } from '../../provider-files.ts';
import { listIn, recordIn } from '../../provider-values.ts';
import { meetingFilters } from '../../recording-filters.ts';
import { readZoomDays, type ZoomList, zoomFile, zoomPage } from '../zoom-lists.ts';
import { checkZoomAccount, type ZoomSession, zoomSession } from '../zoom-session.ts';
import { otherNames, speakersOf } from './meeting-names.ts';
import { type MeetingPart, partsOf } from './zoom-parts.ts';

/** Zoom processes recordings for hours, at times for days (devforum.zoom.us/t/9481: two and a half). */
export const zoomLateMs = 3 * dayMs;
/** The list gives at most a month at a time. */
const windowDays = 30;
const pageSize = '300';
/** Pages of one day. Nobody has 30,000 meetings in a day, but a list may lead back into itself. */
const mostPages = 100;
/** No recording is older: Zoom began then. */
const earliestMs = Date.UTC(2011, 0, 1);

export const zoom: ConnectorKind = {
  provider: 'meeting',
  settings: { accountId: 'required', baseUrl: 'optional', timeZone: 'optional', ...meetingFilters },
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

function search(
  context: ConnectorContext,
  position: string | null,
  signal: AbortSignal,
): AsyncGenerator<FoundRecording> {
  const session = zoomSession(context);
  return foundByDays(context, position, signal, {
    lateMs: zoomLateMs,
    earliestMs,
    windowDays,
    // It is not certain in which zone the list's days begin.
    daysBefore: 1,
    read: (first, last) => partsIn(session, first, last, context, signal),
    idOf: ({ externalId }) => externalId,
    found: (part, reached) => recording(session, part, reached),
  });
}

/** Oldest first; null when several days do not fit on a page. A meeting there is many times the size of its parts. */
async function partsIn(
  session: ZoomSession,
  first: number,
  last: number,
  context: ConnectorContext,
  signal: AbortSignal,
): Promise<MeetingPart[] | null> {
  const parts: MeetingPart[] = [];
  const take = (meeting: unknown, awaits: (what: AwaitedFor) => void) =>
    void parts.push(...partsOf(meeting, context.now(), awaits));
  const isWhole = await readZoomDays(
    session,
    { list: listOf(first, last), first, last, mostPages },
    take,
    context,
    signal,
  );
  return isWhole ? parts.sort(byMoment) : null;
}

const listOf = (first: number, last: number): ZoomList => ({
  path: '/v2/accounts/me/recordings',
  parameters: { from: dateOf(first), to: dateOf(last), page_size: pageSize },
  field: 'meetings',
});

function recording(session: ZoomSession, part: MeetingPart, position: string): FoundRecording {
  const { externalId, startedAt, durationSeconds, audio, hostEmail } = part;
  return {
    externalId,
    startedAt,
    durationSeconds,
    bytes: part.transcript === null ? (audio?.bytes ?? null) : part.transcript.bytes,
    ...(part.transcript === null && audio?.isVideo && { isVideo: true }),
    ownerId: hostEmail,
    clientName: otherNames(part.participants, hostEmail),
    isInternal: false,
    facts: {
      direction: null,
      people: hostEmail === null ? [] : [hostEmail],
      called: [],
      topic: part.topic,
      isInternalMeeting: null,
      askForPeople: (signal) => peopleOf(session, part, signal),
    },
    telephony: null,
    position,
    fetch: (signal) => fetchPart(session, part, signal),
  };
}

/** Who was in a meeting ("Get past meeting participants"); of a meeting that Zoom no longer knows, nobody. */
async function peopleOf(session: ZoomSession, { uuid, hostEmail }: MeetingPart, signal: AbortSignal) {
  // One that has a slash is to be encoded twice.
  const id = encodeURIComponent(uuid.includes('/') ? encodeURIComponent(uuid) : uuid);
  const path = `/v2/past_meetings/${id}/participants`;
  const people = hostEmail === null ? [] : [hostEmail];
  let isInternalMeeting: boolean | null = null;
  let token = '';
  for (let pages = 1; pages <= mostPages; pages += 1) {
    const parameters = { page_size: pageSize };
    const answer = await session.find(
      path,
      token === '' ? parameters : { ...parameters, next_page_token: token },
      signal,
    );
    if (answer === null) return { people, isInternalMeeting: null };
    for (const person of listIn(answer.participants)) {
      const { user_email: email, internal_user: isInternal } = recordIn(person);
      if (typeof email === 'string' && email !== '') people.push(email);
      if (typeof isInternal === 'boolean') isInternalMeeting = isInternal && isInternalMeeting !== false;
    }
    token = typeof answer.next_page_token === 'string' ? answer.next_page_token : '';
    if (token === '') break;
  }
  return { people, isInternalMeeting };
}

async function fetchPart(
  session: ZoomSession,
  { transcript, audio, hostEmail, externalId }: MeetingPart,
  signal: AbortSignal,
) {
  const fail = (error: unknown) => session.asError(error, signal);
  if (transcript !== null) {
    const words = await zoomFile(session, transcript.address, `meeting ${externalId}`, signal)
      .then(({ body }) => asText(body, fail))
      .catch((error: unknown) => {
        // The sound says the same.
        if (audio === null || !(error instanceof ConnectorError)) throw error;
        return '';
      });
    // A transcript without words is one of silence, or one that failed.
    if (words.includes('-->') || audio === null) {
      return { transcript: words, clientName: otherNames(speakersOf(words), hostEmail) };
    }
  }
  const { body } = await zoomFile(session, audio?.address ?? '', `meeting ${externalId}`, signal);
  return { audio: asSound(body, fail), ...(audio?.isVideo && { video: { bytes: audio.bytes } }) };
}

async function test(context: ConnectorContext, signal: AbortSignal): Promise<string> {
  const { now } = context;
  const session = zoomSession(context);
  const today = Math.floor(now() / dayMs);
  const { items: meetings, next } = await zoomPage(session, listOf(today - 1, today), '', signal);
  const count =
    meetings.length === 1
      ? '1 recorded meeting'
      : `${meetings.length}${next === '' ? '' : ' or more'} recorded meetings`;
  const transcribed = meetings.filter((meeting) =>
    partsOf(meeting, now()).some(({ transcript }) => transcript !== null),
  );
  return `Signed in to Zoom. Since yesterday the account has ${count}, ${transcribed.length} with a transcript.`;
}
