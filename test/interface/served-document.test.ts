// The document says where it is served, so that a client made from it calls that server (docs/decisions/interface-document.md#servers).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openapiDocument } from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { exchange } from '../harness/socket.ts';

let earshot: Earshot;
let named: Earshot;

beforeAll(async () => {
  earshot = await startEarshot();
  named = await startEarshot({ EARSHOT_PUBLIC_URL: 'https://earshot.example.com/', EARSHOT_TRUST_PROXY: 'true' });
});
afterAll(async () => {
  await earshot.stop();
  await named.stop();
});

const served = async (server: Earshot) => {
  const yaml = await (await fetch(`${server.url}/openapi.yaml`)).text();
  return [(await server.get('/openapi.json')).body, parse(yaml)];
};

describe('servers of the document', () => {
  it('is the origin at which it is asked for, in JSON and YAML; the rest is the same', async () => {
    for (const document of await served(earshot))
      expect(document).toEqual({ ...openapiDocument, servers: [{ url: earshot.url }] });
  });

  it('is EARSHOT_PUBLIC_URL where that is set', async () => {
    for (const document of await served(named))
      expect(document.servers).toEqual([{ url: 'https://earshot.example.com' }]);
  });

  it.each(['a b', 'x"y', "x'y", 'evil.example/path', 'evil.example#', 'evil.example:x'])(
    'is no Host that is none: %s',
    async (host) => {
      const request = ['GET /openapi.json HTTP/1.1', `Host: ${host}`, 'Connection: close', '', ''].join('\r\n');
      const { body } = await exchange(earshot.url, [request]);
      expect(body).not.toContain('evil.example');
      if (body.includes('"servers"')) expect(body).toContain('"servers":[{"url":"http://127.0.0.1:3000"}]');
    },
  );
});
