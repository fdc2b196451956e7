// Rows from before the migration take the time that their telephony block knows, else that of their creation (issue 23).
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../test/harness/database.ts';
import { insertAnalysis } from '../../../../../test/harness/rows.ts';
import { createCompany } from '../../accounts/companies.ts';
import { openDatabase } from '../database.ts';

const called = Date.parse('2026-03-26T13:15:00Z');
const collected = Date.parse('2026-03-28T08:00:00Z');

it('021-call-times: the id of the call, or the name of its recording by the clock of its integration; what is no time of this call is left', async () => {
  const home = await freshDatabase();
  const db = await openDatabase(home.url);
  try {
    await db.migrate();
    const plan = { planName: 'P', planMinutes: 1, openingMinutes: 1 };
    const { id: companyId } = await createCompany(db, { name: 'C', language: 'en', ...plan });
    await db.run(
      `INSERT INTO integrations (id, company_id, connector, settings, since, state, interval_minutes, minimum_duration_seconds, run_after, created_at, updated_at)
       VALUES ('i', ?, 'pbx/folder', '{"timeZone":"America/Sao_Paulo"}', 0, 'active', 5, 20, 9e12, 0, 0)`.replace(
        '9e12',
        '9000000000000',
      ),
      [companyId],
    );
    const insert = (changes: Record<string, string | number | null>, callId: string, file: string) =>
      insertAnalysis(
        db,
        companyId,
        { source: 'pbx', created_at: collected, ...changes },
        { telephony: JSON.stringify({ call_id: callId, record_file: file }) },
      );
    const byId = await insert({}, `pbx1-${called / 1000}.77`, 'a.wav');
    const byName = await insert({ integration_id: 'i' }, 'x', 'q-201-5551234-20260326-101500-x.wav');
    const noZone = await insert({}, 'y', '20260326101500.wav');
    const otherNumber = await insert({}, '1111111111.1', 'b.wav');
    const toCome = await insert({ integration_id: 'i' }, 'z', '20270326101500.wav');
    const broken = await insertAnalysis(db, companyId, { source: 'pbx', created_at: collected }, { telephony: 'null' });
    const upload = await insertAnalysis(db, companyId, { created_at: collected });
    // As it was before.
    const ofTimes = ['at_all', 'at_salesperson_id', 'at_created_by', 'at_interaction_type', 'at_open', 'of_trends'];
    for (const index of [...ofTimes, 'to_sample', 'reviewed', 'by_review'])
      await db.run(`DROP INDEX analyses_${index}`);
    await db.run('CREATE INDEX analyses_of_trends ON analyses (company_id)');
    // A later trigger of the search looks at the time.
    const cascade = db.dialect === 'postgres' ? 'CASCADE' : '';
    for (const column of ['occurred_at', 'excluded_at', 'excluded_by', 'exclusion_reason'])
      await db.run(`ALTER TABLE analyses DROP COLUMN ${column} ${cascade}`);
    await db.run("DELETE FROM knex_migrations WHERE name = '021-call-times'");

    expect(await db.migrate()).toEqual(['021-call-times']);
    const rows = await db.all<{ id: string; occurred_at: number }>('SELECT id, occurred_at FROM analyses');
    const times = new Map(rows.map((row) => [row.id, row.occurred_at]));
    expect([byId, byName, noZone, otherNumber, toCome, broken, upload].map((id) => times.get(id))).toEqual([
      ...[called, called],
      ...[collected, collected, collected, collected, collected],
    ]);
  } finally {
    await db.close();
    await home.remove();
  }
});
