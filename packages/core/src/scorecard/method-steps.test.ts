import { describe, expect, it } from 'vitest';
import { methodAdherence, stageOf } from './method-steps.ts';

const at = (timestamp: string | null) => ({ timestamp });

describe('catalogue: methodAdherence', () => {
  it('lists the five steps in order of progress, 20 points for each one present', () => {
    expect(methodAdherence({ negotiate: at('07:10'), connect: at('00:04'), close: at(null) }, 'en')).toEqual({
      score: 60,
      steps: [
        { key: 'connect', label: 'Connect', present: true, timestamp: '00:04' },
        { key: 'qualify', label: 'Qualify', present: false, timestamp: null },
        { key: 'present', label: 'Present', present: false, timestamp: null },
        { key: 'negotiate', label: 'Negotiate', present: true, timestamp: '07:10' },
        { key: 'close', label: 'Close', present: true, timestamp: null },
      ],
    });
    expect(methodAdherence({}, 'en').score).toBe(0);
  });

  it('D35: labels are in the language of the analysis', () => {
    expect(methodAdherence({}, 'pt').steps[4]!.label).toBe('Fechamento');
    expect(methodAdherence({}, 'es').steps[4]!.label).toBe('Cierre');
  });
});

describe('catalogue: stage', () => {
  it('is the furthest step present; close lies after negotiate', () => {
    expect(stageOf({ connect: at(null), close: at(null), negotiate: at(null) }, 'sales', true)).toBe('Close');
    expect(stageOf({ present: at(null), qualify: at(null) }, 'relationship', false)).toBe('Present');
    expect(stageOf({}, 'sales', true)).toBeNull();
  });

  it('is null in service conversations unless a sale was spoken of', () => {
    expect(stageOf({ connect: at(null) }, 'service', false)).toBeNull();
    expect(stageOf({ connect: at(null) }, 'service', true)).toBe('Connect');
  });

  it('does without a known front', () => {
    expect(stageOf({ connect: at(null) }, null, false)).toBe('Connect');
  });
});
