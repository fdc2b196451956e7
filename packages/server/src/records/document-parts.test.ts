// A new column of analysis_documents must say what erasure and retention do with it (docs/decisions/erasure.md).
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/harness/database.ts';
import { openDatabase } from './database.ts';
import { documentParts } from './document-parts.ts';

it('each column of analysis_documents is a part that is known', async () => {
  const home = await freshDatabase();
  const db = await openDatabase(home.url);
  try {
    await db.migrate();
    const columns = await db.all<{ table_name: string; column_name: string }>(db.textColumns);
    const ofDocuments = columns.filter(({ table_name }) => table_name === 'analysis_documents');
    expect(ofDocuments.map(({ column_name }) => column_name).toSorted()).toEqual(Object.keys(documentParts).toSorted());
  } finally {
    await db.close();
    await home.remove();
  }
});
