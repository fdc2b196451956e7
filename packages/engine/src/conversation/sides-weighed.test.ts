// Sides by companies beside names, and labels that the words disprove.
import { describe, expect, it } from 'vitest';
import { companyGroups } from './company-marks.ts';
import { movesIn } from './side-scores.ts';
import { readSides } from './sides.ts';

const none = { salespersonName: null, clientName: null };
const talk = (...turns: [string, string][]) =>
  readSides(
    { form: 'plain', segments: turns.map(([speaker, text]) => ({ speaker, text, start: null, end: null })) },
    none,
  );

describe('Sides: labels and words weigh together', () => {
  it('labels that the words disprove by far are exchanged', () => {
    const told = talk(
      ['Client', 'Thank you for calling Norwick, this is Ida, how can I help you today?'],
      ['Agent', 'Hi, I ordered a lamp and I was charged twice, I want a refund.'],
      ['Client', 'I am sorry about that, I can offer you a refund today.'],
      ['Agent', 'Okay, thanks, my husband will be glad.'],
    );
    expect(told).toMatchObject({ by: 'labels', areSwapped: true });
    expect(Object.fromEntries(told.sides)).toEqual({ Client: 'attendant', Agent: 'client' });
  });

  it('where nobody asks for, orders or does anything, more is needed to be sure', () => {
    const turns = (...texts: string[]) =>
      texts.map((text, at) => ({ speaker: at % 2 === 0 ? 'Paz' : 'Iker', text, start: null, end: null }));
    const friends = turns(
      'Did you get home all right last night?',
      'Yes, the bus was late and I walked the rest.',
      'Did your sister like the cake?',
      'She did, and the boys had two pieces each.',
    );
    const atCounter = turns('Do you mend zips?', 'We do.', 'How much is it?', 'Eight pounds.');
    expect([movesIn(friends), movesIn(atCounter)]).toEqual([0, 1]);
  });

  it('people of one company are colleagues, and alone they have no client', () => {
    expect([...companyGroups(['Tom (Lumen AE)', 'Jess (Lumen)', 'Ida - Norwick', 'Bo']).entries()]).toEqual([
      ['lumen', ['Tom (Lumen AE)', 'Jess (Lumen)']],
      ['norwick', ['Ida - Norwick']],
    ]);
    expect(talk(['Ana (Lumen)', 'How much is it?'], ['Bo (Lumen)', 'We can offer nine hundred.']).sides.size).toBe(0);
  });
});
