// What uploads take and who uses them: sizes, what is still coming in, the last use, and indexes for the quota and the sweep.
import type { Migration } from './migration.ts';

export const uploads: Migration = {
  name: '007-uploads',
  up: async (knex) => {
    await knex.schema.alterTable('uploads', (table) => {
      // Null until the size is known: on disk when the file is stored, in a bucket when the grant has ended.
      table.bigInteger('bytes');
      // What may still come in under the grant.
      table.bigInteger('reserved_bytes').notNullable().defaultTo(0);
      // When it was granted, was stored, or was last named by a creation.
      table.bigInteger('touched_at').notNullable().defaultTo(0);
      // Null while no analysis refers to it.
      table.bigInteger('used_at');
      // From then on it is being removed, and no analysis may begin to use it.
      table.bigInteger('removing_at');
    });
    await knex.raw('UPDATE uploads SET touched_at = COALESCE(stored_at, expires_at)');
    await knex.raw(
      'CREATE INDEX analysis_documents_by_audio ON analysis_documents (audio_storage_key) WHERE audio_storage_key IS NOT NULL',
    );
    await knex.raw(
      `UPDATE uploads SET used_at = touched_at
       WHERE EXISTS (SELECT 1 FROM analysis_documents WHERE audio_storage_key = uploads.storage_key)`,
    );
    // The quota sums from this index alone. Of the others, each has only the rows that a sweep looks for.
    await knex.raw('CREATE INDEX uploads_counted ON uploads (company_id, reserved_bytes, bytes) WHERE used_at IS NULL');
    await knex.raw('CREATE INDEX uploads_unused ON uploads (touched_at) WHERE used_at IS NULL AND bytes IS NOT NULL');
    await knex.raw('CREATE INDEX uploads_unmeasured ON uploads (expires_at) WHERE used_at IS NULL AND bytes IS NULL');
    await knex.raw('CREATE INDEX uploads_removing ON uploads (removing_at) WHERE removing_at IS NOT NULL');
  },
};
