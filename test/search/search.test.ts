// The search: who finds what, where the words are and who said them; nothing that is erased, expired or another's (docs/decisions/search.md).
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { indexAnalysis } from '../../packages/server/src/analyses/search/index-analyses.ts';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../../packages/server/src/background.ts';
import type { Value } from '../../packages/server/src/records/database.ts';
import { dueForSearch } from '../../packages/server/src/records/search-index.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

type Row = Record<string, Value>;
type Said = [speaker: string, side: string, start: number | null, text: string];
const turns = (...texts: Said[]) =>
  JSON.stringify(texts.map(([speaker, side, start, text]) => ({ speaker, side, start, end: null, text })));
const insert = (changes: Row = {}, document: Row = {}) =>
  insertAnalysis(earshot.service.db, tenant.companyId, changes, document);
const saying = (text: string, changes: Row = {}) =>
  insert(changes, { transcript: text, transcript_segments: turns(['Vera', 'client', 12.5, text]) });

/** What is due has been indexed. */
const indexed = () =>
  eventually(async () => expect(await earshot.service.db.all('SELECT analysis_id FROM search_due')).toEqual([]));
const page = async (query: string, as = tenant.key, more: Record<string, unknown> = {}) =>
  output(earshot, 'analysis.search', as, { query, ...more });
const ids = async (query: string, as = tenant.key, more: Record<string, unknown> = {}) =>
  (await page(query, as, more)).items.map((hit: { analysis: { id: string } }) => hit.analysis.id);

describe('what is found', () => {
  it('client, number, salesperson, summary, objection and what was said, with who said it and when', async () => {
    const id = await insert(
      { client_name: 'Móveis Brandão', salesperson_name: 'Inês Peña', summary: 'Querem cadeiras giratórias.' },
      {
        transcript_segments: turns(
          ['Inês', 'attendant', 0, 'Bom dia, tudo bem?'],
          ['Vera', 'client', 7.25, 'A promoção do armário corrediço acabou?'],
        ),
        objections: JSON.stringify([{ objection: 'O frete encarece muito', resolved: false }]),
        participants: JSON.stringify([{ name: 'Vera', side: 'client' }]),
        telephony: JSON.stringify({
          call_id: '1',
          call_from_name: '',
          call_from_number: '+5511912345678',
          call_to: '200',
          record_file: '',
        }),
      },
    );
    await indexed();
    const first = async (query: string) => {
      const { items, hasMore, nextCursor } = await page(query);
      expect([query, items.length, items[0]?.analysis.id, hasMore, nextCursor]).toEqual([query, 1, id, false, null]);
      return items[0].passages[0];
    };
    expect((await first('BRANDAO')).field).toBe('client');
    expect((await first('ines pena')).field).toBe('salesperson');
    expect((await first('(11) 91234-5678')).field).toBe('number');
    expect((await first('0055 11 91234-5678')).field).toBe('number');
    expect((await first('giratorias')).field).toBe('summary');
    expect((await first('"frete encarece"')).field).toBe('objection');
    expect(await first('armario corred')).toEqual({
      field: 'transcript',
      speaker: 'Vera',
      side: 'client',
      turn: 1,
      startSeconds: 7.25,
      text: 'A promoção do armário corrediço acabou?',
      marks: [
        { from: 14, to: 21 },
        { from: 22, to: 31 },
      ],
    });
    const { items } = await page('vera giratorias frete');
    expect(items[0].passages.map(({ field }: { field: string }) => field)).toEqual(['objection', 'summary', 'speaker']);
    for (const query of ['armario mesa', '"corredico armario"', 'armari cadeiras', '99999-0000'])
      expect([query, await ids(query)]).toEqual([query, []]);
  });

  it('what a creation has brought, a little later, and what has failed; nothing that is in progress', async () => {
    const { body } = await earshot.create(
      { transcript: 'Agent: Which drawer unit do you use?\nClient: The mahogany one, and it wobbles a lot every day.' },
      tenant.key,
    );
    const failed = await saying('mahogany veneer', { status: 'failed' });
    await saying('mahogany shelf', { status: 'processing' });
    await indexed();
    expect((await ids('mahogany')).toSorted()).toEqual([failed, body.id].toSorted());
    await earshot.service.db.run("UPDATE analyses SET status = 'completed' WHERE status = 'processing'");
    await indexed();
    expect(await ids('mahogany shelf')).toHaveLength(1);
  });

  it('a line of a transcript without turns, and the beginning of a very long one', async () => {
    const plain = await insert({}, { transcript: 'Ana: a chaise longue\nRui: nothing' });
    const many = Array.from({ length: 12_000 }, (_, turn): Said => {
      const text = new Map([
        [10, 'the ottoman } arrives'],
        [11_999, 'the hammock'],
      ]).get(turn);
      return ['Vera', 'client', turn, text ?? `turn ${turn} with some words of no weight`];
    });
    const long = await insert({}, { transcript: '', transcript_segments: turns(...many) });
    await indexed();
    expect((await page('chaise')).items[0]).toMatchObject({
      analysis: { id: plain },
      passages: [{ speaker: null, turn: null, text: 'Ana: a chaise longue' }],
    });
    expect((await page('ottoman')).items[0]).toMatchObject({ analysis: { id: long }, passages: [{ turn: 10 }] });
    expect(await ids('hammock')).toEqual([]);
  });

  it('no text is an operator of a database; what is no text, or too long, is refused', async () => {
    const status = async (query: string) => (await call(earshot, 'analysis.search', tenant.key, { query })).status;
    const odd = [
      'NEAR("a" "b", 3)',
      'sofa AND NOT sofa OR',
      "' OR 1=1 --",
      '"',
      '😀',
      '!?*"-:^{}()',
      '&|!<->:*\\',
      'a '.repeat(100),
    ];
    for (const query of odd) expect([query, await status(query)]).toEqual([query, 200]);
    for (const query of ['', 'a\u0000b', '\ud800', 'x'.repeat(201), 'x'.repeat(10_000)])
      expect([query.slice(0, 9), await status(query)]).toEqual([query.slice(0, 9), 400]);
  });

  it('the latest conversation first, page by page, while others come; the archive as asked for', async () => {
    const at = (day: number, more: Row = {}) => saying('a sideboard', { occurred_at: Date.UTC(2026, 2, day), ...more });
    const made = [];
    for (const day of [3, 9, 1, 9, 5]) made.push({ day, id: await at(day) });
    const away = await at(2, { archived_at: 5 });
    await indexed();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer = await page('sideboard', tenant.key, { limit: 2, archived: false, ...(cursor && { cursor }) });
      seen.push(...answer.items.map((hit: { analysis: { id: string } }) => hit.analysis.id));
      expect(answer.hasMore).toBe(answer.nextCursor !== null);
      cursor = answer.nextCursor;
      await at(20);
      await indexed();
    } while (cursor !== null);
    const days = new Map(made.map(({ day, id }) => [id, day]));
    expect(seen.map((id) => days.get(id))).toEqual([9, 9, 5, 3, 1]);
    expect(await ids('sideboard', tenant.key, { archived: true })).toEqual([away]);
    expect(await ids('sideboard', tenant.key, { limit: 50 })).toHaveLength(9);
    const { nextCursor } = await page('sideboard', tenant.key, { limit: 1 });
    const list = await call(earshot, 'analysis.listPage', tenant.key, { cursor: nextCursor });
    const broken = await call(earshot, 'analysis.search', tenant.key, { query: 'sideboard', cursor: `${nextCursor}A` });
    expect([list.status, broken.status, broken.body.data.reason]).toEqual([400, 400, 'cursor_invalid']);
  });
});

