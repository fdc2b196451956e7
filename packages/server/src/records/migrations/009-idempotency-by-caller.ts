// Idempotency keys belong to a caller, an API key or a person with a session, and no longer to a whole company (docs/decisions/idempotency.md#d64).
import type { Knex } from 'knex';
import { idType, type Migration } from './migration.ts';

export const idempotencyByCaller: Migration = {
  name: '009-idempotency-by-caller',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw(`CREATE TABLE idempotency_keys_by_caller (
      company_id ${id} NOT NULL REFERENCES companies (id), caller ${id} NOT NULL, key text NOT NULL, request_hash text NOT NULL,
      runner_id ${id} NOT NULL, status integer, body text, created_at bigint NOT NULL,
      CONSTRAINT idempotency_keys_of_caller PRIMARY KEY (company_id, caller, key))`);
    await copyWhoseCallerIsKnown(knex);
    await knex.raw('DROP TABLE idempotency_keys');
    await knex.raw('ALTER TABLE idempotency_keys_by_caller RENAME TO idempotency_keys');
    await knex.raw('CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at)');
  },
};

const batch = 500;

interface OldRow {
  company_id: string;
  key: string;
  body: string | null;
  created_at: number | string;
}

/**
 * A row does not say whose it is, but the analysis that its answer names says who made it. The other rows go: nothing was charged for
 * an error, an answer lives 24 hours, and one shown to the wrong person is worse than one that is not remembered.
 */
async function copyWhoseCallerIsKnown(knex: Knex): Promise<void> {
  let last: Pick<OldRow, 'company_id' | 'key'> = { company_id: '', key: '' };
  for (;;) {
    const rows: OldRow[] = await knex('idempotency_keys')
      .whereRaw('(company_id, key) > (?, ?)', [last.company_id, last.key])
      .orderBy(['company_id', 'key'])
      .limit(batch)
      .select('*');
    for (const row of rows) {
      const caller = await callerOf(knex, row);
      if (caller !== null) await knex('idempotency_keys_by_caller').insert({ ...row, caller });
    }
    if (rows.length < batch) return;
    last = rows.at(-1)!;
  }
}

/** The one who made the analysis: the person in a session, or with a key where the person had only one at that time; else null. */
async function callerOf(knex: Knex, row: OldRow): Promise<string | null> {
  const analysisId = idIn(row.body);
  if (analysisId === null) return null;
  const made: { created_by: string | null; trigger: string } | undefined = await knex('analyses')
    .where({ company_id: row.company_id, id: analysisId })
    .first('created_by', 'trigger');
  if (!made?.created_by) return null;
  if (made.trigger === 'manual_ui') return `person:${made.created_by}`;
  const keys: { id: string }[] = await knex('api_keys')
    .where({ company_id: row.company_id, user_id: made.created_by })
    .where('created_at', '<=', row.created_at)
    .where((still) => still.whereNull('revoked_at').orWhere('revoked_at', '>', row.created_at))
    .limit(2)
    .select('id');
  return keys.length === 1 ? `key:${keys[0]!.id}` : null;
}

/** The id in the answer of a creation in either style; null in an error and while the request still runs. */
function idIn(body: string | null): string | null {
  try {
    const answer = JSON.parse(body ?? 'null') as { id?: unknown; result?: { data?: { id?: unknown } } } | null;
    const id = answer?.id ?? answer?.result?.data?.id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
