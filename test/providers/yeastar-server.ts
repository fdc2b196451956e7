// A Yeastar P-Series PBX on loopback, as its developer guide describes it (help.yeastar.com): tokens, recording/list and recording/search, downloads, and times as it shows them.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type ProviderQuestion, type ProviderServer, sendJson, startProviderServer } from './provider-server.ts';

export interface YeastarCall {
  /** ms since the epoch, on a whole second. */
  startedAt: number;
  sound: Buffer;
  uid?: string;
  type?: 'Inbound' | 'Outbound' | 'Internal';
  from?: [name: string, number: string];
  to?: [name: string, number: string];
  durationSeconds?: number;
  /** Another name than the PBX gives by itself. */
  file?: string;
}

export interface YeastarOptions {
  /** IANA zone of the PBX's clock. */
  zone?: string;
  /** As `system/information` names them: `MM/DD/YYYY`, `hh:mm:ss A`. */
  dateFormat?: string;
  timeFormat?: string;
  /** The most rows that a page has, whatever is asked for. */
  mostRows?: number;
  now?: () => number;
}

export interface YeastarServer extends ProviderServer {
  /** What `baseUrl` is set to. */
  url: string;
  credentials: { clientId: string; clientSecret: string };
  /** The rows as the PBX lists them. */
  add(calls: readonly YeastarCall[]): YeastarRow[];
  /** By `id`. */
  remove(id: number): void;
  /** Valid tokens, for access and renewal. */
  tokens(): string[];
  /** Tokens end before their time. */
  revoke(what?: 'all' | 'access'): void;
  /** Client id and secret are none any more. */
  refuse(): void;
}

export interface YeastarRow {
  id: number;
  time: string;
  uid: string;
  file: string;
  [field: string]: unknown;
}

interface Kept {
  at: number;
  row: YeastarRow;
  sound: Buffer;
}

const accessMs = 1_800_000;
const refreshMs = 86_400_000;
/** By the guide an application has eight valid tokens at most, and five failures lock an address out. */
const mostTokens = 8;
const mostFailures = 5;