describe('D12: who finds it', () => {
  it('a salesperson their own, a supervisor the team, an administrator all; another company nothing', async () => {
    const boss = await earshot.user(tenant.companyId, 'supervisor');
    const ana = await earshot.user(tenant.companyId, 'salesperson', { supervisorId: boss });
    const rui = await earshot.user(tenant.companyId, 'salesperson');
    const keys = await Promise.all([ana, rui, boss].map((user) => earshot.apiKey(tenant.companyId, user)));
    const anas = await saying('the wardrobe', { salesperson_id: ana });
    const ruis = await saying('the wardrobe', { salesperson_id: rui });
    const made = await saying('the wardrobe', { created_by: ana });
    const nobodys = await saying('the wardrobe');
    await indexed();
    const finds = async () =>
      Promise.all([...keys, tenant.key].map(async (key) => (await ids('wardrobe', key)).toSorted()));
    const sorted = (...list: string[]) => list.toSorted();
    const all = sorted(anas, ruis, made, nobodys);
    expect(await finds()).toEqual([sorted(anas, made), [ruis], sorted(anas, made), all]);

    // As soon as it is another's, the old one does not find it, indexed or not.
    await output(earshot, 'analysis.setAttribution', tenant.key, { id: anas, salespersonId: rui });
    expect(await ids('wardrobe', keys[0]!)).toEqual([made]);
    await indexed();
    expect(await finds()).toEqual([[made], sorted(anas, ruis), [made], all]);

    const other = await earshot.company();
    expect(await ids('wardrobe', other.key)).toEqual([]);
    const reader = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: ['api:webhooks:read'] });
    expect((await call(earshot, 'analysis.search', reader, { query: 'wardrobe' })).status).toBe(403);
  });
});

