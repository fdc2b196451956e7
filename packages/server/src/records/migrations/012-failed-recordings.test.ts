// Recordings from before the migration that only failed analyses refer to: the next sweeps measure and remove them, old ones at once.
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../test/harness/database.ts';
import { insertAnalysis } from '../../../../../test/harness/rows.ts';
import { createCompany } from '../../accounts/companies.ts';
import { measureUploads, removeUnusedUploads } from '../../analyses/uploads/sweep-uploads.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { openDatabase } from '../database.ts';
import { unusedBytes } from '../uploads.ts';

const hourMs = 60 * 60 * 1000;
const mib = 1024 * 1024;

it('012-failed-recordings: what failed goes a day after it failed; what waits or was completed stays', async () => {
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
    await db.run("DELETE FROM knex_migrations WHERE name = '012-failed-recordings'");
    const now = Date.now();
    const ids: Record<string, string> = {};
    const insert = async (name: string, hoursAgo: number, statuses: string[], { isUpload = false } = {}) => {
      const key = `uploads/${companyId}/${name}`;
      await storage.put(key, Buffer.alloc(2 * mib));
      if (isUpload)
        await db.run(
          `INSERT INTO uploads (storage_key, company_id, content_type, expires_at, stored_at, bytes, touched_at, used_at)
           VALUES (?, ?, 'audio/mpeg', 0, 0, ?, 0, 1)`,
          [key, companyId, 2 * mib],
        );
      for (const status of statuses) {
        const at = now - hoursAgo * hourMs;
        const document = { audio_key: key, audio_storage_key: key };
        ids[name] = await insertAnalysis(db, companyId, { status, created_at: at, updated_at: at }, document);
      }
      return key;
    };
    const old = await insert('old', 50, ['failed', 'failed']);
    const recent = await insert('recent', 3, ['failed']);
    const oldUpload = await insert('old-upload', 50, ['failed'], { isUpload: true });
    const recentUpload = await insert('recent-upload', 3, ['failed'], { isUpload: true });
    const kept = [
      await insert('completed', 50, ['completed']),
      await insert('both', 50, ['failed', 'completed']),
      await insert('waiting', 50, ['failed', 'pending']),
      await insert('used-upload', 50, ['failed', 'completed'], { isUpload: true }),
    ];

    expect(await db.migrate()).toEqual(['012-failed-recordings']);
    // Two whose size is known, and two that count as 1 MiB until they are measured.
    expect(await unusedBytes(db, companyId)).toBe(6 * mib);
    const service = { db, storage, now: () => now };
    await measureUploads(service);
    expect(await unusedBytes(db, companyId)).toBe(8 * mib);
    await removeUnusedUploads(service);
    expect(await unusedBytes(db, companyId)).toBe(4 * mib);
    const areThere = (keys: string[]) => Promise.all(keys.map(async (key) => (await storage.stat(key)) !== null));
    expect(await areThere([old, oldUpload])).toEqual([false, false]);
    expect(await areThere([recent, recentUpload])).toEqual([true, true]);
    const later = { ...service, now: () => now + 22 * hourMs };
    await measureUploads(later);
    await removeUnusedUploads(later);
    expect(await areThere([recent, recentUpload])).toEqual([false, false]);
    expect(await areThere(kept)).toEqual([true, true, true, true]);
    expect(await unusedBytes(db, companyId)).toBe(0);
    const names = await db.all<{ id: string }>(
      'SELECT analysis_id AS id FROM analysis_documents WHERE audio_storage_key IS NULL',
    );
    expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining([ids.old, ids.recent, ids['old-upload']]));
    expect(names).toHaveLength(5);
  } finally {
    await db.close();
    await home.remove();
  }
});
