// Deliveries that wait stay in the queue, and integrations that have stopped already are not told of again.
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../test/harness/database.ts';
import { queueEvents, storeDestination, wholeQueue } from '../../../../../test/harness/webhooks.ts';
import { createCompany } from '../../accounts/companies.ts';
import { openDatabase } from '../database.ts';

it('037-integration-events: what is queued is kept, byte for byte; what has stopped counts as told', async () => {
  const home = await freshDatabase();
  const db = await openDatabase(home.url);
  try {
    await db.migrate();
    const plan = { planName: 'P', planMinutes: 1, openingMinutes: 1 };
    const { id: companyId } = await createCompany(db, { name: 'C', language: 'en', ...plan });
    for (const [id, state, failures] of [
      ['works', 'active', 0],
      ['tries', 'backing_off', 2],
      ['failed', 'backing_off', 3],
      ['refused', 'credentials_refused', 0],
    ] as const)
      await db.run(
        `INSERT INTO integrations (id, company_id, connector, settings, since, state, failures, interval_minutes, minimum_duration_seconds, run_after, created_at, updated_at)
         VALUES (?, ?, 'pbx/folder', '{}', 0, ?, ?, 5, 20, 0, 0, 7)`,
        [id, companyId, state, failures],
      );
    const { id: destination } = await storeDestination(db, companyId, 'https://hooks.example.com/');
    await queueEvents(db, companyId, [destination], 2);
    const [queued, bodies] = [
      await wholeQueue(db),
      await db.all('SELECT id, analysis_id, role, body FROM webhook_bodies'),
    ];
    // As it was before.
    await db.run('ALTER TABLE integrations DROP COLUMN stopped_at');
    await db.run("DELETE FROM knex_migrations WHERE name = '037-integration-events'");

    expect(await db.migrate()).toEqual(['037-integration-events']);
    expect(await wholeQueue(db)).toEqual(queued);
    expect(await db.all('SELECT id, analysis_id, role, body FROM webhook_bodies')).toEqual(bodies);
    expect(await db.all('SELECT id FROM integrations WHERE stopped_at = 7 ORDER BY id')).toEqual([
      { id: 'failed' },
      { id: 'refused' },
    ]);
  } finally {
    await db.close();
    await home.remove();
  }
});
