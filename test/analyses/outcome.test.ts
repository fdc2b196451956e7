// D65: what came of a conversation and what to do better, from the creation to the table, the readers and the events.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const transcript = [
  'Agent: Good morning, this is Laura from Northway.',
  'Client: Good morning. I am not interested, thank you.',
  'Agent: May I ask what you use for your orders today?',
  'Client: We write them down in a notebook, and it works for us.',
  'Agent: It only costs 90 a month.',
  'Client: I am really not interested. Please take me off your list and do not call me again.',
].join('\n');

describe('D65: outcome and coaching', () => {
  it('stand in the full analysis and in analysis.get; the creation’s answer and the list have the contract’s fields alone', async () => {
    const created = await earshot.create({ transcript, interactionType: 'cold_call' }, tenant.key);
    expect(created.status, created.text).toBe(200);
    expect(created.body).not.toHaveProperty('outcome');
    expect(created.body).not.toHaveProperty('coaching');
    const full = (await earshot.get(`/api/analyses/${created.body.id}`, tenant.key)).body;
    expect(full.outcome).toBe('lost');
    expect(full.coaching.length).toBeGreaterThan(0);
    expect(full.coaching.length).toBeLessThanOrEqual(3);
    const criteria = new Map(full.interactionScorecard.criteria.map((one: { key: string }) => [one.key, one]));
    for (const { key, quote, suggestion } of full.coaching) {
      expect(criteria.has(key)).toBe(true);
      if (quote !== null) expect(transcript).toContain(quote);
      expect(suggestion).toMatch(/^“.+”$/);
    }
    const procedure = await output(earshot, 'analysis.get', tenant.key, { id: created.body.id });
    expect(procedure).toMatchObject({ outcome: full.outcome, coaching: full.coaching });
    const list = (await earshot.get('/api/analyses', tenant.key)).body;
    const listed = Object.values(list)
      .flat()
      .find((one) => (one as { id?: string })?.id === created.body.id);
    expect(listed).toBeDefined();
    expect(listed).not.toHaveProperty('outcome');
  });

  it('are null for an analysis of before the update', async () => {
    const created = await earshot.create({ transcript }, tenant.key);
    await earshot.service.db.run(
      'UPDATE analysis_documents SET outcome = NULL, coaching = NULL WHERE analysis_id = ?',
      [created.body.id],
    );
    const full = (await earshot.get(`/api/analyses/${created.body.id}`, tenant.key)).body;
    expect(full).toMatchObject({ outcome: null, coaching: null });
  });
});
