// Clients of a fleet: they create, queue, upload, list and read, try again as clients do, and keep what they were told.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstCreatedAt } from '../fixture.ts';

export interface Tenant {
  companyId: string;
  key: string;
  /** Session of an administrator, as a browser sends it. */
  cookie: string;
}

const looks = ['list', 'read', 'search', 'trends', 'page'] as const;
type Look = (typeof looks)[number];
export type Deed = 'create' | 'submit' | 'upload' | Look;

export interface LoadPlan {
  /** Addresses of the servers now. */
  servers: () => readonly string[];
  tenants: readonly Tenant[];
  /** How often each is done in a round of all. */
  mix: Partial<Record<Deed, number>>;
  clients: number;
  recording: Uint8Array;
}

export interface Load {
  /** Marks of what a server said that it has done, or will do. */
  acknowledged: Set<string>;
  /** Marks of what no server has answered well. */
  unanswered: Set<string>;
  /** By deed: how often each answer came. */
  answers: Map<string, number>;
  /** By deed: ms of each answer that was not an error. */
  times: Map<Deed, number[]>;
  /** Longest wait for any answer, ms. */
  longestMs: number;
  /** Ids that servers have given. */
  ids: { tenant: Tenant; id: string }[];
  /** Does so many deeds of the mix, and returns when all have their answers. */
  run(deeds: number): Promise<void>;
  /** Does deeds until the promise is kept. */
  runUntil(end: Promise<unknown>): Promise<void>;
}

/** Longer than a client waits. */
const timeoutMs = 90_000;
const pauseMs = 500;
/** How long a client goes on trying. */
const patienceMs = 240_000;

/** Two people and what they agree on; no two alike, so that none is taken for a copy. */
function conversation(mark: string): string {
  const lines = [
    'Agent: Good morning, this is Paula from Norte Software. Is this a good moment to talk?',
    `Client: Yes, go ahead. Our reference is ${mark}.`,
    'Agent: How do you handle your invoices today?',
    'Client: We type them by hand and it takes two days every month.',
    'Agent: What does that cost you?',
    'Client: Overtime mostly, and late payments. But the price worries me, it sounds expensive.',
    'Agent: Understood, it is 90 dollars a month. Shall we meet on Tuesday at ten?',
    'Client: Tuesday at ten works.',
  ];
  return lines.map((line, index) => `[00:${String(index * 7).padStart(2, '0')}] ${line}`).join('\n');
}

interface Told {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: read as the interface describes it.
  body: any;
}

