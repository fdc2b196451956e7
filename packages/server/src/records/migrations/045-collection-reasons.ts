// Why a run failed, and why a recording is held, as words for programs (docs/decisions/errors.md#d69).
import type { Migration } from './migration.ts';

export const collectionReasons: Migration = {
  name: '045-collection-reasons',
  up: async (knex) => {
    await knex.raw('ALTER TABLE collection_runs ADD COLUMN error_reason text');
    // Before this version nearly all that was held was not handed out; the next try says it anew.
    await knex.raw("ALTER TABLE held_recordings ADD COLUMN reason text NOT NULL DEFAULT 'download_refused'");
  },
};
