// A real server on a random port over a real database, with companies, people and keys made as the command line makes them.
import type { UserRole } from '@earshot/core';
import { scopes as allScopes } from '@earshot/core';
import { expect } from 'vitest';
import { createApiKey } from '../../packages/server/src/accounts/api-keys.ts';
import { createCompany } from '../../packages/server/src/accounts/companies.ts';
import { createUser } from '../../packages/server/src/accounts/users.ts';
import type { Edge } from '../../packages/server/src/http/edge.ts';
import { listen } from '../../packages/server/src/http/listen.ts';
import type { PublicHostsOptions } from '../../packages/server/src/network/public-hosts.ts';
import { readSettings } from '../../packages/server/src/read-settings.ts';
import type { Service } from '../../packages/server/src/service.ts';
import { startService } from '../../packages/server/src/start-service.ts';
import type { AnalyserOptions } from '../../packages/server/src/threads/analyser.ts';
import { expectConformance, factsFor } from './conformance.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are checked against the document; tests then read them freely.
  body: any;
  text: string;
}

export interface RequestOptions {
  key?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is; give the Content-Type in headers. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
}

export interface Tenant {
  companyId: string;
  adminId: string;
  /** Key of the administrator with every scope. */
  key: string;
}

let serial = 0;

/**
 * A server of its own; `shared` is the database of another one, which removes it; `network` is what its webhooks meet, `threads` what analyses,
 * `edge` what its senders and readers do.
 */
export async function startEarshot(
  environment: Record<string, string> = {},
  shared?: TestDatabase,
  network?: Partial<PublicHostsOptions>,
  threads?: Partial<AnalyserOptions>,
  edge?: Partial<Edge>,
) {
  const database = shared ?? (await freshDatabase());
  const settings = readSettings({
    EARSHOT_DATABASE_URL: database.url,
    EARSHOT_STORAGE_URL: `file:${database.storageFolder}`,
    EARSHOT_SECRET: 'a secret that only the tests know, 32+',
    EARSHOT_LOG_LEVEL: 'silent',
    // No test cuts the power, and waiting for the disk makes a run much longer.
    EARSHOT_SQLITE_SYNCHRONOUS: 'normal',
    ...environment,
  });
  const service = await startService(settings, network, threads);
  const server = await listen(service, '127.0.0.1', 0, edge);
  service.publicUrl ||= server.url;
  let aheadMs = 0;
  service.now = () => Date.now() + aheadMs;

  async function request(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const response = await fetch(server.url + path, {
      method,
      redirect: 'error',
      headers: {
        ...(options.key !== undefined && { 'X-API-Key': options.key }),
        ...(options.json !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...((options.json !== undefined || options.raw !== undefined) && {
        body: (options.raw ?? JSON.stringify(options.json)) as BodyInit,
      }),
    });
    const text = await response.text();
    const body = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined;
    expect(response.headers.get('x-request-id'), 'D8').toMatch(/^[\w.:-]+$/);
    const facts = factsFor(method, path);
    if (facts) expectConformance(facts, response.status, body);
    return { status: response.status, headers: response.headers, body, text };
  }

  async function company(options: { name?: string; minutes?: number } = {}): Promise<Tenant> {
    const { id } = await createCompany(service.db, {
      name: options.name ?? `Company ${++serial}`,
      language: 'en',
      planName: 'Standard',
      planMinutes: 600,
      openingMinutes: options.minutes ?? 600,
    });
    const adminId = await user(id, 'admin_company');
    return { companyId: id, adminId, key: await apiKey(id, adminId) };
  }

  async function user(
    companyId: string,
    role: UserRole,
    options: { name?: string; supervisorId?: string } = {},
  ): Promise<string> {
    const created = await createUser(service.db, {
      companyId,
      name: options.name ?? `${role} ${++serial}`,
      email: `person-${++serial}-${Math.random()}@example.com`,
      role,
      supervisorId: options.supervisorId ?? null,
      password: null,
    });
    if (!created) throw new Error('e-mail taken');
    return created.id;
  }

  async function apiKey(
    companyId: string,
    userId: string,
    options: { scopes?: string[]; expiresAt?: number } = {},
  ): Promise<string> {
    const created = await createApiKey(service.db, {
      companyId,
      userId,
      name: 'test',
      scopes: options.scopes ?? allScopes,
      expiresAt: options.expiresAt ?? null,
    });
    if (!created) throw new Error('too many keys');
    return created.key;
  }

  return {
    url: server.url,
    database,
    /** Lets the service's time pass, in ms, without waiting. */
    advance: (ms: number) => {
      aheadMs += ms;
    },
    service: service as Service,
    request,
    get: (path: string, key?: string) => request('GET', path, key === undefined ? {} : { key }),
    create: (json: unknown, key: string, headers: Record<string, string> = {}) =>
      request('POST', '/api/analyses', { key, json, headers }),
    company,
    user,
    apiKey,
    stop: async () => {
      await server.stop();
      await service.close();
      if (!shared) await database.remove();
    },
  };
}

export type Earshot = Awaited<ReturnType<typeof startEarshot>>;

/** A short conversation of about `minutes` by its own times, with enough words to be analysed. */
export function transcript(minutes = 1): string {
  const clock = (minute: number, second: number) =>
    `${String(minute).padStart(2, '0')}:${String(second).padStart(2, '0')}`;
  const last = clock(minutes - 1, 50);
  // Gaps above 10 minutes would not count (docs/decisions/minutes.md#d62).
  const pauses = Array.from(
    { length: Math.floor((minutes - 2) / 9) },
    (_, at) => `[${clock(9 * (at + 1), 0)}] Client: One moment, let me look for the figures.`,
  );
  return [
    '[00:00] Agent: Good morning, this is Paula from Norte Software. Is this a good moment to talk?',
    '[00:08] Client: Yes, go ahead, I have a few minutes.',
    '[00:12] Agent: How do you handle your invoices today?',
    '[00:20] Client: We type them by hand and it takes two days every month.',
    '[00:31] Agent: What does that cost you?',
    '[00:38] Client: Overtime mostly, and late payments. But the price worries me, it sounds expensive.',
    ...pauses,
    `[${last}] Agent: Understood, it is 90 dollars a month. Shall we meet on Tuesday at ten?`,
    `[${last}] Client: Tuesday at ten works.`,
  ].join('\n');
}
