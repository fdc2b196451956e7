// When a conversation took place, beside when its analysis was created; and which analyses do not count in statistics, and why (docs/decisions/listing.md#when-it-took-place).
import type { Knex } from 'knex';
import { idType, type Migration } from './migration.ts';

export const callTimes: Migration = {
  name: '021-call-times',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw('ALTER TABLE analyses ADD COLUMN occurred_at bigint NOT NULL DEFAULT 0');
    await knex.raw('ALTER TABLE analyses ADD COLUMN excluded_at bigint');
    await knex.raw(`ALTER TABLE analyses ADD COLUMN excluded_by ${id}`);
    await knex.raw('ALTER TABLE analyses ADD COLUMN exclusion_reason text');
    await knex.raw('UPDATE analyses SET occurred_at = created_at');
    await readTelephony(knex);
    for (const owner of ['', 'salesperson_id, ', 'created_by, ', 'interaction_type, '])
      await knex.raw(
        `CREATE INDEX analyses_at_${owner.split(',')[0] || 'all'} ON analyses (company_id, ${owner}occurred_at, id)`,
      );
    await knex.raw(
      "CREATE INDEX analyses_at_open ON analyses (company_id, status, occurred_at, id) WHERE status <> 'completed'",
    );
    await knex.raw('DROP INDEX analyses_of_trends');
    // A period is read from this index alone, in its order. What is archived counts.
    await knex.raw(`CREATE INDEX analyses_of_trends ON analyses (company_id, status, occurred_at, id, salesperson_id, created_by, interaction_type,
      outcome_id, display_score, attendant_talk_pct, interruptions_per_ten_min, excluded_at) WHERE status = 'completed' AND excluded_at IS NULL`);
  },
};

const batch = 500;

interface Collected {
  id: string;
  created_at: number | string;
  telephony: string;
  settings: string | null;
}

/** Calls of telephone systems, in order of their ids, so that memory stays small: the block has the call's id and the recording's name. */
async function readTelephony(knex: Knex): Promise<void> {
  let last = '';
  for (;;) {
    const rows: Collected[] = await knex('analyses')
      .join('analysis_documents', 'analysis_id', 'analyses.id')
      .leftJoin('integrations', 'integrations.id', 'analyses.integration_id')
      .where('analyses.source', 'pbx')
      .whereNotNull('telephony')
      .where('analyses.id', '>', last)
      .orderBy('analyses.id')
      .limit(batch)
      .select('analyses.id', 'analyses.created_at', 'telephony', 'integrations.settings');
    for (const row of rows) {
      const occurredAt = timeOf(row);
      if (occurredAt !== null) await knex('analyses').where('id', row.id).update({ occurred_at: occurredAt });
    }
    if (rows.length < batch) return;
    last = rows.at(-1)!.id;
  }
}

const dayMs = 24 * 60 * 60 * 1000;
/** Nobody collects what is older; a number that looks like such a time is another. */
const oldestMs = 3 * 366 * dayMs;

/** ms since the epoch; null where the block does not tell. */
function timeOf({ created_at, telephony, settings }: Collected): number | null {
  const call = parsed(telephony) as { call_id?: unknown; record_file?: unknown };
  const zone = (parsed(settings) as { timeZone?: unknown }).timeZone;
  const createdAt = Number(created_at);
  const at = timeOfId(String(call.call_id ?? '')) ?? timeOfName(String(call.record_file ?? ''), zone);
  return at !== null && at <= createdAt && at >= createdAt - oldestMs ? at : null;
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Asterisk's id of a call begins with its second. */
function timeOfId(id: string): number | null {
  const seconds = /^(?:[\w.]+-)?(\d{9,10})\.\d+$/.exec(id)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

/** A day and a time by the clock of the telephone system; where no zone is known, nothing is guessed. */
function timeOfName(name: string, zone: unknown): number | null {
  const parts =
    /(?<!\d)(20\d\d)[-_.]?([01]\d)[-_.]?([0-3]\d)[-_.T ]{0,2}([0-2]\d)[-_.:h]?([0-5]\d)[-_.:m]?([0-5]\d)(?!\d)/.exec(
      name,
    );
  if (!parts || typeof zone !== 'string') return null;
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  try {
    // Twice, so that a change of the clocks between the two readings does no harm.
    return asUtc - aheadMs(asUtc - aheadMs(asUtc, zone), zone);
  } catch {
    return null;
  }
}

function aheadMs(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(at));
  if (!offset?.[1]) return 0;
  return (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) * 60_000;
}
