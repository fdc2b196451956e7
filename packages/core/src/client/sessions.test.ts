// A session where the runtime keeps no cookies: the client does, for itself and its server alone (docs/decisions/sign-in.md#d51).
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from './errors.ts';
import { failureOf, json, refuse, type Step, scriptedServer, setUp } from './scripted-server.fixture.ts';

const me = { id: 'u1', name: 'Ana', email: 'ana@example.com', role: 'admin_company', companyId: 'c1' };
const password = { email: me.email, password: 'p' };
const attributes = 'Path=/; HttpOnly; SameSite=Lax';
/** An answer that sets cookies, as the server's sign-in does. */
const setting =
  (body: unknown, ...cookies: string[]): Step =>
  (response, seen) => {
    response.setHeader('set-cookie', cookies);
    json({ result: { data: body } })(response, seen);
  };
const signedIn = setting(
  me,
  `earshot_session=s1; ${attributes}; Secure`,
  `earshot_device=d=1; Max-Age=31536000; ${attributes}`,
);
const answer = json({ result: { data: [] } });
const inSession = (steps: Step[]) => setUp(steps, { apiKey: undefined, session: true });

describe('D51, a session in a script', () => {
  it('is sent back to the server by every later call', async () => {
    const { client, seen } = await inSession([signedIn, answer, answer]);
    expect(await client.auth.login(password)).toEqual(me);
    await client.analysisWebhooks.list();
    await client.analysisWebhooks.delete('w1');
    expect(seen.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      'earshot_session=s1; earshot_device=d=1',
      'earshot_session=s1; earshot_device=d=1',
    ]);
  });

  it('also begins with an invitation, and moves with a cookie that the server renews', async () => {
    const renewed = setting([], `earshot_session=s2; ${attributes}`);
    const { client, seen } = await inSession([signedIn, renewed, answer]);
    await client.auth.acceptInvitation({ token: 't', password: 'p' });
    await client.users.list();
    await client.users.list();
    expect(seen[2]?.headers.cookie).toContain('earshot_session=s2');
  });

  it.each(['Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
    'is gone after logout, which clears it by %s',
    async (end) => {
      const signedOut = setting({ signedOut: true }, `earshot_session=; ${end}; ${attributes}`);
      const { client, seen } = await inSession([
        signedIn,
        signedOut,
        refuse(401, 'UNAUTHORIZED', 'API Key required.', {}, 'api_key_missing'),
      ]);
      await client.auth.login(password);
      await client.auth.logout();
      const failure = await failureOf(client.users.list());
      expect(seen[2]?.headers.cookie).toBe('earshot_device=d=1');
      expect((failure as Error).message).toContain('call auth.login');
      expect((failure as Error).message).not.toContain('Check the apiKey');
    },
  );

  it('belongs to one client, and shows in none of its faces', async () => {
    const { client, seen, baseUrl } = await inSession([signedIn, answer]);
    await client.auth.login(password);
    const other = new (client.constructor as typeof import('./earshot-client.ts').EarshotClient)({
      session: true,
      baseUrl,
    });
    await other.users.list();
    expect(seen[1]?.headers.cookie).toBeUndefined();
    expect(inspect(client, { depth: 20, showHidden: true }) + JSON.stringify(client)).not.toContain('s1');
  });

  it('goes to no other origin: neither to storage nor where a redirect leads', async () => {
    const elsewhere = await scriptedServer(json({}));
    const grant = { url: `${elsewhere.baseUrl}/`, fields: { key: 'uploads/c1/a.mp3' } };
    const redirect: Step = (response) => response.writeHead(307, { location: `${elsewhere.baseUrl}/v1/user.me` }).end();
    const { client } = await inSession([signedIn, json({ result: { data: grant } }), redirect]);
    await client.auth.login(password);
    await client.uploads.upload(new Blob(['x']), { filename: 'a.mp3' });
    await failureOf(client.users.me());
    expect(elsewhere.seen.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });

  it('never travels with a key: a client that has one keeps no cookie, and refuses to sign in', async () => {
    const { client, seen } = await setUp([setting([], `earshot_session=s1; ${attributes}`), answer]);
    await client.users.list();
    await client.users.list();
    expect(seen[1]?.headers.cookie).toBeUndefined();
    for (const call of [client.auth.login(password), client.auth.acceptInvitation({ token: 't', password: 'p' })]) {
      const failure = await failureOf(call);
      expect(failure).toBeInstanceOf(ConfigurationError);
      expect((failure as Error).message).toContain('new EarshotClient({ session: true, baseUrl })');
    }
    expect(seen).toHaveLength(2);
  });

  it.each(['earshot_session', '=x', '', 'a b=c; Path=/', ' ; Max-Age=0'])(
    'ignores the broken cookie %j',
    async (broken) => {
      const { client, seen } = await inSession([setting(me, broken), answer]);
      await client.auth.login(password);
      await client.users.list();
      expect(seen[1]?.headers.cookie).toBeUndefined();
    },
  );

  it('that is refused says how to begin one', async () => {
    const text = 'This operation needs a browser session. Sign in first.';
    const { client } = await setUp([refuse(401, 'UNAUTHORIZED', text, {}, 'session_required')]);
    const failure = await failureOf(client.analysisWebhooks.list());
    expect((failure as Error).message).toContain('auth.login of new EarshotClient({ session: true })');
    expect((failure as Error).message).not.toContain('Check the apiKey');
  });
});
