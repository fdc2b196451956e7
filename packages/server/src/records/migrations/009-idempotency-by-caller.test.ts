// Answers remembered before keys belonged to callers go on for the one who made the analysis, and for nobody else (D64).
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../test/harness/database.ts';
import { insertAnalysis } from '../../../../../test/harness/rows.ts';
import { createApiKey } from '../../accounts/api-keys.ts';
import { createCompany } from '../../accounts/companies.ts';
import { createUser } from '../../accounts/users.ts';
import { revokeApiKey } from '../api-keys.ts';
import { openDatabase, type Value } from '../database.ts';

it('009-idempotency-by-caller keeps rows whose caller can be told, and lets the others go', async () => {
  const home = await freshDatabase();
  const db = await openDatabase(home.url);
  try {
    await db.migrate();
    const plan = { planName: 'P', planMinutes: 1, openingMinutes: 1 };
    const { id: companyId } = await createCompany(db, { name: 'C', language: 'en', ...plan });
    const person = async (email: string) =>
      (await createUser(db, { companyId, name: 'P', email, role: 'salesperson', supervisorId: null, password: null }))!
        .id;
    const [ana, bea] = [await person('ana@example.com'), await person('bea@example.com')];
    const keyOf = async (userId: string) =>
      (await createApiKey(db, { companyId, userId, name: 'k', scopes: [], expiresAt: null }))!.id;
    const revoked = await keyOf(ana);
    await revokeApiKey(db, revoked, 1);
    const only = await keyOf(ana);
    await keyOf(bea);
    await keyOf(bea);
    const now = Date.now() + 1000;
    const made = (changes: Record<string, Value>) => insertAnalysis(db, companyId, changes);
    const byKey = await made({ created_by: ana });
    const bySession = await made({ created_by: bea, trigger: 'manual_ui' });
    const byOneOfTwo = await made({ created_by: bea });

    // As it was before.
    await db.run('DROP TABLE idempotency_keys');
    await db.run(`CREATE TABLE idempotency_keys (company_id text NOT NULL, key text NOT NULL, request_hash text NOT NULL,
      runner_id text NOT NULL, status integer, body text, created_at bigint NOT NULL, PRIMARY KEY (company_id, key))`);
    await db.run("DELETE FROM knex_migrations WHERE name = '009-idempotency-by-caller'");
    const insert = (key: string, status: number | null, body: string | null) =>
      db.run('INSERT INTO idempotency_keys VALUES (?, ?, ?, ?, ?, ?, ?)', [
        companyId,
        key,
        'hash',
        'runner',
        status,
        body,
        now,
      ]);
    await insert('by key', 200, JSON.stringify({ id: byKey, summary: '\u0000' }));
    await insert('by session', 200, JSON.stringify({ result: { data: { id: bySession } } }));
    await insert('by one of two', 200, JSON.stringify({ id: byOneOfTwo }));
    await insert('error', 400, JSON.stringify({ message: 'Input validation failed' }));
    await insert('running', null, null);
    await insert('broken', 200, '{"id":');
    for (let more = 0; more < 600; more += 1) await insert(`more ${more}`, 200, JSON.stringify({ id: byKey }));

    expect(await db.migrate()).toEqual(['009-idempotency-by-caller']);
    const rows = await db.all(
      "SELECT caller, key, status, created_at FROM idempotency_keys WHERE key LIKE 'by%' ORDER BY key",
    );
    expect(rows).toEqual([
      { caller: `key:${only}`, key: 'by key', status: 200, created_at: now },
      { caller: `person:${bea}`, key: 'by session', status: 200, created_at: now },
    ]);
    expect(await db.get('SELECT count(*) AS kept FROM idempotency_keys')).toEqual({ kept: 602 });
  } finally {
    await db.close();
    await home.remove();
  }
});
