// Erasure of a company that has many rows: the door closes at once and no secret is left; the rows follow some at a time, since on SQLite everybody who writes waits (docs/decisions/erasure.md#a-company).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endGrace, requestErasure } from '../../packages/server/src/analyses/erase-company.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { sweep } from '../../packages/server/src/background.ts';
import type { Queries } from '../../packages/server/src/records/database.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { insertOneOfEach } from '../harness/rows.ts';

let earshot: Earshot;
beforeAll(async () => {
  earshot = await startEarshot();
});
afterAll(() => earshot.stop());

const many = 1200;

/** Counts the rows that each statement changes. */
function counted(changes: number[]) {
  const { db } = earshot.service;
  const transaction: typeof db.transaction = (work) =>
    db.transaction((tx) => {
      const run: Queries['run'] = async (...statement) => {
        const count = await tx.run(...statement);
        changes.push(count);
        return count;
      };
      return work(Object.create(tx, { run: { value: run } }));
    });
  return { ...earshot.service, db: Object.create(db, { transaction: { value: transaction } }) as typeof db };
}

it('closes the door at once, and deletes no more than 50 of such rows by one statement', async () => {
  const { db } = earshot.service;
  const { companyId, adminId } = await earshot.company();
  const other = await earshot.company();
  await insertOneOfEach(db, other.companyId, other.adminId);
  const { 'integrations.id': integration, 'analysisWebhooks.id': destination } = await insertOneOfEach(
    db,
    companyId,
    adminId,
  );
  await db.run("UPDATE integrations SET credentials = 'sealed' WHERE company_id = ?", [companyId]);
  await db.transaction(async (tx) => {
    for (let index = 0; index < many; index += 1)
      await tx.run('INSERT INTO collected_recordings (integration_id, external_id, collected_at) VALUES (?, ?, 1)', [
        integration!,
        `call-${index}`,
      ]);
  });
  const collected = async () =>
    (await db.all('SELECT 1 FROM collected_recordings WHERE integration_id = ?', [integration!])).length;
  const changes: number[] = [];
  const service = counted(changes);

  await requestErasure(commandLine(companyId), null, service);
  await endGrace(commandLine(companyId), null, 'command', service);
  expect(await collected()).toBe(many);
  expect(await db.get('SELECT label, settings, credentials FROM integrations WHERE id = ?', [integration!])).toEqual({
    label: null,
    settings: '{}',
    credentials: null,
  });
  expect(await db.get('SELECT secret FROM webhook_destinations WHERE id = ?', [destination!])).toEqual({ secret: '' });

  await sweep(service);
  expect(await collected()).toBe(0);
  expect(Math.max(...changes)).toBeLessThanOrEqual(50);
  expect(await db.all('SELECT id FROM integrations WHERE company_id = ?', [companyId])).toEqual([]);
  expect(await db.all('SELECT id FROM webhook_destinations WHERE company_id = ?', [companyId])).toEqual([]);
  expect(await db.all('SELECT id FROM integrations WHERE company_id = ?', [other.companyId])).toHaveLength(1);
});
