// A client that @hey-api/openapi-ts makes of the document (the one in packages/core/src/generated) calls both styles, once it writes `input` as JSON (docs/procedures.md).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../packages/core/src/generated/client/index.ts';
import {
  analysisGet,
  analysisList,
  analysisListAnalyses,
  analysisSubmitAnalysis,
  userMe,
} from '../../packages/core/src/generated/sdk.gen.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';

let earshot: Earshot;
let key: string;

beforeAll(async () => {
  earshot = await startEarshot();
  ({ key } = await earshot.company());
});
afterAll(() => earshot.stop());

/** As docs/procedures.md has it. */
const querySerializer = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString();

it('creates, lists and reads with what the document says of keys, bodies and inputs', async () => {
  const client = createClient({ baseUrl: earshot.url, auth: key, querySerializer });
  const created = await analysisSubmitAnalysis({ client, body: { transcript: transcript() } });
  expect(created.error).toBeUndefined();
  const { id } = created.data!;
  const listed = await analysisListAnalyses({ client, query: { limit: 1, status: 'completed' } });
  expect(listed.data?.items.map((item) => item.id)).toEqual([id]);
  const newest = await analysisList({ client, query: { input: { limit: 1, filters: { minScore: 0 } } } });
  expect(newest.data?.result.data.map((item) => item.id)).toEqual([id]);
  expect((await analysisGet({ client, query: { input: { id } } })).data?.result.data.id).toBe(id);
  expect((await userMe({ client })).data?.result.data.role).toBe('admin_company');
});

it('is told what is wrong with an input in brackets, and nothing is selected by mistake', async () => {
  const client = createClient({ baseUrl: earshot.url, auth: key });
  const { error, response } = await analysisList({ client, query: { input: { limit: 1 } } });
  expect(response?.status).toBe(400);
  expect(error).toMatchObject({
    issues: [{ message: "Unknown query parameter 'input[limit]'. Did you mean 'input'?" }],
  });
});
