// Zoom Phone on loopback, over TLS, as its documentation describes it (developers.zoom.us, "Get call recordings"): newest first, a month at most, page tokens of 15 minutes, files behind a redirect to another host.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pageTokens } from './page-tokens.ts';
import { type ProviderQuestion, type ProviderServer, sendJson, startProviderServer } from './provider-server.ts';
import { storageHost } from './storage-host.ts';
import { type ZoomTokens, zoomTokens } from './zoom-tokens.ts';

interface Line {
  number: string;
  name?: string;
  /** Whether the line belongs to the account. */
  isInternal?: boolean;
}

export interface ZoomPhoneCall {
  /** ms since the epoch, on a whole second. */
  startedAt: number;
  sound: Buffer;
  direction?: 'inbound' | 'outbound';
  caller?: Line;
  callee?: Line;
  /** Extension of who took the call, or made it. */
  agent?: number;
  owner?: { type: 'user' | 'callQueue'; extension: number; name: string };
  callId?: string;
  durationSeconds?: number;
  /** Zoom has made no file yet. */
  isProcessing?: boolean;
  /** Where the file is said to be, instead of here. */
  address?: string;
}

export interface ZoomPhoneServer extends ProviderServer, Omit<ZoomTokens, 'signIn' | 'isSignedIn'> {
  /** What `baseUrl` is set to. */
  url: string;
  /** Ids of calls, in the same order. */
  add(calls: readonly ZoomPhoneCall[]): string[];
  /** The recordings of a call change, or are gone. */
  change(callId: string, changes: Partial<ZoomPhoneCall>): void;
  remove(callId: string): void;
}

type Kept = ZoomPhoneCall & { id: string; callId: string };

const dayMs = 24 * 3_600_000;
const random = () => randomBytes(16).toString('hex');
const iso = (at: number) => new Date(at).toISOString().replace('.000', '');

export async function startZoomPhoneServer(options: { now?: () => number } = {}): Promise<ZoomPhoneServer> {
  const { now = Date.now } = options;
  const { signIn, isSignedIn, ...tokens } = zoomTokens(now);
  const recordings: Kept[] = [];
  const pages = pageTokens(now);
  const storage = storageHost(() => server.port);

  function list(query: URLSearchParams, response: ServerResponse): unknown {
    const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
    const size = Number(query.get('page_size') ?? 30);
    const range = `${from} ${to} ${query.get('query_date_type')}`;
    if (!(to >= from && to - from <= 30 * dayMs && size <= 300))
      return sendJson(response, { code: 300, message: 'Invalid field.' }, 400);
    const offset = pages.offsetOf(range, query.get('next_page_token'));
    if (offset === null)
      return sendJson(response, { code: 300, message: 'The next page token is invalid or expired.' }, 400);
    const found = recordings.filter(({ startedAt }) => startedAt >= from && startedAt <= to);
    sendJson(response, {
      from: query.get('from'),
      to: query.get('to'),
      page_size: size,
      total_records: found.length,
      next_page_token: pages.tokenOf(range, offset + size, found.length) ?? '',
      recordings: found.slice(offset, offset + size).map((each) => described(each, url)),
    });
  }

  function answer(question: ProviderQuestion, response: ServerResponse): unknown {
    const { method, path, query, headers } = question;
    if (method === 'POST' && path === '/oauth/token') return signIn(question, response);
    if (path.startsWith('/file/')) {
      if (!storage.admits(question, response)) return;
      const found = recordings.find(({ id }) => id === path.slice('/file/'.length));
      return found
        ? response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end(found.sound)
        : response.writeHead(404).end('NoSuchKey');
    }
    if (path.startsWith('/v2/phone/recording/download/')) {
      if (!isSignedIn(headers))
        return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Sign in to download.');
      return storage.redirect(response, 302, `/file/${path.split('/').at(-1)}`);
    }
    if (!isSignedIn(headers)) return sendJson(response, { code: 124, message: 'Invalid access token.' }, 401);
    if (method === 'GET' && path === '/v2/phone/recordings') return list(query, response);
    return sendJson(response, { code: 404, message: 'Not found.' }, 404);
  }

  const server = await startProviderServer(answer, true);
  const url = `https://localhost:${server.port}`;
  return {
    ...server,
    ...tokens,
    url,
    add: (added) => {
      const kept = added.map((call) => ({
        id: random(),
        callId: `7${Math.random().toString().slice(2, 20)}`,
        ...call,
      }));
      recordings.push(...kept);
      recordings.sort((a, b) => b.startedAt - a.startedAt);
      return kept.map(({ callId }) => callId);
    },
    change: (callId, changes) => {
      for (const each of recordings) if (each.callId === callId) Object.assign(each, changes);
    },
    remove: (callId) => {
      const index = recordings.findIndex((each) => each.callId === callId);
      if (index >= 0) recordings.splice(index, 1);
    },
  };
}

function described(call: Kept, url: string) {
  const {
    id,
    callId,
    startedAt,
    direction = 'inbound',
    caller = { number: '+5511987654321' },
    callee = { number: '201', name: 'Ana Souza', isInternal: true },
    agent,
    owner = { type: 'user', extension: 201, name: 'Ana Souza' },
    durationSeconds = 61,
    isProcessing = false,
    address,
  } = call;
  const spoke = { name: 'Ana Souza', ...(agent !== undefined && { extension_number: String(agent) }) };
  return {
    id,
    call_id: callId,
    call_log_id: `log-${id}`,
    caller_name: caller.name ?? caller.number,
    caller_number: caller.number,
    caller_number_type: caller.isInternal ? 1 : 2,
    callee_name: callee.name ?? callee.number,
    callee_number: callee.number,
    callee_number_type: callee.isInternal ? 1 : 2,
    direction,
    duration: durationSeconds,
    date_time: iso(startedAt),
    end_time: iso(startedAt + durationSeconds * 1000),
    recording_type: 'Automatic',
    owner: { type: owner.type, id: `owner-${owner.extension}`, name: owner.name, extension_number: owner.extension },
    ...(agent !== undefined && (direction === 'outbound' ? { outgoing_by: spoke } : { accepted_by: spoke })),
    ...(!isProcessing && { download_url: address ?? `${url}/v2/phone/recording/download/${id}` }),
  };
}
