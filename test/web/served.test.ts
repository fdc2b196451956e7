// What the server gives out of the pages: addresses, policy, caching, compression, and JSON for programs.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../harness/database.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { session } from '../harness/procedures.ts';
import { serve } from '../harness/process.ts';
import { exchange } from '../harness/socket.ts';

let earshot: Earshot;
beforeAll(async () => {
  earshot = await startEarshot();
});
afterAll(() => earshot.stop());

const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const ask = (path: string, headers: Record<string, string> = browser, method = 'GET') =>
  earshot.request(method, path, { headers });
const filesOf = (html: string) => [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);

describe('the page', () => {
  it('is at / and at every address of the application', async () => {
    for (const path of ['/', '/settings/company', '/invitation/abc', '/?a=b']) {
      const { status, headers, text } = await ask(path);
      expect([status, headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).toContain('<div id="application">');
    }
  });

  it('has a policy that allows this server only, nothing inline for scripts, and styles by a nonce that is new each time', async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time++) {
      const { headers, text } = await ask('/');
      const policy = headers.get('content-security-policy')!;
      const nonce = /'nonce-([\w+/=]{24})'/.exec(policy)![1]!;
      nonces.add(nonce);
      expect(policy.replace(nonce, 'N').split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'nonce-N'",
        "img-src 'self' data: blob:",
        `media-src 'self' blob: ${earshot.url}`,
        `connect-src 'self' ${earshot.url}`,
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]);
      expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}"`);
      expect(text).not.toContain('__NONCE__');
      expect(text).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=/);
    }
    expect(nonces.size).toBe(3);
  });

  it('is never kept, since its nonce is good once, and tells nobody where one came from', async () => {
    const { headers } = await ask('/');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('vary')).toBe('Accept');
  });

  it('names the files that its address will need, in the language that the page will choose, so that none is waited for by another', async () => {
    const speaking = (language: string, cookie = '') => ({ ...browser, 'Accept-Language': language, Cookie: cookie });
    const preloads = async (path: string, headers = browser as Record<string, string>) =>
      filesOf((await ask(path, headers)).text).filter((file) => file.endsWith('.js'));
    const signIn = await preloads('/settings/company');
    expect(await preloads('/nothing')).toEqual(signIn);
    const { adminId } = await earshot.company();
    const { Cookie } = (await session(earshot, adminId)).headers!;
    const company = await preloads('/settings/company', speaking('en', Cookie));
    expect(company.filter((file) => !signIn.includes(file)).map((file) => file.replace(/-.*/, ''))).toEqual([
      '/assets/company',
      '/assets/en',
    ]);
    expect(await preloads('/', speaking('en', Cookie))).toEqual(await preloads('/analyses', speaking('en', Cookie)));
    const portuguese = await preloads('/', speaking('fr, pt-BR;q=0.8, en;q=0.5'));
    expect(portuguese.filter((file) => file.startsWith('/assets/pt-'))).toHaveLength(2);
    expect(await preloads('/', speaking('en', 'earshot_language=pt'))).toEqual(portuguese);
  });

  it('says who is signed in, and to whom it does not know that nobody is; nothing of an ended session (D51)', async () => {
    const told = async (headers: Record<string, string>) =>
      /<meta name="earshot-session" content="([^"]*)">/.exec((await ask('/', { ...browser, ...headers })).text)?.[1];
    expect(await told({})).toBe('null');
    expect(await told({ Cookie: 'earshot_session=none' })).toBeUndefined();
    const { companyId } = await earshot.company();
    const userId = await earshot.user(companyId, 'salesperson', { name: '"><script>$& \u2028' });
    const { headers } = await session(earshot, userId);
    const content = await told(headers!);
    expect(content).not.toMatch(/[<>]/);
    const user = JSON.parse(
      content!.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    );
    expect(user).toEqual((await earshot.request('GET', '/v1/user.me', { headers: headers! })).body.result.data);
    expect(user.name).toBe('"><script>$& \u2028');
  });

  it('HEAD has the headers and no body', async () => {
    const { status, headers, text } = await ask('/settings/company', browser, 'HEAD');
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('in the policy: the bucket that hands recordings out and takes uploads in', async () => {
    const address = 's3://recordings?region=eu-west-1&endpoint=https://objects.example.com&forcePathStyle=true';
    process.env.AWS_ACCESS_KEY_ID = 'tests';
    process.env.AWS_SECRET_ACCESS_KEY = 'tests';
    const onBucket = await startEarshot({ EARSHOT_STORAGE_URL: address }, earshot.database);
    try {
      const { headers } = await onBucket.request('GET', '/', { headers: browser });
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain(`media-src 'self' blob: ${onBucket.url} https://objects.example.com;`);
      expect(policy).toContain(`connect-src 'self' ${onBucket.url} https://objects.example.com;`);
    } finally {
      await onBucket.stop();
      delete process.env.AWS_ACCESS_KEY_ID;
      delete process.env.AWS_SECRET_ACCESS_KEY;
    }
  });
});

