// A collected call is known by the system that recorded it and its id there; a file without an id by its content (docs/decisions/analysis-fields.md#identity).
import { callSourceOf } from '../integration-settings.ts';
import { idType, type Migration } from './migration.ts';

export const callIdentity: Migration = {
  name: '025-call-identity',
  up: async (knex) => {
    const text = idType(knex);
    await knex.raw('ALTER TABLE collected_recordings ADD COLUMN version text');
    await knex.raw(`ALTER TABLE analyses ADD COLUMN call_source ${text}`);
    await knex.raw(`CREATE TABLE collected_contents (company_id ${text} NOT NULL REFERENCES companies (id), content_hash ${text} NOT NULL,
      PRIMARY KEY (company_id, content_hash))`);
    // Analyses of integrations that are gone keep none, and are of any system.
    const integrations = await knex('integrations').select('id', 'connector', 'settings');
    for (const { id, connector, settings } of integrations)
      await knex('analyses')
        .where({ integration_id: id })
        .update({ call_source: callSourceOf({ connector, settings }) });
    await knex.schema.alterTable('analyses', (table) => {
      table.dropUnique(['company_id', 'provider', 'external_call_id']);
    });
    await knex.raw(
      "CREATE UNIQUE INDEX analyses_call ON analyses (company_id, provider, external_call_id, COALESCE(call_source, ''))",
    );
  },
};