export function openLoad(plan: LoadPlan): Load {
  const { tenants, recording } = plan;
  const deck = Object.entries(plan.mix).flatMap(([deed, times]) => Array.from({ length: times }, () => deed as Deed));
  let [serial, asked] = [0, 0];
  const load: Load = {
    acknowledged: new Set(),
    unanswered: new Set(),
    answers: new Map(),
    times: new Map(),
    longestMs: 0,
    ids: [],
    run: async (deeds) => {
      let left = deeds;
      await inParallel(async () => {
        while (left-- > 0) await one();
      });
    },
    runUntil: async (end) => {
      let isOver = false;
      void end.finally(() => {
        isOver = true;
      });
      await inParallel(async () => {
        while (!isOver) await one();
      });
    },
  };

  const inParallel = (client: () => Promise<void>) =>
    Promise.all(Array.from({ length: plan.clients }, client)).then(() => undefined);

  /** Null where no answer came. */
  async function ask(deed: Deed, server: string, path: string, init: RequestInit): Promise<Told | null> {
    const startedAt = performance.now();
    const told = await fetch(server + path, { ...init, signal: AbortSignal.timeout(timeoutMs) }).then(
      async (answer) => {
        const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
        return { status: answer.status, body: (await (isJson ? answer.json() : answer.text())) as unknown };
      },
      () => null,
    );
    const ms = performance.now() - startedAt;
    load.longestMs = Math.max(load.longestMs, ms);
    // biome-ignore lint/suspicious/noExplicitAny: an error's body.
    const reason = (told?.body as any)?.data?.reason ?? '';
    const text = told
      ? `${deed} ${told.status} ${reason}`.trim()
      : `${deed} no answer${ms > timeoutMs - 1000 ? ' in time' : ''}`;
    load.answers.set(text, (load.answers.get(text) ?? 0) + 1);
    if (told && told.status < 300) load.times.set(deed, [...(load.times.get(deed) ?? []), ms]);
    return told;
  }

  /** As often as it takes, at one server after another, with one idempotency key. */
  async function insist(deed: Deed, tenant: Tenant, path: string, json: unknown): Promise<Told | null> {
    const key = randomUUID();
    for (const startedAt = performance.now(); performance.now() - startedAt < patienceMs; await sleep(pauseMs)) {
      const told = await ask(deed, nextServer(), path, {
        method: 'POST',
        headers: { 'X-API-Key': tenant.key, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(json),
      });
      if (told && told.status < 300) return told;
      if (told && told.status < 500 && told.status !== 409 && told.status !== 429) return null;
    }
    return null;
  }

  function nextServer(): string {
    const servers = plan.servers();
    asked += 1;
    return servers[asked % servers.length]!;
  }

  async function one(): Promise<void> {
    serial += 1;
    const deed = deck[serial % deck.length]!;
    const tenant = tenants[(serial * 7) % tenants.length]!;
    if (isLook(deed)) return look(deed, tenant);
    const mark = `mark-${serial}-${randomUUID().slice(0, 8)}`;
    load.unanswered.add(mark);
    const told = await make(deed, tenant, mark);
    const id = deed === 'create' ? told?.body?.id : told?.body?.result?.data?.id;
    if (typeof id !== 'string') return;
    load.unanswered.delete(mark);
    load.acknowledged.add(mark);
    load.ids.push({ tenant, id });
  }

  async function make(deed: Deed, tenant: Tenant, mark: string): Promise<Told | null> {
    if (deed === 'create')
      return insist(deed, tenant, '/api/analyses', { clientName: mark, transcript: conversation(mark) });
    if (deed === 'submit')
      return insist(deed, tenant, '/v1/analysis.submit', {
        json: { clientName: mark, transcript: conversation(mark) },
      });
    const audioKey = await upload(tenant);
    if (audioKey === null) return null;
    return insist(deed, tenant, '/v1/analysis.submit', { json: { clientName: mark, audioKey, language: 'en' } });
  }

  async function upload(tenant: Tenant): Promise<string | null> {
    const input = encodeURIComponent(JSON.stringify({ json: { filename: 'call.wav', contentType: 'audio/wav' } }));
    for (const startedAt = performance.now(); performance.now() - startedAt < patienceMs; await sleep(pauseMs)) {
      const told = await ask('upload', nextServer(), `/v1/upload.getPresignedUrl?input=${input}`, {
        headers: { 'X-API-Key': tenant.key },
      });
      const data = told?.body?.result?.data as { url: string; fields: Record<string, string> } | undefined;
      if (!data) continue;
      if (await isStored(data)) return data.fields.key!;
    }
    return null;
  }

  /** The same form again, as long as the bucket does not take it: each grant counts in the company's quota. */
  async function isStored({ url, fields }: { url: string; fields: Record<string, string> }): Promise<boolean> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([recording as BlobPart], { type: 'audio/wav' }), 'call.wav');
    for (const startedAt = performance.now(); performance.now() - startedAt < patienceMs; await sleep(pauseMs)) {
      const isTaken = await fetch(url, { method: 'POST', body: form }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isTaken) return true;
    }
    return false;
  }

  async function look(deed: Look, tenant: Tenant): Promise<void> {
    const known = load.ids[(serial * 31) % Math.max(1, load.ids.length)];
    if (deed === 'read' && known) {
      await ask(deed, nextServer(), `/api/analyses/${known.id}`, { headers: { 'X-API-Key': known.tenant.key } });
      return;
    }
    const headers: HeadersInit =
      deed === 'page' ? { Cookie: tenant.cookie, Accept: 'text/html,*/*;q=0.8' } : { 'X-API-Key': tenant.key };
    for (const path of pathsOf[deed]) await ask(deed, nextServer(), path, { headers });
  }
  return load;
}

const query = (name: string, input: object) => `/v1/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Where `insertAnalyses` has put one analysis a second. */
const hourOfRows = {
  from: new Date(firstCreatedAt).toISOString(),
  to: new Date(firstCreatedAt + 3_600_000).toISOString(),
};

/** What each asks for; `read` where there is nothing to read yet. A page loads the document, and then what it shows. */
const pathsOf: Record<Look, readonly string[]> = {
  list: ['/api/analyses?limit=50'],
  read: ['/api/analyses?limit=50'],
  search: [query('analysis.search', { query: 'overtime invoices', limit: 20 })],
  trends: [query('analysis.getTrends', hourOfRows)],
  page: ['/', query('user.me', {}), query('analysis.list', { limit: 50 })],
};

const isLook = (deed: Deed): deed is Look => (looks as readonly Deed[]).includes(deed);
