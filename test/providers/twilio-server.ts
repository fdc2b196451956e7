// Twilio on loopback, over TLS, as its documentation describes it (twilio.com/docs, "Recordings resource", "Call resource"): basic credentials, lists newest first by date, media behind a redirect to a storage host.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pageTokens } from './page-tokens.ts';
import { type ProviderQuestion, type ProviderServer, sendJson, startProviderServer } from './provider-server.ts';
import { storageHost } from './storage-host.ts';

export interface TwilioRecording {
  /** ms since the epoch, on a whole second. */
  startedAt: number;
  sound: Buffer;
  /** The call; another recording of one that is there already where it is named. Null: a conference's, without a call. */
  callSid?: string | null;
  from?: string;
  to?: string;
  direction?: string;
  callerName?: string;
  /** Legs that the call was connected to, and for how long. */
  connected?: { to: string; durationSeconds: number }[];
  channels?: 1 | 2;
  source?: 'DialVerb' | 'Conference' | 'Trunking';
  /** Two are listed, and not handed out. */
  isMonoOnly?: boolean;
  status?: 'in-progress' | 'processing' | 'completed' | 'absent';
  durationSeconds?: number;
}

export interface TwilioServer extends ProviderServer {
  /** What `baseUrl` is set to. */
  url: string;
  accountId: string;
  credentials: { clientId: string; clientSecret: string };
  /** Sids of recordings, in the same order. */
  add(recordings: readonly TwilioRecording[]): { sid: string; callSid: string }[];
  change(sid: string, changes: Partial<TwilioRecording>): void;
  remove(sid: string): void;
  /** Key and secret are none any more. */
  refuse(): void;
}

type Kept = TwilioRecording & { sid: string; callSid: string };

const hex = () => randomBytes(16).toString('hex');
const rfc2822 = (at: number) => new Date(at).toUTCString().replace('GMT', '+0000');
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

export async function startTwilioServer(options: { now?: () => number } = {}): Promise<TwilioServer> {
  const { now = Date.now } = options;
  const accountId = `AC${hex()}`;
  const credentials = { clientId: `SK${hex()}`, clientSecret: `secret-${hex()}` };
  const basic = `Basic ${Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')}`;
  const recordings: Kept[] = [];
  const pages = pageTokens(now);
  const storage = storageHost(() => server.port);
  const account = `/2010-04-01/Accounts/${accountId}`;
  let isRefused = false;

  function list(query: URLSearchParams, response: ServerResponse): unknown {
    const size = Number(query.get('PageSize') ?? 50);
    const own = new URLSearchParams([...query].filter(([name]) => !['PageToken', 'Page'].includes(name))).toString();
    const offset = pages.offsetOf(own, query.get('PageToken'));
    if (size > 1_000 || offset === null)
      return sendJson(response, { code: 20_001, message: 'Page token is invalid.', status: 400 }, 400);
    const [on, after, before] = ['DateCreated', 'DateCreated>', 'DateCreated<'].map((name) => query.get(name));
    const found = recordings.filter(({ startedAt }) => {
      const day = dayOf(startedAt);
      // The upper bound is the midnight that begins the day.
      return (!on || day === on) && (!after || day >= after) && (!before || day < before);
    });
    const next = pages.tokenOf(own, offset + size, found.length);
    sendJson(response, {
      page_size: size,
      next_page_uri: next && `${account}/Recordings.json?${own}&Page=1&PageToken=${next}`,
      recordings: found.slice(offset, offset + size).map(described),
    });
  }

  function described(kept: Kept) {
    const {
      sid,
      callSid,
      startedAt,
      channels = 1,
      status = 'completed',
      durationSeconds = 61,
      source = 'DialVerb',
    } = kept;
    return {
      sid,
      account_sid: accountId,
      call_sid: callSid || null,
      conference_sid: callSid ? null : `CF${hex()}`,
      date_created: rfc2822(startedAt),
      start_time: rfc2822(startedAt),
      duration: status === 'completed' ? String(durationSeconds) : '-1',
      status,
      channels,
      source,
      error_code: null,
      uri: `${account}/Recordings/${sid}.json`,
      media_url: `${url}${account}/Recordings/${sid}`,
    };
  }

  function answer(question: ProviderQuestion, response: ServerResponse): unknown {
    const { method, path, query, headers } = question;
    if (path.startsWith('/storage/')) {
      if (!storage.admits(question, response)) return;
      const found = recordings.find(({ sid }) => path.includes(sid));
      return found
        ? response.writeHead(200, { 'Content-Type': 'audio/x-wav' }).end(found.sound)
        : response.writeHead(404).end('<Error>NoSuchKey</Error>');
    }
    if (headers.authorization !== basic || isRefused)
      return sendJson(response, { code: 20_003, message: 'Authenticate', status: 401 }, 401);
    const below = path.startsWith(account) ? path.slice(account.length) : '';
    if (method === 'GET' && below === '/Recordings.json') return list(query, response);
    const media = /^\/Recordings\/(RE[0-9a-f]{32})\.(wav|mp3)$/.exec(below);
    if (media) return handOut(media[1]!, query, response);
    if (below === '/Calls.json') {
      const parent = query.get('ParentCallSid');
      const call = recordings.find(({ callSid }) => callSid === parent);
      const calls = (call?.connected ?? []).map(({ to, durationSeconds }) => ({
        sid: `CA${hex()}`,
        parent_call_sid: parent,
        from: call?.from ?? '',
        to,
        direction: 'outbound-dial',
        duration: String(durationSeconds),
      }));
      return sendJson(response, { page_size: 50, next_page_uri: null, calls });
    }
    const callSid = /^\/Calls\/(CA[0-9a-f]{32})\.json$/.exec(below)?.[1];
    const call = callSid && recordings.find((each) => each.callSid === callSid);
    if (call) {
      const { from = '+5511987654321', to = '+551130000000', direction = 'inbound', callerName = null } = call;
      return sendJson(response, {
        sid: callSid,
        parent_call_sid: null,
        from,
        to,
        direction,
        caller_name: callerName,
        duration: '70',
      });
    }
    return sendJson(response, { code: 20_404, message: 'The requested resource was not found', status: 404 }, 404);
  }

  function handOut(sid: string, query: URLSearchParams, response: ServerResponse): unknown {
    const found = recordings.find((each) => each.sid === sid);
    if (!found) return sendJson(response, { code: 20_404, message: 'Recording not found', status: 404 }, 404);
    const isStereo = query.get('RequestedChannels') === '2';
    if (isStereo && (found.channels !== 2 || found.isMonoOnly))
      return sendJson(response, { code: 21_220, message: 'Dual-channel media is not available', status: 400 }, 400);
    storage.redirect(response, 307, `/storage/${sid}`);
  }

  const server = await startProviderServer(answer, true);
  const url = `https://localhost:${server.port}`;
  return {
    ...server,
    url,
    accountId,
    credentials,
    add: (added) => {
      const kept = added.map(({ callSid, ...each }) => ({
        ...each,
        sid: `RE${hex()}`,
        callSid: callSid === null ? '' : (callSid ?? `CA${hex()}`),
      }));
      recordings.push(...kept);
      recordings.sort((a, b) => b.startedAt - a.startedAt);
      return kept.map(({ sid, callSid }) => ({ sid, callSid }));
    },
    change: (sid, changes) => {
      for (const each of recordings) if (each.sid === sid) Object.assign(each, changes);
    },
    remove: (sid) => {
      const index = recordings.findIndex((each) => each.sid === sid);
      if (index >= 0) recordings.splice(index, 1);
    },
    refuse: () => {
      isRefused = true;
    },
  };
}
