// The limit of list.ts: plain node:http, better-sqlite3 and JSON.stringify giving the bytes of GET /api/analyses?limit=50, and nothing else that a server does.

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { encodeCursor, interactionTypes, type Language } from '@earshot/core';

type Row = Record<string, string | number | null> & { id: string; created_at: number; updated_at: number };
interface Sqlite {
  prepare(sql: string): { all(...values: unknown[]): Row[] };
}

// The driver of the server's package, which the server uses itself.
const Sqlite = createRequire(new URL('../packages/server/package.json', import.meta.url))('better-sqlite3') as new (
  path: string,
  options: { readonly: boolean },
) => Sqlite;

const [databasePath, keysPath, secret] = process.argv.slice(2) as [string, string, string];
const companyByKey = new Map(Object.entries(JSON.parse(readFileSync(keysPath, 'utf8')) as Record<string, string>));
const statement = new Sqlite(databasePath, { readonly: true }).prepare(
  `SELECT id, company_id, created_at, updated_at, status, source, provider, external_call_id, external_owner_id, salesperson_id,
     salesperson_name, supervisor_name, client_name, display_score, score, interaction_score, interaction_type,
     interaction_type_source, language, summary, audio_duration_seconds, attribution_status
   FROM analyses WHERE company_id = ? ORDER BY created_at DESC, id DESC LIMIT 51`,
);
const sealKey = createHmac('sha256', secret).update('cursor').digest();
const seal = (bytes: Uint8Array) => createHmac('sha256', sealKey).update(bytes).digest();

const labels = new Map(interactionTypes.map(({ key, label }) => [key as string, label]));

const item = (row: Row) => ({
  id: row.id,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  status: row.status,
  source: row.source,
  provider: row.provider,
  externalCallId: row.external_call_id,
  externalOwnerId: row.external_owner_id,
  companyId: row.company_id,
  salespersonId: row.salesperson_id,
  salespersonName: row.salesperson_name,
  supervisorName: row.supervisor_name,
  clientName: row.client_name,
  displayScore: row.display_score,
  score: row.score,
  interactionScore: row.interaction_score,
  interactionType: row.interaction_type,
  interactionTypeSource: row.interaction_type_source,
  interactionTypeLabel: labels.get(String(row.interaction_type))?.[row.language as Language] ?? null,
  summary: row.summary,
  audioDurationSeconds: row.audio_duration_seconds,
  attributionStatus: row.attribution_status,
});

const server = createServer((request, response) => {
  const rows = statement.all(companyByKey.get(String(request.headers['x-api-key'])));
  const page = rows.slice(0, 50);
  const last = page.at(-1)!;
  const body = JSON.stringify({
    items: page.map(item),
    nextCursor: rows.length > 50 ? encodeCursor({ createdAtMs: last.created_at, id: last.id }, seal) : null,
    hasMore: rows.length > 50,
  });
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stderr.write(`${JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` })}\n`);
});
process.on('SIGTERM', () => process.exit());
