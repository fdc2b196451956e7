// The index of the search under two who keep it: what one has read long before the other was done never replaces what came since (docs/decisions/search.md#index).
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { indexAnalysis, indexCompany, startIndexer } from '../../packages/server/src/analyses/search/index-analyses.ts';
import type { SearchedRow } from '../../packages/server/src/records/search-index.ts';
import { dueForSearch } from '../../packages/server/src/records/search-index.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const ids = async (query: string) =>
  (await output(earshot, 'analysis.search', tenant.key, { query })).items.map(
    (hit: { analysis: { id: string } }) => hit.analysis.id,
  );

/** Somebody who has read what is due now, and is held up before it is saved; the returned function lets it save. */
async function heldUp(): Promise<() => Promise<void>> {
  const { db, pause, searcher } = earshot.service;
  const [due] = await dueForSearch(db, 1);
  const hasRead = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  const tokens = async (row: SearchedRow) => {
    hasRead.resolve();
    await mayGo.promise;
    return searcher.tokens(row);
  };
  const done = indexAnalysis(due!, { db, pause, searcher: { ...searcher, tokens } });
  await hasRead.promise;
  return async () => {
    mayGo.resolve();
    await done;
  };
}

it('a change after another one was done: what changed is found, and what was before leaves no token', async () => {
  const { db } = earshot.service;
  const id = await insertAnalysis(db, tenant.companyId, { client_name: 'Credenza' });
  const save = await heldUp();
  await indexCompany(tenant.companyId, earshot.service);
  expect(await ids('credenza')).toEqual([id]);
  await db.run('UPDATE analyses SET client_name = ? WHERE id = ?', ['Ottoman', id]);
  await save();
  // What the slow one had read is out of date: the change is still due.
  expect((await dueForSearch(db, 1)).map((due) => due.analysis_id)).toEqual([id]);
  await indexCompany(tenant.companyId, earshot.service);
  expect([await ids('ottoman'), await ids('credenza')]).toEqual([[id], []]);
});

it('what another process has indexed meanwhile is not read again', async () => {
  const { db, searcher } = earshot.service;
  const company = await earshot.company();
  for (let count = 0; count < 5; count += 1) await insertAnalysis(db, company.companyId, { client_name: 'Credenza' });
  const hasBegun = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  const read = new Set<string>();
  const tokens = async (row: SearchedRow) => {
    read.add(row.id);
    hasBegun.resolve();
    await mayGo.promise;
    return searcher.tokens(row);
  };
  const loop = startIndexer({ ...earshot.service, searcher: { ...searcher, tokens } });
  await hasBegun.promise;
  await indexCompany(company.companyId, earshot.service);
  mayGo.resolve();
  const later = await insertAnalysis(db, company.companyId, { client_name: 'Sideboard' });
  await expect.poll(() => read.has(later)).toBe(true);
  await loop.stop();
  expect(read.size).toBe(2);
});

it.skipIf(inject('postgresUrl') !== null)(
  'SQLite: the index is merged in steps, so no commit merges many parts of it at once (docs/decisions/search.md#merge)',
  async () => {
    const { db } = earshot.service;
    expect(await db.get("SELECT v AS pages FROM search_words_config WHERE k = 'automerge'")).toEqual({ pages: 0 });
    const company = await earshot.company();
    const parts: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      await insertAnalysis(db, company.companyId, { client_name: `Credenza ${count}` });
      await indexCompany(company.companyId, earshot.service);
      const segments = 'SELECT COUNT(DISTINCT segid) AS parts FROM search_words_idx';
      parts.push((await db.get<{ parts: number }>(segments))!.parts);
    }
    // Fewer than four of each size.
    expect(Math.max(...parts)).toBeLessThan(10);
  },
);
