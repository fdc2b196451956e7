// Whether a company has conversations redacted, and what was redacted of each (docs/decisions/redaction.md).
import type { Migration } from './migration.ts';

export const redaction: Migration = {
  name: '032-redaction',
  up: async (knex) => {
    await knex.raw("ALTER TABLE companies ADD COLUMN redaction text NOT NULL DEFAULT 'off'");
    // JSON; null of what was not redacted.
    await knex.raw('ALTER TABLE analysis_documents ADD COLUMN redaction text');
  },
};
