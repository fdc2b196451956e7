// Nothing of what was erased, dropped or renamed is left in the index of the search, and nobody is told so before (docs/decisions/search.md#erasure).
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { indexAnalysis } from '../../packages/server/src/analyses/search/index-analyses.ts';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { adoptPieces, storePieces } from '../../packages/server/src/records/analysis-words.ts';
import { dueForSearch } from '../../packages/server/src/records/search-index.ts';
import { tokenMaker } from '../../packages/server/src/searched-text/tokens.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { termsInPages } from '../harness/index-terms.ts';
import { call, output, session } from '../harness/procedures.ts';
import { earshot as command } from '../harness/process.ts';
import { insertAnalysis } from '../harness/rows.ts';

const isSqlite = inject('postgresUrl') === null;
const dayMs = 24 * 60 * 60 * 1000;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeEach(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterEach(() => earshot.stop().catch(() => undefined));

const turns = (text: string) =>
  JSON.stringify([{ speaker: 'Vera', side: 'client', start: 1, end: null, text: `${text} and so on` }]);
const saying = (text: string, changes: Parameters<typeof insertAnalysis>[2] = {}) =>
  insertAnalysis(earshot.service.db, tenant.companyId, changes, { transcript: text, transcript_segments: turns(text) });

/** A conversation whose words stand in pieces. */
async function longSaying(text: string): Promise<string> {
  const { db } = earshot.service;
  const id = await insertAnalysis(
    db,
    tenant.companyId,
    { created_at: earshot.service.now() - 40 * dayMs },
    { transcript: '' },
  );
  const set = (await storePieces(db, id, turns(text), null, earshot.service.now()))!;
  await adoptPieces(db, id, set);
  await db.run('UPDATE analysis_documents SET segments_set = ? WHERE analysis_id = ?', [set, id]);
  return id;
}

async function catchUp(): Promise<void> {
  for (const due of await dueForSearch(earshot.service.db, 100)) await indexAnalysis(due, earshot.service);
}

/** Those of the words whose token stands in the index, whether a search finds it or not. */
async function inIndex(...words: string[]): Promise<string[]> {
  const token = tokenMaker(tenant.companyId);
  const found = await termsInPages(earshot.service.db);
  return words.filter((word) => found.has(token('word', word)));
}
const sweptDaysLater = async () => {
  earshot.advance(dayMs + 1);
  await sweep(earshot.service);
};

it.runIf(isSqlite).each<[string, () => Promise<string>, (id: string) => Promise<unknown>]>([
  ['an analysis that is erased', () => saying('zirconium'), (id) => output(earshot, 'analysis.delete', admin, { id })],
  [
    'a client who is renamed',
    () => saying('the settee', { client_name: 'Zirconium' }),
    (id) => earshot.service.db.run("UPDATE analyses SET client_name = 'Another' WHERE id = ?", [id]),
  ],
  [
    'objections that are dropped',
    async () => {
      const id = await saying('the settee');
      const objections = JSON.stringify([{ objection: 'Zirconium is dear', resolved: false }]);
      await earshot.service.db.run('UPDATE analysis_documents SET objections = ? WHERE analysis_id = ?', [
        objections,
        id,
      ]);
      return id;
    },
    (id) => earshot.service.db.run('UPDATE analysis_documents SET objections = NULL WHERE analysis_id = ?', [id]),
  ],
  [
    'a long conversation that retention takes',
    () => longSaying('zirconium'),
    async () => {
      await output(earshot, 'company.updateRetention', admin, { transcriptsDays: 30 });
      await sweep(earshot.service);
    },
  ],
  [
    'a person who is erased',
    async () => {
      const salesperson_id = await earshot.user(tenant.companyId, 'salesperson', { name: 'Ana Zirconium' });
      await saying('Ana Zirconium has the settee', { salesperson_id, salesperson_name: 'Ana Zirconium' });
      return salesperson_id;
    },
    (id) => output(earshot, 'user.delete', admin, { id, analyses: 'keep' }),
  ],
  [
    'a company that is erased',
    () => saying('zirconium'),
    async () => {
      const { name } = await output(earshot, 'company.get', admin);
      await output(earshot, 'company.requestErasure', admin, { name });
      await output(earshot, 'company.eraseNow', admin, { name });
    },
  ],
])('SQLite: no token of %s is left', async (_what, prepare, remove) => {
  const id = await prepare();
  await saying('the ottoman stays');
  await catchUp();
  // All that is due from the first migration on.
  await sweptDaysLater();
  expect(await inIndex('zirconium', 'ottoman')).toContain('zirconium');
  admin = await session(earshot, tenant.adminId);
  await remove(id);
  expect((await verifyErasure(id, earshot.service)).pending).not.toEqual([]);
  // A round that comes before the index has followed ends nothing.
  await sweptDaysLater();
  await catchUp();
  await sweptDaysLater();
  expect(await inIndex('zirconium')).toEqual([]);
  expect((await verifyErasure(id, earshot.service)).pending).toEqual([]);
});

it.runIf(isSqlite)('SQLite: no token of an erased analysis is left in the bytes of the file', async () => {
  const words = Array.from({ length: 500 }, (_, at) => `zirconium${at}`);
  const token = tokenMaker(tenant.companyId);
  const path = earshot.database.url.slice('sqlite:'.length);
  const inFile = async () => {
    const file = (await readFile(path)).toString('latin1');
    return words.filter((word) => file.includes(token('word', word))).length;
  };
  const id = await saying(words.join(' '));
  await saying('the ottoman stays');
  await catchUp();
  await earshot.service.db.run('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
  await output(earshot, 'analysis.delete', admin, { id });
  const before = await copyOf();
  expect(before).toBeGreaterThan(0);
  await sweptDaysLater();
  await earshot.service.close();
  expect(await inFile()).toBe(0);

  /** Before the chore: with what is in the log still. */
  async function copyOf(): Promise<number> {
    const text = (await readFile(path)).toString('latin1') + (await readFile(`${path}-wal`)).toString('latin1');
    return words.filter((word) => text.includes(token('word', word))).length;
  }
});

it('verify-erasure is not content while words of a person who was erased stand in the index', async () => {
  const id = await earshot.user(tenant.companyId, 'salesperson', { name: 'Ana Zirconium' });
  await saying('Ana Zirconium has the settee', { salesperson_id: id, salesperson_name: 'Ana Zirconium' });
  await catchUp();
  expect((await call(earshot, 'user.delete', admin, { id, analyses: 'keep' })).status).toBe(200);
  const environment = {
    EARSHOT_DATABASE_URL: earshot.database.url,
    EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}`,
  };
  const early = await command(['verify-erasure', '--text', 'Ana Zirconium'], environment);
  expect([early.code, early.stdout]).toEqual([
    1,
    expect.stringContaining('search: analyses that changed are to be indexed anew (1)'),
  ]);
  await catchUp();
  // The command writes the index itself.
  const late = await command(['verify-erasure', '--text', 'Ana Zirconium'], environment);
  expect([late.code, late.stdout]).toEqual([0, 'No trace of the text.\n']);
  if (isSqlite) expect(await inIndex('zirconium')).toEqual([]);
});
