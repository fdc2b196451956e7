// Pages of other origins: none is invited unless the operator names it, and none ever with cookies (docs/decisions/requests.md#cors).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../packages/server/src/read-settings.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';

const origin = 'https://crm.example.com';
let closed: Earshot;
let open: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  closed = await startEarshot();
  open = await startEarshot({ EARSHOT_CORS_ORIGINS: `${origin},http://localhost:5173` });
  tenant = await open.company();
});
afterAll(async () => {
  await closed.stop();
  await open.stop();
});

const corsOf = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const preflight = (server: Earshot, path: string, from: string) =>
  fetch(server.url + path, {
    method: 'OPTIONS',
    headers: { Origin: from, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-api-key' },
  });

describe('without the setting', () => {
  it.each(['/api/analyses', '/v1/user.me', '/openapi.json'])('%s invites nobody', async (path) => {
    for (const answer of [
      await fetch(closed.url + path, { headers: { Origin: origin } }),
      await preflight(closed, path, origin),
    ])
      expect(corsOf(answer.headers)).toEqual([]);
  });
});

describe('EARSHOT_CORS_ORIGINS', () => {
  it('lets a named origin read answers and errors, without cookies', async () => {
    for (const [key, status] of [
      [tenant.key, 200],
      ['wrong', 401],
    ] as const) {
      const { headers, status: answered } = await open.request('GET', '/v1/user.me', {
        key,
        headers: { Origin: origin },
      });
      expect([answered, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
        status,
        origin,
        'Origin',
      ]);
      expect(headers.get('access-control-expose-headers')).toContain('RateLimit-Remaining');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it.each(['/api/analyses', '/v1/analysis.create', '/trpc/user.me,user.me?batch=1', '/uploads'])(
    'answers its question before a request to %s',
    async (path) => {
      const { status, headers } = await preflight(open, path, origin);
      expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'GET, POST']);
      expect(headers.get('access-control-allow-headers')).toContain('X-API-Key');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it.each(['https://evil.example', 'null', `${origin}.evil.example`])('does not invite %s', async (from) => {
    const { headers } = await open.request('GET', '/v1/user.me', { key: tenant.key, headers: { Origin: from } });
    expect([corsOf(headers), headers.get('vary')]).toEqual([[], 'Origin']);
    expect(corsOf((await preflight(open, '/v1/user.me', from)).headers)).toEqual([]);
  });

  it.each(['/', '/docs', '/metrics', '/healthz'])('is not for %s', async (path) => {
    const answer = await fetch(open.url + path, { headers: { Origin: origin } });
    expect(corsOf(answer.headers)).toEqual([]);
  });

  it.each(['*', 'null', 'https://a.example/', 'https://a.example/path', 'crm.example.com', ''])('%j', (value) => {
    const read = () => readSettings({ EARSHOT_CORS_ORIGINS: value });
    if (value === '') expect(read().EARSHOT_CORS_ORIGINS).toEqual([]);
    else expect(read).toThrow('EARSHOT_CORS_ORIGINS must be origins such as');
  });
});
