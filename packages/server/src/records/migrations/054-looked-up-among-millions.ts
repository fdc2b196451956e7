// Indexes for what walked a whole company, or all companies: legal holds, tokens used, the audit log of a key, and who is erased (docs/decisions/database.md#among-millions).
import type { Migration } from './migration.ts';

export const lookedUpAmongMillions: Migration = {
  name: '054-looked-up-among-millions',
  up: async (knex) => {
    // Few are held: to tell whether one is must not take a look at all of them.
    await knex.raw(
      `CREATE INDEX analyses_held ON analyses (company_id, legal_hold_at, id, salesperson_id)
       WHERE legal_hold_at IS NOT NULL`,
    );
    await knex.raw('CREATE INDEX analyses_with_tokens ON analyses (company_id, tokens_used) WHERE tokens_used > 0');
    await knex.raw(
      'CREATE INDEX audit_entries_by_key ON audit_entries (company_id, key_id, sequence) WHERE key_id IS NOT NULL',
    );
    // The person stands first: when one is deleted, the database looks in all companies for rows that name the person.
    for (const column of ['salesperson_id', 'created_by']) {
      await knex.raw(`DROP INDEX analyses_by_${column}`);
      await knex.raw(`CREATE INDEX analyses_by_${column} ON analyses (${column}, company_id, created_at, id)`);
    }
  },
};
