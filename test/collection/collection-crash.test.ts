// Collecting processes killed at random moments lose nothing and analyse nothing twice (issue 8). bench/collection.ts does the same at length.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectionCrashRun } from '../harness/collection-crash.ts';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.remove());

describe('kill -9 while a PBX is collected', () => {
  it('each recording becomes one analysis, each run goes on where the last was, and nothing is left in storage', async () => {
    const { url: databaseUrl, storageFolder } = database;
    const report = await collectionCrashRun({ databaseUrl, storageFolder, recordings: 200, kills: 4 });
    expect(report).toMatchObject({ lost: [], twice: 0, found: 200, queued: 200, leftObjects: 0 });
    // The kills did come in the middle.
    expect(Math.max(...report.atKills)).toBeLessThan(200);
    expect(Math.min(...report.atKills)).toBeGreaterThan(0);
  });
});
