// The words of long conversations stand in pieces of their own: written once, read like any other, and gone with what is erased (docs/decisions/database.md#words).
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { fullAnalysisById } from '../../packages/server/src/records/analysis-documents.ts';
import { adoptPieces, setColumns, storePieces } from '../../packages/server/src/records/analysis-words.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

const dayMs = 24 * 60 * 60 * 1000;

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company({ minutes: 2_000 });
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

const turns = async (id: string): Promise<unknown[]> =>
  JSON.parse((await fullAnalysisById(earshot.service.db, tenant.companyId, id))!.transcript_segments!);
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const inRow = (id: string) =>
  earshot.service.db.get<{ transcript: string; segments: string | null }>(
    'SELECT transcript, transcript_segments AS segments FROM analysis_documents WHERE analysis_id = ?',
    [id],
  );
const pieces = async (id: string) =>
  (await earshot.service.db.all('SELECT piece FROM analysis_words WHERE analysis_id = ?', [id])).length;
const loose = (id: string) => earshot.service.db.all('SELECT * FROM loose_words WHERE analysis_id = ?', [id]);

const spoken = Array.from(
  { length: 6_000 },
  (_, n) => `${n % 2 ? 'Client' : 'Agent'}: Olá – 😀 "we" type ${n} invoices by hand, as Vera Lins told you.`,
).join('\n');

/** Completed, with its words in pieces. */
async function long(changes: Parameters<typeof insertAnalysis>[2] = {}): Promise<string> {
  const { db } = earshot.service;
  const id = await insertAnalysis(db, tenant.companyId, changes, { transcript: '' });
  const segments = spoken
    .split('\n')
    .map((line, n) => ({ start: n, end: n + 1, text: line.slice(8), speaker: 'Agent' }));
  for (const [column, text] of [
    ['transcript', spoken],
    ['transcript_segments', JSON.stringify(segments)],
  ] as const) {
    const set = (await storePieces(db, id, text, null, Date.now()))!;
    await adoptPieces(db, id, set);
    await db.run(`UPDATE analysis_documents SET ${setColumns[column]} = ? WHERE analysis_id = ?`, [set, id]);
  }
  return id;
}

describe('a long transcript', () => {
  it.skipIf(inject('postgresUrl') !== null)(
    'is written once, however its analysis changes',
    async () => {
      const { db } = earshot.service;
      await db.run('CREATE TABLE written (bytes integer)');
      await db.run(
        `CREATE TRIGGER piece_written AFTER INSERT ON analysis_words
       BEGIN INSERT INTO written VALUES (length(CAST(NEW.text AS BLOB))); END`,
      );
      await db.run(
        "CREATE TRIGGER piece_changed BEFORE UPDATE ON analysis_words BEGIN SELECT RAISE(ABORT, 'written again'); END",
      );
      const { id } = await output(earshot, 'analysis.submit', tenant.key, { transcript: spoken });
      await expect.poll(async () => (await read(id as string)).status, { timeout: 120_000 }).toBe('completed');
      await output(earshot, 'analysis.archive', tenant.key, { id });
      expect((await read(id as string)).transcript === spoken).toBe(true);
      expect(await turns(id as string)).toHaveLength(6_000);
      expect(await inRow(id as string)).toEqual({ transcript: '', segments: null });
      const stored = await db.get<{ bytes: number }>(
        'SELECT SUM(length(CAST(text AS BLOB))) AS bytes FROM analysis_words WHERE analysis_id = ?',
        [id as string],
      );
      expect(await db.get('SELECT SUM(bytes) AS bytes FROM written')).toEqual(stored);
      expect(await loose(id as string)).toEqual([]);
      await db.run('DROP TRIGGER piece_written');
      await db.run('DROP TRIGGER piece_changed');
      await db.run('DROP TABLE written');
    },
    180_000,
  );

  it('of a creation that is refused at the hold leaves nothing', async () => {
    const { db, analyser } = earshot.service;
    const { read: reading } = analyser;
    analyser.read = async (owner, input) => {
      const result = await reading(owner, input);
      // Somebody else spends the minutes after the look at the balance.
      const before = db.transaction;
      db.transaction = async (work) => {
        db.transaction = before;
        await db.run('UPDATE companies SET ledger_hundredths = 0 WHERE id = ?', [tenant.companyId]);
        return before(work);
      };
      return result;
    };
    const { status } = await earshot.create({ transcript: spoken }, tenant.key).finally(() => {
      analyser.read = reading;
    });
    expect(status).toBe(403);
    const left = await db.all<{ analysis_id: string }>(
      'SELECT analysis_id FROM analysis_words WHERE analysis_id NOT IN (SELECT id FROM analyses)',
    );
    expect(left).toEqual([]);
  }, 180_000);
});

