// What an integrator writes with openapi-typescript and openapi-fetch: `input` is a text of JSON, as the document says. The test makes `earshot-types`.

import type { paths } from 'earshot-types';
import createClient from 'openapi-fetch';

const [baseUrl, apiKey, transcript] = process.argv.slice(2) as [string, string, string];
const client = createClient<paths>({ baseUrl, headers: { 'X-API-Key': apiKey } });

const created = await client.POST('/api/analyses', { body: { transcript } });
if (!created.data) throw new Error(created.error.message);
const { id } = created.data;

const listed = await client.GET('/api/analyses', { params: { query: { limit: 1, status: 'completed' } } });
const input = JSON.stringify({ limit: 1, filters: { minScore: 0 } });
const newest = await client.GET('/v1/analysis.list', { params: { query: { input } } });
const one = await client.GET('/api/analyses/{id}', { params: { path: { id } } });
const missing = await client.GET('/api/analyses/{id}', {
  params: { path: { id: '00000000-0000-4000-8000-000000000000' } },
});
const archived = await client.POST('/v1/analysis.archive', { body: { json: { id } } });

console.log(
  JSON.stringify({
    id,
    listed: listed.data?.items.map((item) => item.id),
    newest: newest.data?.result.data.map((item) => item.id),
    bant: typeof one.data?.bant?.budget,
    missing: [missing.response.status, missing.error?.message],
    archived: archived.response.status,
  }),
);