describe('files', () => {
  it('of the page are there, by names that change with their content, to be kept for ever', async () => {
    const files = filesOf((await ask('/')).text);
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      expect(file).toMatch(/-[\w-]{8}\.(js|css|svg)$/);
      const { status, headers } = await ask(file, {});
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toMatch(/^(text\/javascript|text\/css|image\/svg\+xml)/);
    }
  });

  it('come compressed as the caller can take them, and are the same', async () => {
    const script = filesOf((await ask('/')).text).find((file) => file.endsWith('.js'))!;
    const texts = [];
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(earshot.url + script, { headers: { 'Accept-Encoding': accepted } });
      expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
        encoding,
        'Accept-Encoding',
      ]);
      texts.push(await response.text());
    }
    expect(new Set(texts).size).toBe(1);
  });

  it('what the build does not have is 404, and no path leads out of it', async () => {
    const paths = [
      '/assets/none-00000000.js',
      '/assets/',
      '/assets/..%2Findex.html',
      '/assets/%2e%2e%2findex.html',
      '/assets/..%5Cindex.html',
      '/assets/%00',
      '/addresses.json',
      '/licences.md',
    ];
    for (const path of paths) expect((await ask(path, {})).status, path).toBe(404);
    // As a program writes it that does not tidy up paths.
    for (const path of ['/assets/../index.html', '/assets/../../package.json']) {
      const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      expect((await exchange(earshot.url, [request])).status, path).toBe(404);
    }
  });
});

describe('an unknown address', () => {
  it('asked by a browser shows the page, with 404', async () => {
    for (const path of ['/nothing', '/settings/nothing', '/assets/none.js']) {
      const { status, headers, text } = await ask(path);
      expect([status, headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('<div id="application">');
    }
    expect((await ask('/nothing', browser, 'HEAD')).status).toBe(404);
  });

  it('asked by a program, or below the addresses of programs, stays JSON (D3)', async () => {
    const program: Record<string, string>[] = [{}, { Accept: '*/*' }, { Accept: 'application/json' }];
    for (const headers of program) {
      const { status, body } = await ask('/nothing', headers);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    for (const path of ['/api/nothing', '/v1/nothing', '/trpc/nothing', '/api'])
      expect((await ask(path)).body.code, path).toBe('NOT_FOUND');
    expect((await ask('/nothing', browser, 'POST')).body.code).toBe('NOT_FOUND');
  });

  it('what was there before the pages is as it was, for browsers too', async () => {
    for (const path of ['/healthz', '/openapi.json']) expect((await ask(path)).body, path).toBeDefined();
    expect((await ask('/docs')).text).toContain('swagger-ui');
    expect((await ask('/share/nothing')).status).toBe(404);
    expect((await ask('/api/salespersons')).body.code).toBe('UNAUTHORIZED');
  });
});

describe('what is not a page', () => {
  it('is compressed where it is long and a page asks for it; not for programs, and no secret that a write answers', async () => {
    const { companyId, adminId, key } = await earshot.company();
    for (let count = 0; count < 20; count++) await earshot.user(companyId, 'salesperson');
    const { headers: Cookie } = await session(earshot, adminId);
    const encodingOf = async (headers: Record<string, string>, path = '/v1/user.listByCompany') => {
      const response = await fetch(earshot.url + path, { headers });
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect((await response.json()).result).toBeDefined();
      return response.headers.get('content-encoding');
    };
    expect(await encodingOf({ ...Cookie, 'Accept-Encoding': 'gzip' })).toBe('gzip');
    expect(await encodingOf({ ...Cookie, 'Accept-Encoding': 'identity' })).toBeNull();
    expect(await encodingOf({ ...Cookie, 'Accept-Encoding': 'gzip' }, '/v1/user.me')).toBeNull();
    expect(await encodingOf({ 'X-API-Key': key, 'Accept-Encoding': 'gzip' })).toBeNull();
  });

  it('is kept by no cache, though it may know nothing of keys and sessions, and is what its type says', async () => {
    const { key } = await earshot.company();
    for (const path of ['/api/salespersons', '/v1/user.me', '/v1/analysis.listPage', '/v1/auth.login', '/nothing'])
      for (const headers of [{ 'X-API-Key': key }, {}] as Record<string, string>[]) {
        const answer = await ask(path, headers);
        expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
        expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      }
    for (const path of ['/docs', '/openapi.json', '/openapi.yaml', '/metrics', '/healthz'])
      expect((await ask(path)).headers.get('x-content-type-options'), path).toBe('nosniff');
  });
});

it('the built package holds the pages, and the licences of what is in them', async () => {
  const database = await freshDatabase();
  const server = await serve({ EARSHOT_DATABASE_URL: database.url });
  try {
    const html = await (await fetch(server.url, { headers: browser })).text();
    for (const file of filesOf(html)) expect((await fetch(server.url + file)).status, file).toBe(200);
    expect(filesOf(html).length).toBeGreaterThanOrEqual(3);
  } finally {
    await server.end('SIGTERM');
    await database.remove();
  }
  const licences = readFileSync(new URL('../../packages/server/dist/web/licences.md', import.meta.url), 'utf8');
  for (const name of ['preact', 'wouter', '@tanstack/react-query', '@zag-js/combobox'])
    expect(licences).toContain(name);
});
