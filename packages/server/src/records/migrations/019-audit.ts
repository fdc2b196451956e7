// The audit log: who did what, when and from where. Each company's entries are a chain, and the database refuses to change or delete one (docs/decisions/audit.md).
import { idType, type Migration } from './migration.ts';

export const audit: Migration = {
  name: '019-audit',
  up: async (knex) => {
    const id = idType(knex);
    // The end of each chain: the last entry's number, time and hash.
    await knex.raw(`CREATE TABLE audit_chains (company_id ${id} NOT NULL REFERENCES companies (id), sequence bigint NOT NULL,
      at bigint NOT NULL, hash text NOT NULL, CONSTRAINT audit_chain_of_company PRIMARY KEY (company_id))`);
    await knex.raw(`CREATE TABLE audit_entries (company_id ${id} NOT NULL, sequence bigint NOT NULL, at bigint NOT NULL,
      kind text NOT NULL, made_by text NOT NULL, user_id ${id}, key_id ${id}, address text, subject_id ${id},
      subject_hash text, details text NOT NULL, hash text NOT NULL, CONSTRAINT audit_entries_in_order PRIMARY KEY (company_id, sequence))`);
    await knex.raw('CREATE INDEX audit_entries_by_user ON audit_entries (company_id, user_id, sequence)');
    await knex.raw('CREATE INDEX audit_entries_by_kind ON audit_entries (company_id, kind, sequence)');
    await knex.raw('CREATE INDEX audit_entries_by_time ON audit_entries (company_id, at, sequence)');
    await knex.raw('CREATE INDEX audit_entries_by_subject ON audit_entries (company_id, subject_id, sequence)');
    for (const statement of knex.client.config.client === 'pg' ? postgresGuard : sqliteGuard) await knex.raw(statement);
  },
};

const refusal = 'entries of the audit log are neither changed nor deleted';
/** All but the id of a subject, which goes when the subject is erased; its hash stays. */
const fixedColumns = 'company_id, sequence, at, kind, made_by, user_id, key_id, address, subject_hash, details, hash';

const sqliteGuard = [
  ['fixed', `UPDATE OF ${fixedColumns}`, ''],
  ['subject', 'UPDATE OF subject_id', 'WHEN NEW.subject_id IS NOT NULL'],
  ['kept', 'DELETE', ''],
].map(
  ([name, change, condition]) => `CREATE TRIGGER audit_entries_${name} BEFORE ${change} ON audit_entries ${condition}
    BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
);

const postgresGuard = [
  `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION '${refusal}'; END $$`,
  `CREATE TRIGGER audit_entries_fixed BEFORE UPDATE OF ${fixedColumns} ON audit_entries
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_entries_subject BEFORE UPDATE OF subject_id ON audit_entries
     FOR EACH ROW WHEN (NEW.subject_id IS NOT NULL) EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_entries_kept BEFORE DELETE OR TRUNCATE ON audit_entries
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
];
