// Tests of criteria/custom.ts, each with short dialogues or words of its own.
import type { ScorecardDefinition } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { read } from '../testing/dialogue.ts';
import { findCustomCriteria } from './custom.ts';

const definition = (cues: Record<string, string[]>): ScorecardDefinition => ({
  key: 'site_visit',
  macroFront: 'sales',
  label: 'Visita',
  criteria: Object.entries(cues).map(([key, phrases]) => ({
    key,
    label: key,
    polarity: 'objective',
    weight: 1,
    cues: phrases,
  })),
});

describe('company criteria by their cue phrases', () => {
  it('allow small words in between, accents and case aside', () => {
    const reading = read('pt', 'C: Oi.', 'A: Posso agendar uma visita técnica na obra.');
    expect(findCustomCriteria(reading, definition({ visit: ['Agendar visita tecnica'] }))).toEqual({
      visit: { segment: 1, text: 'Posso agendar uma visita técnica na obra.' },
    });
  });

  it('count only what the attendant says, and nothing without cues', () => {
    const reading = read('pt', 'C: Dá pra agendar visita técnica?', 'A: Dá sim.');
    expect(findCustomCriteria(reading, definition({ visit: ['agendar visita técnica'], other: [] }))).toEqual({});
  });

  it('never throw on odd cues', () => {
    const reading = read('en', 'A: Hello (there) *', 'C: Hi.');
    expect(findCustomCriteria(reading, definition({ odd: ['(((', '', '*?'] }))).toEqual({});
  });

  // Quadratic in the words of one sentence it would not come to the end within the test's time.
  it('are looked for in a sentence of a quarter of a million words', () => {
    const reading = read('pt', 'C: Oi.', `A: ${'agendar '.repeat(250_000)}`);
    expect(findCustomCriteria(reading, definition({ visit: ['agendar visita'] }))).toEqual({});
  });
});