describe('what is gone is not found', () => {
  let admin: RequestOptions;
  beforeEach(async () => {
    admin = await session(earshot, tenant.adminId);
  });
  const rowsOf = async (id: string) =>
    (await earshot.service.db.all('SELECT place FROM search_places WHERE analysis_id = ?', [id])).length;

  it('an erased analysis at once, and nothing of it is left', async () => {
    const before = await earshot.service.db.get('SELECT COUNT(*) AS n FROM search_words');
    const id = await saying('the armchair');
    await indexed();
    expect([await ids('armchair'), await rowsOf(id)]).toEqual([[id], 1]);
    await output(earshot, 'analysis.delete', admin, { id });
    expect([await ids('armchair'), await rowsOf(id)]).toEqual([[], 0]);
    expect(await earshot.service.db.get('SELECT COUNT(*) AS n FROM search_words')).toEqual(before);
    expect((await verifyErasure(id, earshot.service)).traces).toEqual([]);
  });

  it('a transcript that retention has taken: its names still are', async () => {
    const id = await saying('the mattress', { client_name: 'Brandt', created_at: Date.now() - 40 * dayMs });
    await indexed();
    await output(earshot, 'company.updateRetention', admin, { transcriptsDays: 30 });
    await sweep(earshot.service);
    expect(await ids('mattress')).toEqual([]);
    await indexed();
    expect([await ids('mattress'), await ids('brandt')]).toEqual([[], [id]]);
  });

  it('the name of a person who is erased', async () => {
    const ana = await earshot.user(tenant.companyId, 'salesperson', { name: 'Zenaide Quaresma' });
    const id = await saying('Zenaide Quaresma has the footstool', {
      salesperson_id: ana,
      salesperson_name: 'Zenaide Quaresma',
    });
    await indexed();
    expect(await ids('quaresma')).toEqual([id]);
    await output(earshot, 'user.delete', admin, { id: ana, analyses: 'keep' });
    expect(await ids('quaresma')).toEqual([]);
    await indexed();
    expect(await ids('footstool')).toEqual([id]);
  });
});

it('a process that dies before the index is written leaves what is due, and the next one does it', async () => {
  const off = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
  try {
    const other = await off.company();
    const id = await insertAnalysis(off.service.db, other.companyId, { client_name: 'Credenza Ltda' });
    const found = async () =>
      (await output(off, 'analysis.search', other.key, { query: 'credenza' })).items.map(
        (hit: { analysis: { id: string } }) => hit.analysis.id,
      );
    expect(await found()).toEqual([]);
    const next = await startEarshot({}, off.database);
    try {
      await expect.poll(found, { timeout: 60_000 }).toEqual([id]);
    } finally {
      await next.stop();
    }
  } finally {
    await off.stop();
  }
});

it.skipIf(inject('postgresUrl') !== null)(
  'SQLite: no token of what was erased or changed is left in the index (docs/decisions/search.md#erasure)',
  async () => {
    const own = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
    try {
      const { db } = own.service;
      const { companyId, adminId } = await own.company();
      const bytes = async () =>
        (await db.get<{ bytes: number }>('SELECT SUM(length(block)) AS bytes FROM search_words_data'))!.bytes;
      const insertSaying = (text: string) =>
        insertAnalysis(
          db,
          companyId,
          {},
          { transcript: text, transcript_segments: turns(['Vera', 'client', 1, text]) },
        );
      const catchUp = async () => {
        for (const due of await dueForSearch(db, 100)) await indexAnalysis(due, own.service);
      };
      const words = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');
      // Beside many others, since FTS5 writes a part anew by itself when a tenth of it is deleted.
      const erased = await insertSaying(words('zirconium', 1000));
      const changed = await insertSaying(words('wolfram', 1000));
      for (let count = 0; count < 30; count += 1) await insertSaying(`the settee number${count}`);
      await catchUp();
      const whole = await bytes();
      await output(own, 'analysis.delete', await session(own, adminId), { id: erased });
      await db.run('UPDATE analysis_documents SET transcript = ?, transcript_segments = ? WHERE analysis_id = ?', [
        'a plain ottoman',
        turns(['Vera', 'client', 1, 'a plain ottoman']),
        changed,
      ]);
      await catchUp();
      expect(await bytes()).toBeGreaterThan(whole * 0.9);
      // Past the rest after what the first sweep of the server has written, which is longer on a busy machine.
      own.advance(dayMs);
      const began = own.service.now();
      await sweep(own.service);
      expect(await bytes()).toBeLessThan(whole / 10);
      expect(await db.get('SELECT version - done AS waiting FROM search_merge')).toEqual({ waiting: 0 });
      // The next one rests first, for longer than a busy machine needs here.
      const rest = await db.get<{ not_before: number }>('SELECT not_before FROM search_merge');
      expect(rest!.not_before).toBeGreaterThan(began);
      await db.run('UPDATE search_merge SET not_before = ?', [own.service.now() + dayMs / 2]);
      for (const table of ['analysis_documents', 'analyses']) await db.run(`DELETE FROM ${table}`);
      await sweep(own.service);
      expect(await bytes()).toBeGreaterThan(200);
      own.advance(dayMs);
      await sweep(own.service);
      expect(await bytes()).toBeLessThan(200);
    } finally {
      await own.stop();
    }
  },
);
