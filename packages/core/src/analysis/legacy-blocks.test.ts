import { describe, expect, it } from 'vitest';
import { zBant } from '../generated/zod.gen.ts';
import { type BlockName, readBlock } from './legacy-blocks.ts';
import { sampleRecord } from './record.fixture.ts';

const blockNames: BlockName[] = [
  'interactionScorecard',
  'universalIndicators',
  'diagnostic',
  'dimensionScores',
  'bant',
  'objections',
  'productExploration',
  'keywordDetection',
  'turns',
  'participants',
];

const sample = sampleRecord();

describe('contract: Nullable blocks', () => {
  it.each(blockNames)('%s: hands on a stored block that fits', (name) => {
    const { closing: _closing, ...dimensionScores } = sample.dimensionScores as Record<string, number>;
    expect(readBlock(name, sample[name])).toEqual(name === 'dimensionScores' ? dimensionScores : sample[name]);
  });

  it.each(blockNames)('%s: anything absent, old or broken is null, and nothing throws', (name) => {
    const broken = [null, undefined, '', 'text', 0, Number.NaN, true, {}, [1], [[]], { score: 'high' }, { 0: {} }];
    for (const stored of [...broken, Object.freeze({ legacy: 1 })]) {
      expect(readBlock(name, stored)).toBeNull();
    }
  });

  it('takes a legacy MM:SS and a missing time, speaker or side of a turn', () => {
    const turns = [
      { start: '00:05', end: '00:09', text: 'Oi', speaker: 'Ana' },
      { start: null, end: null, text: 'Oi', speaker: null, side: null },
    ];
    expect(readBlock('turns', turns)).toEqual(turns);
  });

  it('D60: a time of a turn that is none reads as missing, and the turns stay', () => {
    const turn = { text: 'Oi', speaker: 'Ana' };
    const stored = [
      { ...turn, start: -0.02, end: 3 },
      { ...turn, start: '1:2:3', end: {} },
    ];
    expect(readBlock('turns', stored)).toEqual([
      { ...turn, start: null, end: 3 },
      { ...turn, start: null, end: null },
    ]);
  });

  it('D60: a part of bant that is null in older rows is an empty text', () => {
    const bant = { budget: null, authority: 'eu decido', need: '', timing: null };
    const read = readBlock('bant', bant);
    expect(read).toEqual({ budget: '', authority: 'eu decido', need: '', timing: '' });
    expect(zBant.parse(read)).toEqual(read);
    expect(readBlock('bant', { budget: null, authority: null, need: null })).toBeNull();
  });

  it('leaves out keys that the document does not have, at every depth', () => {
    expect(readBlock('objections', [{ objection: 'Caro', resolved: true, secret: 1 }])).toEqual([
      { objection: 'Caro', resolved: true },
    ]);
  });

  it('an empty list is a list, not null', () => {
    expect(readBlock('objections', [])).toEqual([]);
  });
});
