// Uploads from before the migration: those that an analysis uses are told from the others, which the next sweeps measure and remove.
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../test/harness/database.ts';
import { insertAnalysis } from '../../../../../test/harness/rows.ts';
import { createCompany } from '../../accounts/companies.ts';
import { measureUploads, removeUnusedUploads } from '../../analyses/uploads/sweep-uploads.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { openDatabase } from '../database.ts';
import { unusedBytes } from '../uploads.ts';

const hourMs = 60 * 60 * 1000;

it('007-uploads: used uploads stay, unused and empty ones go', async () => {
  const home = await freshDatabase();
  const db = await openDatabase(home.url);
  const storage = await openStorage(`file:${home.storageFolder}`, {
    seals: [() => Buffer.alloc(32)],
    uploadAddress: () => '',
  });
  try {
    await db.migrate();
    const plan = { planName: 'P', planMinutes: 1, openingMinutes: 1 };
    const { id: companyId } = await createCompany(db, { name: 'C', language: 'en', ...plan });
    // As it was before.
    for (const index of ['uploads_counted', 'uploads_unused', 'uploads_unmeasured', 'uploads_removing'])
      await db.run(`DROP INDEX ${index}`);
    await db.run('DROP INDEX analysis_documents_by_audio');
    for (const column of ['bytes', 'reserved_bytes', 'touched_at', 'used_at', 'removing_at'])
      await db.run(`ALTER TABLE uploads DROP COLUMN ${column}`);
    await db.run("DELETE FROM knex_migrations WHERE name = '007-uploads'");
    const now = Date.now();
    const insert = async (name: string, storedAt: number | null, expiresAt: number) => {
      const key = `uploads/${companyId}/${name}`;
      await db.run('INSERT INTO uploads VALUES (?, ?, ?, ?, ?)', [key, companyId, 'audio/mpeg', expiresAt, storedAt]);
      if (name !== 'nothing-came') await storage.put(key, Buffer.alloc(2 * 1024 * 1024));
      return key;
    };
    const used = await insert('used', now - 50 * hourMs, now - 49 * hourMs);
    const unused = await insert('unused', now - 50 * hourMs, now - 49 * hourMs);
    const recent = await insert('recent', now - 3 * hourMs, now - 2.5 * hourMs);
    const inBucket = await insert('in-a-bucket', null, now - 2.5 * hourMs);
    await insert('nothing-came', null, now - 2.5 * hourMs);
    const open = await insert('open', null, now + hourMs);
    await insertAnalysis(db, companyId, {}, { audio_key: used, audio_storage_key: used });

    expect(await db.migrate()).toEqual(['007-uploads']);
    expect(await unusedBytes(db, companyId)).toBe(5 * 1024 * 1024);
    const service = { db, storage, now: () => now };
    await measureUploads(service);
    await removeUnusedUploads(service);
    const keys = async () =>
      (await db.all<{ storage_key: string }>('SELECT storage_key FROM uploads')).map((row) => row.storage_key).sort();
    expect(await keys()).toEqual([used, recent, inBucket, open].sort());
    expect(await unusedBytes(db, companyId)).toBe(5 * 1024 * 1024);
    expect(await storage.stat(unused)).toBeNull();
    const tomorrow = { db, storage, now: () => now + 30 * hourMs };
    await measureUploads(tomorrow);
    await removeUnusedUploads(tomorrow);
    expect(await keys()).toEqual([used]);
    expect(await storage.stat(used)).not.toBeNull();
  } finally {
    await db.close();
    await home.remove();
  }
});
