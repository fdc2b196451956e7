// Answers remembered before the migration are found by their analysis from then on, and go with it.
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../test/harness/database.ts';
import { createCompany } from '../../accounts/companies.ts';
import { openDatabase } from '../database.ts';

it('014-erasure fills in the analysis of remembered answers, in either style; errors and open ones have none', async () => {
  const home = await freshDatabase();
  const db = await openDatabase(home.url);
  try {
    await db.migrate();
    const plan = { planName: 'P', planMinutes: 1, openingMinutes: 1 };
    const { id: companyId } = await createCompany(db, { name: 'C', language: 'en', ...plan });
    // As it was before.
    await db.run('DROP TABLE erasures');
    await db.run('DROP INDEX idempotency_keys_by_analysis');
    await db.run('ALTER TABLE idempotency_keys DROP COLUMN analysis_id');
    await db.run("DELETE FROM knex_migrations WHERE name = '014-erasure'");
    const bodies: Record<string, string | null> = {
      error: JSON.stringify({ error: { message: 'x' } }),
      open: null,
      procedure: JSON.stringify({ result: { data: { id: 'of-procedure' } } }),
      rest: JSON.stringify({ id: 'of-rest', summary: '\u0000' }),
    };
    for (const [key, body] of Object.entries(bodies))
      await db.run(
        `INSERT INTO idempotency_keys (company_id, caller, key, request_hash, runner_id, status, body, created_at)
         VALUES (?, 'key:1', ?, 'h', 'r', ?, ?, 1)`,
        [companyId, key, body === null ? null : 200, body],
      );

    expect(await db.migrate()).toEqual(['014-erasure']);
    expect(await db.all('SELECT key, analysis_id FROM idempotency_keys ORDER BY key')).toEqual([
      { key: 'error', analysis_id: null },
      { key: 'open', analysis_id: null },
      { key: 'procedure', analysis_id: 'of-procedure' },
      { key: 'rest', analysis_id: 'of-rest' },
    ]);
  } finally {
    await db.close();
    await home.remove();
  }
});
