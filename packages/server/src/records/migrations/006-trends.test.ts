// Analyses from before the migration get what trends are made of, as those after it do (legacy blocks: D58).
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../test/harness/database.ts';
import { insertAnalysis } from '../../../../../test/harness/rows.ts';
import { createCompany } from '../../accounts/companies.ts';
import { openDatabase } from '../database.ts';

const criterion = { label: 'L', evidence: '', timestamp: null };
const scorecard = {
  typeKey: 'demo',
  typeLabel: 'Demo',
  macroFront: 'sales',
  score: 50,
  confidence: 1,
  criteria: [
    { ...criterion, key: 'recap', polarity: 'objective', met: true },
    { ...criterion, key: 'pressure_tactics', polarity: 'negative', met: false },
  ],
};
const indicators = {
  methodAdherence: { score: 0, steps: [] },
  talkToListen: { attendantPct: 61, clientPct: 39 },
  interruptions: { count: 0, perTenMinutes: 0 },
  emotionalClimate: { start: 'neutral', middle: 'neutral', end: 'neutral', overall: 'neutral' },
};

it('006-trends fills in completed analyses; broken and absent blocks stay null', async () => {
  const home = await freshDatabase();
  const db = await openDatabase(home.url);
  try {
    await db.migrate();
    const plan = { planName: 'P', planMinutes: 1, openingMinutes: 1 };
    const { id: companyId } = await createCompany(db, { name: 'C', language: 'en', ...plan });
    const blocks = (card: unknown, measures: unknown) => ({
      interaction_scorecard: card === null ? null : JSON.stringify(card),
      universal_indicators: measures === null ? null : JSON.stringify(measures),
    });
    const whole = await insertAnalysis(db, companyId, {}, blocks(scorecard, indicators));
    const alike = await insertAnalysis(db, companyId, {}, blocks({ ...scorecard, score: 70 }, null));
    const legacy = await insertAnalysis(db, companyId, {}, blocks({ old: true }, { talk: 'much' }));
    const failed = await insertAnalysis(db, companyId, { status: 'failed' }, blocks(scorecard, indicators));
    // As it was before.
    for (const index of ['of_trends', 'reviewed']) await db.run(`DROP INDEX analyses_${index}`);
    for (const column of ['attendant_talk_pct', 'interruptions_per_ten_min', 'outcome_id', 'engine_outcome_id'])
      await db.run(`ALTER TABLE analyses DROP COLUMN ${column}`);
    await db.run('DROP TABLE scorecard_outcomes');
    await db.run("DELETE FROM knex_migrations WHERE name = '006-trends'");

    expect(await db.migrate()).toEqual(['006-trends']);
    const rows = await db.all<{ id: string; outcome_id: string | null }>(
      'SELECT id, attendant_talk_pct, interruptions_per_ten_min, outcome_id FROM analyses ORDER BY id',
    );
    const [outcome] = await db.all<{ id: string; criteria: string }>('SELECT id, criteria FROM scorecard_outcomes');
    const row = (id: string, talk: number | null, interruptions: number | null, outcomeId: string | null) => ({
      id,
      attendant_talk_pct: talk,
      interruptions_per_ten_min: interruptions,
      outcome_id: outcomeId,
    });
    expect(rows).toEqual([
      row(whole, 61, 0, outcome!.id),
      row(alike, null, null, outcome!.id),
      row(legacy, null, null, null),
      row(failed, null, null, null),
    ]);
    expect(JSON.parse(outcome!.criteria)).toEqual([
      ['recap', 'objective', true],
      ['pressure_tactics', 'negative', false],
    ]);
  } finally {
    await db.close();
    await home.remove();
  }
});