describe('what is stored in the row, as older versions did', () => {
  it('is read from there, and stands in pieces once its sides are set', async () => {
    const { db } = earshot.service;
    const people = [
      { name: 'Agent', side: 'attendant' },
      { name: 'Client', side: 'client' },
    ];
    const id = await insertAnalysis(
      db,
      tenant.companyId,
      {},
      { transcript: spoken, participants: JSON.stringify(people) },
    );
    expect((await read(id)).transcript === spoken).toBe(true);
    expect(await pieces(id)).toBe(0);
    const sides = [
      { speaker: 'Agent', side: 'client' },
      { speaker: 'Client', side: 'attendant' },
    ];
    for (const _ of [1, 2]) {
      await output(earshot, 'analysis.setSides', admin, { id, sides });
      expect((await read(id)).transcript === spoken).toBe(true);
      expect(await turns(id)).toHaveLength(6_000);
      expect((await inRow(id))!.segments).toBeNull();
    }
    const change = { id, interactionType: 'negotiation', replaces: null };
    await output(earshot, 'analysis.setInteractionType', admin, change);
    expect((await read(id)).transcript === spoken).toBe(true);
    expect(await turns(id)).toHaveLength(6_000);
    // The turns that were stored before go with a sweep.
    await sweep(earshot.service);
    const unused = await db.all(
      `SELECT piece FROM analysis_words WHERE analysis_id = ?
         AND set_id <> (SELECT segments_set FROM analysis_documents WHERE analysis_documents.analysis_id = ?)`,
      [id, id],
    );
    expect(unused).toEqual([]);
    expect(await loose(id)).toEqual([]);
    expect(await turns(id)).toHaveLength(6_000);
  }, 180_000);
});

describe('erasure and retention', () => {
  it('of an analysis leaves none of its pieces', async () => {
    const id = await long();
    const { traces } = await verifyErasure(id, earshot.service);
    expect(traces.some((trace) => trace.includes('analysis_words.analysis_id'))).toBe(true);
    expect((await call(earshot, 'analysis.delete', admin, { id })).status).toBe(200);
    expect((await verifyErasure(id, earshot.service)).traces).toEqual([]);
  });

  it('of transcripts leaves the analysis without words', async () => {
    const id = await long({ created_at: earshot.service.now() - 10 * dayMs });
    expect((await read(id)).transcript === spoken).toBe(true);
    await output(earshot, 'company.updateRetention', admin, { transcriptsDays: 5 });
    await sweep(earshot.service);
    expect(await read(id)).toMatchObject({ transcript: '', transcriptSegments: null });
    expect(await pieces(id)).toBe(0);
  });

  it('of a person takes the name out of long words', async () => {
    const person = await earshot.user(tenant.companyId, 'salesperson', { name: 'Vera Lins' });
    const id = await long({ salesperson_id: person, salesperson_name: 'Vera Lins' });
    expect((await call(earshot, 'user.delete', admin, { id: person, analyses: 'keep' })).status).toBe(200);
    const { transcript, transcriptSegments } = await read(id);
    expect(transcript === spoken.replaceAll('Vera Lins', '[…]')).toBe(true);
    expect(JSON.stringify(transcriptSegments)).not.toContain('Vera Lins');
    expect(await pieces(id)).toBe(0);
  });
});
