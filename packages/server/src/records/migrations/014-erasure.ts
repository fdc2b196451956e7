// Erasure: what a remembered answer tells, found by its analysis; and a record of each erasure, in which nothing is written but hashes and times.
import type { Knex } from 'knex';
import { idType, type Migration } from './migration.ts';

export const erasure: Migration = {
  name: '014-erasure',
  up: async (knex) => {
    const id = idType(knex);
    // Of no company's rows: the record outlives what it is about.
    await knex.raw(`CREATE TABLE erasures (id ${id} PRIMARY KEY, company_id ${id} NOT NULL, subject text NOT NULL, subject_hash ${id} NOT NULL,
      call_hash ${id}, storage_key_hashes text NOT NULL, erased_by text NOT NULL, erased_at bigint NOT NULL)`);
    await knex.raw('CREATE INDEX erasures_by_subject ON erasures (subject_hash)');
    await knex.raw('CREATE INDEX erasures_by_call ON erasures (company_id, call_hash) WHERE call_hash IS NOT NULL');
    await knex.raw(`ALTER TABLE idempotency_keys ADD COLUMN analysis_id ${id}`);
    await knex.raw(
      'CREATE INDEX idempotency_keys_by_analysis ON idempotency_keys (analysis_id) WHERE analysis_id IS NOT NULL',
    );
    await fillIn(knex);
  },
};

const batch = 500;

interface Remembered {
  company_id: string;
  caller: string;
  key: string;
  body: string;
}

/** Answers of the last 24 hours, a few at a time. */
async function fillIn(knex: Knex): Promise<void> {
  let last: Pick<Remembered, 'company_id' | 'caller' | 'key'> = { company_id: '', caller: '', key: '' };
  for (;;) {
    const rows: Remembered[] = await knex('idempotency_keys')
      .whereRaw('(company_id, caller, key) > (?, ?, ?)', [last.company_id, last.caller, last.key])
      .whereNotNull('body')
      .orderBy(['company_id', 'caller', 'key'])
      .limit(batch)
      .select('company_id', 'caller', 'key', 'body');
    for (const { body, ...primaryKey } of rows) {
      const analysisId = idIn(body);
      if (analysisId !== null) await knex('idempotency_keys').where(primaryKey).update({ analysis_id: analysisId });
    }
    if (rows.length < batch) return;
    last = rows.at(-1)!;
  }
}

/** The id in the answer of a creation in either style; null in an error. */
function idIn(body: string): string | null {
  try {
    const answer = JSON.parse(body) as { id?: unknown; result?: { data?: { id?: unknown } } } | null;
    const found = answer?.id ?? answer?.result?.data?.id;
    return typeof found === 'string' ? found : null;
  } catch {
    return null;
  }
}