export async function startYeastarServer(options: YeastarOptions = {}): Promise<YeastarServer> {
  const {
    zone = 'UTC',
    dateFormat = 'MM/DD/YYYY',
    timeFormat = 'hh:mm:ss',
    mostRows = 1_000,
    now = Date.now,
  } = options;
  const credentials = { clientId: `id-${random()}`, clientSecret: `secret-${random()}` };
  const recordings: Kept[] = [];
  const access = new Map<string, number>();
  const refresh = new Map<string, number>();
  const handedOut = new Map<string, { id: number; until: number }>();
  let isRefused = false;
  let failures = 0;
  let nextId = 600;

  const isValid = (tokens: Map<string, number>, token: string) => (tokens.get(token) ?? 0) > now();
  const fail = (response: ServerResponse, errcode: number, errmsg: string) => sendJson(response, { errcode, errmsg });

  function giveTokens(response: ServerResponse): unknown {
    for (const [token, until] of access) if (until <= now()) access.delete(token);
    if (access.size >= mostTokens) return fail(response, 60_002, 'MAX LIMITATION EXCEEDED');
    const [token, renewal] = [random(), random()];
    access.set(token, now() + accessMs);
    refresh.set(renewal, now() + refreshMs);
    sendJson(response, {
      errcode: 0,
      errmsg: 'SUCCESS',
      access_token_expire_time: accessMs / 1000,
      access_token: token,
      refresh_token_expire_time: refreshMs / 1000,
      refresh_token: renewal,
    });
  }

  function signIn(body: Record<string, unknown>, response: ServerResponse): unknown {
    const isRight = body.username === credentials.clientId && body.password === credentials.clientSecret && !isRefused;
    if (failures >= mostFailures) return fail(response, 70_004, 'ACCOUNT IP BLOCKED');
    if (isRight) return giveTokens(response);
    failures += 1;
    // The stored copy of the guide's list does not hold this one's number.
    fail(response, 70_003, 'USERNAME OR PASSWORD ERROR');
  }

  function list(query: URLSearchParams, response: ServerResponse, isSearch: boolean): unknown {
    const seconds = (name: string) => (isSearch && query.has(name) ? Number(query.get(name)) : null);
    const [from, to] = [seconds('start_time'), seconds('end_time')];
    if ([from, to].some((bound) => bound !== null && !Number.isInteger(bound)))
      return fail(response, 40_002, 'PARAMETER ERROR');
    const found = recordings.filter(
      ({ at }) => (from === null || at >= from * 1000) && (to === null || at <= to * 1000),
    );
    if (query.get('order_by') === 'desc') found.reverse();
    const size = Math.min(Number(query.get('page_size') ?? 20), mostRows);
    const start = (Number(query.get('page') ?? 1) - 1) * size;
    sendJson(response, {
      errcode: 0,
      errmsg: 'SUCCESS',
      total_number: found.length,
      data: found.slice(start, start + size).map(({ row }) => row),
    });
  }

  function handOut(query: URLSearchParams, response: ServerResponse): unknown {
    const kept = recordings.find(({ row }) => String(row.id) === query.get('id') || row.file === query.get('file'));
    if (!kept) return fail(response, 60_001, 'DATA NOT FOUND');
    const path = `/api/download/Recording-X.7.0.6-1-download-${random()}.wav`;
    handedOut.set(path, { id: kept.row.id, until: now() + 1_800_000 });
    sendJson(response, { errcode: 0, errmsg: 'SUCCESS', file: kept.row.file, download_resource_url: path });
  }

  function information(response: ServerResponse): void {
    const at = Math.floor(now() / 1000) * 1000;
    sendJson(response, {
      errcode: 0,
      errmsg: 'SUCCESS',
      data: {
        device_name: 'PBX',
        model_name: 'Yeastar P550',
        firmware_version: '37.7.0.16',
        system_time: shown(at, zone, dateFormat, timeFormat),
        system_date_format: dateFormat,
        system_time_format: timeFormat,
        timestamp: at / 1000,
      },
    });
  }

  function answer({ method, path, query, headers, body }: ProviderQuestion, response: ServerResponse): unknown {
    if (headers['user-agent'] !== 'OpenAPI') return response.writeHead(403).end();
    const download = handedOut.get(path);
    const name = path.replace('/openapi/v1.0/', '');
    if (method === 'POST' && name === 'get_token') return signIn(JSON.parse(body), response);
    if (method === 'POST' && name === 'refresh_token') {
      const { refresh_token: renewal } = JSON.parse(body);
      if (isRefused || !isValid(refresh, renewal)) return fail(response, 10_004, 'TOKEN EXPIRED');
      refresh.delete(renewal);
      return giveTokens(response);
    }
    if (!isValid(access, query.get('access_token') ?? '')) return fail(response, 10_004, 'TOKEN EXPIRED');
    if (method !== 'GET') return response.writeHead(405).end();
    if (name === 'system/information') return information(response);
    if (name === 'recording/list' || name === 'recording/search') return list(query, response, name.endsWith('search'));
    if (name === 'recording/download') return handOut(query, response);
    const kept = download && download.until > now() && recordings.find(({ row }) => row.id === download.id);
    if (!kept) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'audio/x-wav', 'Content-Length': kept.sound.length }).end(kept.sound);
  }

  const server = await startProviderServer(answer, false);
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    credentials,
    add: (calls) => {
      const added = calls.map((call) => {
        nextId += 1;
        return { at: call.startedAt, row: rowOf(call, nextId, zone, dateFormat, timeFormat), sound: call.sound };
      });
      recordings.push(...added);
      recordings.sort((a, b) => a.at - b.at || a.row.id - b.row.id);
      return added.map(({ row }) => row);
    },
    remove: (id) => {
      const index = recordings.findIndex(({ row }) => row.id === id);
      if (index >= 0) recordings.splice(index, 1);
    },
    tokens: () => [...access.keys(), ...refresh.keys()],
    revoke: (what = 'all') => {
      access.clear();
      if (what === 'all') refresh.clear();
    },
    refuse: () => {
      isRefused = true;
      access.clear();
      refresh.clear();
    },
  };
}

const random = () => randomBytes(16).toString('hex');

function rowOf(call: YeastarCall, id: number, zone: string, dateFormat: string, timeFormat: string): YeastarRow {
  const { startedAt, sound, type = 'Inbound', from = ['Leo Ball', '5503301'], to = ['Dave Harris', '5556'] } = call;
  const compact = shown(startedAt, zone, 'YYYYMMDD', 'hhmmss').replace(' ', '');
  return {
    id,
    time: shown(startedAt, zone, dateFormat, timeFormat),
    uid: call.uid ?? `${compact}${id.toString(16).toUpperCase().padStart(5, '0')}`,
    call_from: `${from[0]}<${from[1]}>`,
    call_to: `${to[0]}<${to[1]}>`,
    duration: call.durationSeconds ?? 250,
    size: sound.length,
    call_type: type,
    file: call.file ?? `${compact}-${startedAt / 1000}.${id % 100}-${from[1]}-${to[1]}-${type}.wav`,
    call_from_number: from[1],
    call_from_name: from[0],
    call_to_number: to[1],
    call_to_name: to[0],
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the PBX writes it. */
function shown(at: number, zone: string, dateFormat: string, timeFormat: string): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = format.format(at).split(/\D/);
  const isHalfDay = timeFormat.includes('A');
  const date = dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
  const shownHour = isHalfDay ? String(((Number(hour) + 11) % 12) + 1).padStart(2, '0') : hour;
  const time = timeFormat.replace('hh', shownHour).replace('mm', minute).replace('ss', second);
  return `${date} ${time.replace('A', Number(hour) < 12 ? 'AM' : 'PM')}`;
}
