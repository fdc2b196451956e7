import { describe, expect, it } from 'vitest';
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
  'transcriptSegments',
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

  it('takes a legacy MM:SS and a missing time of a segment', () => {
    const segments = [
      { start: '00:05', end: '00:09', text: 'Oi', speaker: 'Ana' },
      { start: null, end: null, text: 'Oi', speaker: 'Ana' },
    ];
    expect(readBlock('transcriptSegments', segments)).toEqual(segments);
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
