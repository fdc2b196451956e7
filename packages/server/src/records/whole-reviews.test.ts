import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/harness/database.ts';
import { type Database, openDatabase, type Value } from './database.ts';
import { agreementGroups, drawableRows } from './whole-reviews.ts';

let home: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;
beforeAll(async () => {
  home = await freshDatabase();
  db = await openDatabase(home.url);
  await db.migrate();
});
afterAll(async () => {
  await db.close();
  await home.remove();
});

it('samples and agreement are read from one index alone, without sorting', async () => {
  if (db.dialect !== 'sqlite') return;
  const plans: string[] = [];
  const explaining: Database = {
    ...db,
    all: async <Row>(sql: string, values?: readonly Value[]) => {
      const rows = await db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
      plans.push(...rows.map(({ detail }) => detail));
      return [] as Row[];
    },
  };
  const period = { companyId: 'c', fromMs: 0, toMs: 9 };
  await drawableRows(explaining, { ...period, salespersonId: 's' }, null, 9);
  await drawableRows(explaining, { ...period, salespersonId: 's' }, { occurred_at: 1, id: 'a' }, 9);
  const ofPerson =
    /^SEARCH analyses USING COVERING INDEX analyses_to_sample \(company_id=\? AND salesperson_id=\? AND /;
  expect(plans.filter((detail) => !ofPerson.test(detail))).toEqual([]);
  plans.length = 0;
  await agreementGroups(explaining, { ...period, visibleUserIds: 'all' });
  await agreementGroups(explaining, { ...period, visibleUserIds: ['s'], interactionType: 'demo' });
  const reviewed =
    'SEARCH analyses USING COVERING INDEX analyses_reviewed (company_id=? AND occurred_at>? AND occurred_at<?)';
  expect(plans.filter((detail) => !detail.startsWith('USE TEMP B-TREE FOR GROUP BY'))).toEqual([reviewed, reviewed]);
});
