// Rows of older formats: broken or outdated JSON in any block never makes a 500, on the list, GET by id or share.get (docs/contract.md#contract-rules-of-the-full-analysis; docs/decisions/creation.md#d58).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Value } from '../../packages/server/src/records/database.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  // share.get is limited by address.
  await earshot.service.db.run('DELETE FROM rate_windows');
});
afterAll(() => earshot.stop());

/** What the three readers say of a row. */
async function read(changes: Record<string, Value>, document: Record<string, Value>) {
  const id = await insertAnalysis(earshot.service.db, tenant.companyId, changes, document);
  const full = await earshot.get(`/api/analyses/${id}`, tenant.key);
  const list = await earshot.get('/api/analyses', tenant.key);
  const [row] = await earshot.service.db.all<{ share_token: string }>('SELECT share_token FROM analyses WHERE id = ?', [
    id,
  ]);
  const shared = await call(earshot, 'share.get', {}, { token: row!.share_token });
  expect([full.status, list.status, shared.status], full.text + list.text).toEqual([200, 200, 200]);
  return { full: full.body, item: list.body.items[0], shared: shared.body.result.data };
}

const blocks = {
  interaction_scorecard: 'interactionScorecard',
  universal_indicators: 'universalIndicators',
  diagnostic: 'diagnostic',
  dimension_scores: 'dimensionScores',
  bant: 'bant',
  objections: 'objections',
  product_exploration: 'productExploration',
  keyword_detection: 'keywordDetection',
  transcript_segments: 'transcriptSegments',
  participants: 'participants',
};
const columns = Object.keys(blocks) as (keyof typeof blocks)[];

const legacy: [string, string][] = [
  ['no JSON', '{"score": 80,'],
  ['empty', ''],
  ['a text', '"good call"'],
  ['a number', '7'],
  ['true', 'true'],
  ['an array of texts', '["a", "b"]'],
  ['an array of arrays', '[[[]]]'],
  ['an array with null', '[null]'],
  ['an empty object', '{}'],
  ['an older object', '{"score":"80","strengths":["empathy"],"improvements":[]}'],
  ['__proto__', '{"__proto__":{"score":1},"constructor":null}'],
  ['numbers beyond JSON', '{"score":1e999}'],
  ['half of it', '{"typeKey":"demo","methodAdherence":{"score":1},"client_terms":{},"explored":"yes","budget":1}'],
  ['100,000 levels', '['.repeat(100_000) + ']'.repeat(100_000)],
];

describe.each(columns)('%s', (column) => {
  it.each(legacy)('%s → null', async (_what, text) => {
    const { full } = await read({}, { [column]: text });
    expect(full[blocks[column]]).toBe(null);
  });
});

describe('all blocks at once', () => {
  it.each(legacy)('%s → all null, the copies of the indicators too (D31)', async (_what, text) => {
    const document = Object.fromEntries(columns.map((column) => [column, text]));
    const { full } = await read({ score: 40, interaction_score: null, display_score: 40 }, document);
    for (const column of columns) expect({ [column]: full[blocks[column]] }).toEqual({ [column]: null });
    expect(full).toMatchObject({
      displayScore: 40,
      methodAdherenceScore: null,
      attendantTalkPct: null,
      interruptionsPerTenMin: null,
      climateLabel: null,
    });
  });
});

describe('displayScore', () => {
  const scorecard = (score: number | null) =>
    JSON.stringify({ typeKey: 'demo', typeLabel: 'Demo', macroFront: 'sales', score, confidence: 1, criteria: [] });

  it.each([
    ['a scorecard without a score → null', scorecard(null), null, 60, null],
    ['interactionScore before score', scorecard(80), 80, 60, 80],
    ['0 stays 0', scorecard(0), 0, 60, 0],
    ['no scorecard → score', null, null, 60, 60],
    ['nothing → null', null, null, null, null],
  ])('%s', async (_rule, interaction_scorecard, interaction_score, score, expected) => {
    const { full } = await read({ interaction_score, score }, { interaction_scorecard });
    expect(full.displayScore).toBe(expected);
  });
});

describe('other columns', () => {
  it.each(['Discovery', 'connect', '', 'Fechamento', '{}'])('stage %j → null', async (stage) => {
    expect((await read({}, { stage })).full.stage).toBe(null);
  });

  it('times of segments as seconds or as MM:SS stay as they are', async () => {
    const segments = [
      { start: 0, end: 1.5, text: 'Hello.', speaker: 'Ana' },
      { start: '00:02', end: '01:05', text: 'Yes.', speaker: 'Bo' },
    ];
    const { full, shared } = await read({}, { transcript_segments: JSON.stringify(segments) });
    expect(full.transcriptSegments).toEqual(segments);
    expect(shared.analysis.turns).toMatchObject([
      { start: 0, end: 1.5 },
      { start: 2, end: 65 },
    ]);
  });

  it('an unknown type keeps its key and has no label; an unknown language reads as English', async () => {
    const unknown = await read({ interaction_type: 'phone_chat', language: 'pt' }, {});
    expect(unknown.full.interactionType).toBe('phone_chat');
    expect(unknown.item).toMatchObject({ interactionType: 'phone_chat', interactionTypeLabel: null });
    for (const language of ['fr', 'pt-BR', '', '__proto__', null]) {
      const { item, shared } = await read({ interaction_type: 'discovery', language }, {});
      expect([item.interactionTypeLabel, shared.language]).toEqual(['Discovery', 'en']);
    }
  });

  it('telephony: only of the PBX integration, otherwise no key at all; a legacy one neither', async () => {
    const telephony = {
      call_id: 'c1',
      call_from_name: 'Ana',
      call_from_number: '204',
      call_to: '+55 11 5555',
      record_file: 'c1.wav',
    };
    const text = JSON.stringify(telephony);
    expect((await read({ source: 'pbx' }, { telephony: text })).full.telephony).toEqual(telephony);
    expect((await read({ source: 'pbx' }, { telephony: '{"call_id":7}' })).full).not.toHaveProperty('telephony');
    for (const source of ['upload', 'meeting'])
      expect((await read({ source }, { telephony: text })).full).not.toHaveProperty('telephony');
  });

  it('discontinued fields inside blocks do not come out', async () => {
    const bant = JSON.stringify({ budget: 'b', authority: null, need: null, timing: null, strengths: ['x'] });
    const { full, shared } = await read({}, { bant });
    expect(full.bant).toEqual({ budget: 'b', authority: '', need: '', timing: '' });
    expect(JSON.stringify(shared)).not.toContain('strengths');
  });
});
