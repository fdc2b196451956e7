// Zoom on loopback, over TLS, as its documentation describes it (developers.zoom.us): server-to-server tokens, an account's recordings newest first, files behind a redirect to another host.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pageTokens } from './page-tokens.ts';
import { type ProviderQuestion, type ProviderServer, sendJson, startProviderServer } from './provider-server.ts';
import { storageHost } from './storage-host.ts';
import { type ZoomTokens, zoomTokens } from './zoom-tokens.ts';

export interface ZoomMeeting {
  /** ms since the epoch, on a whole second. */
  startedAt: number;
  /** Times that recording was started, one after the other. */
  parts: ZoomPart[];
  uuid?: string;
  hostEmail?: string;
  topic?: string;
  /** Who took part, as "Get past meeting participants" tells it; left out: Zoom no longer knows. */
  people?: { email: string; isInternal: boolean }[];
  /** Names in the files that hold one participant's sound. */
  participants?: string[];
}

export type FileStatus = 'completed' | 'processing';

export interface ZoomPart {
  transcript?: string;
  audio?: Buffer;
  /** Where the files are said to be, instead of here. */
  address?: string;
  /** The film, which has the sound too; null where the account keeps none. Listed, but gone, when it is left out. */
  video?: Buffer | null;
  /** How large the film is said to be, where that is not true. */
  videoBytes?: number;
  durationSeconds?: number;
  /** Status of all files; `transcriptStatus` is that of one. */
  status?: FileStatus;
  transcriptStatus?: FileStatus;
}

export interface ZoomServer extends ProviderServer, Omit<ZoomTokens, 'signIn' | 'isSignedIn'> {
  /** What `baseUrl` is set to. */
  url: string;
  /** uuids, in the same order. */
  add(meetings: readonly ZoomMeeting[]): string[];
  /** Changes what a meeting holds. */
  change(uuid: string, changes: Partial<ZoomMeeting>): void;
  remove(uuid: string): void;
}

type Kept = ZoomMeeting & { uuid: string };

const dayMs = 24 * 3_600_000;

export async function startZoomServer(options: { now?: () => number } = {}): Promise<ZoomServer> {
  const { now = Date.now } = options;
  const { signIn, isSignedIn: hasToken, ...tokens } = zoomTokens(now);
  const meetings: Kept[] = [];
  const pages = pageTokens(now);
  const storage = storageHost(() => server.port);

  function list(query: URLSearchParams, response: ServerResponse): unknown {
    const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
    const size = Number(query.get('page_size') ?? 30);
    const range = `${from} ${to}`;
    const offset = pages.offsetOf(range, query.get('next_page_token'));
    const isValid = to >= from && to - from <= 31 * dayMs && size <= 300;
    if (!isValid) return sendJson(response, { code: 300, message: 'Invalid field.' }, 400);
    if (offset === null)
      return sendJson(response, { code: 300, message: 'The next page token is invalid or expired.' }, 400);
    const found = meetings.filter(({ startedAt }) => startedAt >= from && startedAt < to + dayMs);
    sendJson(response, {
      from: query.get('from'),
      to: query.get('to'),
      page_size: size,
      total_records: found.length,
      next_page_token: pages.tokenOf(range, offset + size, found.length) ?? '',
      meetings: found.slice(offset, offset + size).map((meeting) => described(meeting, url)),
    });
  }

  function answer(question: ProviderQuestion, response: ServerResponse): unknown {
    const { method, path, query, headers } = question;
    if (method === 'POST' && path === '/oauth/token') return signIn(question, response);
    if (path.startsWith('/file/')) return storage.admits(question, response) && handOut(path, response);
    const isSignedIn = hasToken(headers);
    if (path.startsWith('/rec/download/')) return redirect(path, isSignedIn, response);
    if (!isSignedIn) return sendJson(response, { code: 124, message: 'Invalid access token.' }, 401);
    if (method === 'GET' && path === '/v2/accounts/me/recordings') return list(query, response);
    const uuid = /^\/v2\/past_meetings\/([^/]+)\/participants$/.exec(path)?.[1];
    if (method === 'GET' && uuid !== undefined) return listPeople(uuid, response);
    return sendJson(response, { code: 404, message: 'Not found.' }, 404);
  }

  function listPeople(encoded: string, response: ServerResponse): unknown {
    const once = decodeURIComponent(encoded);
    const found = meetings.find(({ uuid }) => uuid === (uuid.includes('/') ? decodeURIComponent(once) : once));
    if (!found?.people) return sendJson(response, { code: 3001, message: 'Meeting does not exist.' }, 404);
    const participants = found.people.map(({ email, isInternal }) => ({
      user_email: email,
      internal_user: isInternal,
    }));
    sendJson(response, { page_size: 300, total_records: participants.length, next_page_token: '', participants });
  }

  function redirect(path: string, isSignedIn: boolean, response: ServerResponse): void {
    if (!isSignedIn) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Only the host can download this recording.');
      return;
    }
    storage.redirect(response, 302, path.replace('/rec/download', '/file'));
  }

  function handOut(path: string, response: ServerResponse): void {
    const [uuid = '', part, kind] = path.split('/').slice(2).map(decodeURIComponent);
    const found = meetings.find((meeting) => meeting.uuid === uuid)?.parts[Number(part)];
    const content = { vtt: found?.transcript, m4a: found?.audio, mp4: found?.video }[kind ?? ''];
    if (content == null) response.writeHead(404).end('NoSuchKey');
    else response.writeHead(200, { 'Content-Type': kind === 'vtt' ? 'text/vtt' : 'audio/mp4' }).end(content);
  }

  const server = await startProviderServer(answer, true);
  const url = `https://localhost:${server.port}`;
  return {
    ...server,
    ...tokens,
    url,
    add: (added) => {
      const kept = added.map((meeting) => ({ uuid: `${randomBytes(16).toString('base64')}`, ...meeting }));
      meetings.push(...kept);
      meetings.sort((a, b) => b.startedAt - a.startedAt);
      return kept.map(({ uuid }) => uuid);
    },
    change: (uuid, changes) => {
      const meeting = meetings.find((each) => each.uuid === uuid);
      if (meeting) Object.assign(meeting, changes);
    },
    remove: (uuid) => {
      const index = meetings.findIndex((meeting) => meeting.uuid === uuid);
      if (index >= 0) meetings.splice(index, 1);
    },
  };
}

