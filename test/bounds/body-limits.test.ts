// Walks the document: each operation takes bodies up to the limit that it states and no further, and transcripts of 2 MiB fit in any spelling (docs/decisions/requests.md#d7, #d61).
import { ReadableStream } from 'node:stream/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OperationFacts,
  openapiDocument,
  operationFacts,
} from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';
import { analysesOf } from '../harness/rows.ts';

const kib = 1024;
const mib = 1024 * kib;
const transcriptLimit = 2 * mib;
/** Everything else is small: 64 KiB. */
const larger: Record<string, number> = {
  'analysis.submitAnalysis': 24 * mib,
  'analysis.create': 13 * mib,
  'analysis.submit': 13 * mib,
  'interactionTypes.create': 7 * mib,
  'interactionTypes.update': 7 * mib,
  'interactionTypes.try': 7 * mib,
};
const said = (bytes: number) => (bytes < mib ? `${bytes / kib} KiB` : `${bytes / mib} MiB`);

// Both prefixes have one pipeline (test/interface/procedures.test.ts).
const posts = operationFacts.filter(({ method, path }) => method === 'post' && !path.startsWith('/trpc/'));

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let salespersonId: string;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  salespersonId = await earshot.user(tenant.companyId, 'salesperson');
});
afterAll(() => earshot.stop());

function headersOf(facts: OperationFacts): Record<string, string> {
  const known = facts.acceptsApiKey ? { 'X-API-Key': tenant.key } : facts.acceptsSession ? admin.headers : {};
  return { ...known, 'Content-Type': 'application/json' };
}

const withLength = (facts: OperationFacts, body: Uint8Array) =>
  earshot.request('POST', facts.path, { headers: headersOf(facts), raw: body });

async function inChunks(facts: OperationFacts, body: Uint8Array): Promise<{ status: number; text: string }> {
  const chunks = Array.from({ length: 16 }, (_, n) => {
    const at = (share: number) => Math.floor((body.length * share) / 16);
    return body.subarray(at(n), at(n + 1));
  });
  const response = await fetch(earshot.url + facts.path, {
    method: 'POST',
    headers: headersOf(facts),
    body: ReadableStream.from(chunks),
    duplex: 'half',
  } as unknown as RequestInit);
  return { status: response.status, text: await response.text() };
}

describe.each(posts.map((facts) => [facts.path, facts] as const))('%s', (path, facts) => {
  const limit = larger[facts.name] ?? 64 * kib;
  // No JSON, so that nothing is done.
  const body = (bytes: number) => new TextEncoder().encode(`{${' '.repeat(bytes - 1)}`);

  it('states its limit as a number and at its 413', () => {
    const operation = (openapiDocument.paths as Record<string, Record<string, Record<string, unknown>>>)[path]!.post!;
    expect([facts.bodyLimitBytes, operation['x-body-limit-bytes']]).toEqual([limit, limit]);
    const { $ref } = (operation.responses as Record<string, { $ref: string }>)['413']!;
    const responses = openapiDocument.components.responses as Record<string, { description: string }>;
    const response = responses[$ref.split('/').at(-1)!]!;
    expect(response.description).toContain(`larger than ${said(limit)}`);
    expect(JSON.stringify(response)).toContain(`The request body is larger than ${said(limit)}.`);
  });

  it.each([
    ['with a length', withLength],
    ['in chunks', inChunks],
  ] as const)('%s: at the limit it is read, a byte more → 413', async (_how, send) => {
    earshot.advance(60_000);
    expect((await send(facts, body(limit))).text).toBe(
      errorText(400, facts.name, 'The request body is not valid JSON.'),
    );
    expect((await send(facts, body(limit + 1))).text).toBe(
      errorText(413, facts.name, `The request body is larger than ${said(limit)}.`),
    );
  });
});

describe('a transcript (D61)', () => {
  const tooBig = `[{"origin":"string","code":"too_big","maximum":2097152,"inclusive":true,"path":["transcript"],"message":"Too big: expected string to have <=2097152 bytes"}]`;
  // Blank text counts as absent, so nothing is analysed: what is asked is only whether it comes through.
  const spellings: [string, string, number][] = [
    ['plain', ' ', 1],
    ['escaped', '\\u0020', 1],
    ['of two bytes', '\\u00a0', 2],
    ['of three bytes, plain', '\u3000', 3],
  ];
  const operations = [
    ['/api/analyses', 'analysis.submitAnalysis', "Either 'transcript' or 'audioKey' is required"],
    ['/v1/analysis.create', 'analysis.create', "Exactly one of 'audioKey', 'audioUrl' and 'transcript' is required"],
    ['/v1/analysis.submit', 'analysis.submit', "Exactly one of 'audioKey', 'audioUrl' and 'transcript' is required"],
  ] as const;

  describe.each(operations)('%s', (path, name, absent) => {
    const send = (spelled: string) => {
      earshot.advance(60_000);
      const input = `{"salespersonId":"${salespersonId}","transcript":"${spelled}"}`;
      const raw = path.startsWith('/api/') ? input : `{"json":${input}}`;
      return earshot.request('POST', path, { key: tenant.key, headers: { 'Content-Type': 'application/json' }, raw });
    };

    it.each(spellings)('%s: 2 MiB come through, a byte more → 400 too_big', async (_spelling, character, bytes) => {
      const count = Math.floor(transcriptLimit / bytes);
      const rest = ' '.repeat(transcriptLimit - count * bytes);
      expect((await send(character.repeat(count) + rest)).text).toBe(errorText(400, name, absent));
      expect((await send(`${character.repeat(count) + rest} `)).text).toBe(
        errorText(400, name, 'Input validation failed', tooBig),
      );
    });

    it('words of 2 MiB and more: nothing is stored or held', async () => {
      const answer = await send('word '.repeat(transcriptLimit / 4));
      expect(answer.text).toBe(errorText(400, name, 'Input validation failed', tooBig));
      expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
    });
  });
});

it('the longest scorecard comes through with every character escaped', async () => {
  earshot.advance(60_000);
  const text = (characters: number, first = '') => first + 'ã'.repeat(characters - first.length);
  const criteria = Array.from({ length: 50 }, (_, n) => ({
    key: `c${n}`.padEnd(64, 'x'),
    label: text(120),
    polarity: 'objective',
    weight: 10,
    description: text(1000),
    cues: Array.from({ length: 100 }, (_each, cue) => text(200, String(cue))),
  }));
  const input = { key: 'longest'.padEnd(64, 'x'), label: text(120), macroFront: 'sales', criteria };
  const escaped = JSON.stringify({ json: input }).replaceAll('ã', '\\u00e3');
  const raw = escaped.padEnd(escaped.length + 50_000, ' ');
  expect(raw.length).toBeGreaterThan(6 * mib);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await earshot.request('POST', '/v1/interactionTypes.create', { key: tenant.key, headers, raw });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const types = await output(earshot, 'interactionTypes.list', tenant.key);
  expect(types.some(({ key }: { key: string }) => key === input.key)).toBe(true);
  expect((await call(earshot, 'interactionTypes.deactivate', tenant.key, { key: input.key })).status).toBe(200);
});
