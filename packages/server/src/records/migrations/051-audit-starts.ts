// The audit log can be shortened: what is older than an operator wants to keep goes from the beginning of a chain, and nothing else does (docs/decisions/audit.md#removal).
import { idType, type Migration } from './migration.ts';

export const auditStarts: Migration = {
  name: '051-audit-starts',
  up: async (knex) => {
    // The last entry that was removed, and up to which number the chain has told of it.
    await knex.raw(`CREATE TABLE audit_starts (company_id ${idType(knex)} NOT NULL, sequence bigint NOT NULL,
      hash text NOT NULL, removed_at bigint NOT NULL, announced bigint NOT NULL,
      CONSTRAINT audit_start_of_company PRIMARY KEY (company_id))`);
    await knex.raw(`DROP TRIGGER audit_entries_kept${knex.client.config.client === 'pg' ? ' ON audit_entries' : ''}`);
    for (const statement of knex.client.config.client === 'pg' ? postgresGuard : sqliteGuard) await knex.raw(statement);
  },
};

const refusal = 'entries of the audit log are neither changed nor deleted';
const isKept = `OLD.sequence > COALESCE((SELECT sequence FROM audit_starts WHERE company_id = OLD.company_id), 0)`;

const sqliteGuard = [
  `CREATE TRIGGER audit_entries_kept BEFORE DELETE ON audit_entries WHEN ${isKept}
    BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
];

const postgresGuard = [
  `CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF ${isKept} THEN RAISE EXCEPTION '${refusal}'; END IF; RETURN OLD; END $$`,
  `CREATE TRIGGER audit_entries_kept BEFORE DELETE ON audit_entries
     FOR EACH ROW EXECUTE FUNCTION keep_audit_entry()`,
  `CREATE TRIGGER audit_entries_whole BEFORE TRUNCATE ON audit_entries
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
];
