// Where the audio of an analysis is kept, and what a queued one needs to be transcribed later.
import type { Migration } from './migration.ts';

export const audio: Migration = {
  name: '002-audio',
  up: async (knex) => {
    await knex.schema.alterTable('analysis_documents', (table) => {
      // The object in storage; audio_key beside it is what the caller gave.
      table.text('audio_storage_key');
      // As its first bytes tell it.
      table.text('audio_container');
      // Of audio that came as a Data URL: the declared media type, to rebuild it.
      table.text('audio_media_type');
      // The language of the recording, where the request named one.
      table.text('audio_language');
    });
  },
};