const iso = (at: number) => new Date(at).toISOString().replace('.000', '');

function described(
  { uuid, startedAt, parts, hostEmail = 'ana.souza@example.com', participants, topic = 'A meeting' }: Kept,
  url: string,
) {
  let at = startedAt;
  const files = parts.flatMap((part, index) => {
    const {
      transcript,
      audio,
      video,
      videoBytes = video?.length ?? 9_999_999,
      address,
      durationSeconds = 600,
      status = 'completed',
      transcriptStatus = status,
    } = part;
    const start = iso(at);
    const end = iso(at + durationSeconds * 1000);
    at += durationSeconds * 1000 + 60_000;
    const file = (kind: string, size: number, more: object, own: FileStatus = status) => ({
      id: `${index}-${kind}`,
      meeting_id: uuid,
      recording_start: start,
      recording_end: end,
      file_size: size,
      status: own,
      ...(own === 'completed' && {
        download_url: address ?? `${url}/rec/download/${encodeURIComponent(uuid)}/${index}/${kind}`,
      }),
      ...more,
    });
    return [
      ...(video === null
        ? []
        : [
            file('mp4', videoBytes, {
              file_type: 'MP4',
              recording_type: 'shared_screen_with_speaker_view',
            }),
          ]),
      ...(audio ? [file('m4a', audio.length, { file_type: 'M4A', recording_type: 'audio_only' })] : []),
      ...(transcript === undefined
        ? []
        : [
            file(
              'vtt',
              transcript.length,
              { file_type: 'TRANSCRIPT', recording_type: 'audio_transcript' },
              transcriptStatus,
            ),
          ]),
      file('chat', 37, { file_type: 'CHAT', recording_type: 'chat_file' }),
    ];
  });
  return {
    uuid,
    id: 101_010_101,
    host_email: hostEmail,
    topic,
    type: 2,
    start_time: iso(startedAt),
    timezone: 'America/Sao_Paulo',
    duration: 10,
    recording_count: files.length,
    recording_files: files,
    ...(participants && {
      participant_audio_files: participants.map((name) => ({
        file_type: 'M4A',
        file_name: `Audio only - ${name}.m4a`,
      })),
    }),
  };
}
