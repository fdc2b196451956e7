// Tests of context-model.ts: the same words mean another thing elsewhere.
import { describe, expect, it } from 'vitest';
import { read } from '../testing/dialogue.ts';
import { classify } from './classify.ts';
import { contextFeatures, weighInContext, widths } from './context-model.ts';
import { type Label, labelsOf } from './labels.ts';
import { unitsOf } from './units.ts';

/** How strongly the last of some lines shows a label. */
function lastShows(label: Label, ...[language, ...lines]: Parameters<typeof read>): number {
  const classification = classify(read(language, ...lines));
  return classification.logit(classification.units.at(-1)!, label);
}

describe('what an utterance shows in its context', () => {
  it.each([
    [
      'en',
      'A: Shall we say Tuesday at ten, then?',
      'A: And you have the long hoses out there?',
      "C: Yes, that's right.",
    ],
    ['pt', 'A: Então fica terça às dez?', 'A: E vocês têm a mangueira comprida aí?', 'C: Isso, certo.'],
    ['es', 'A: ¿Quedamos el martes a las diez?', 'A: ¿Y ahí tienen la manguera larga?', 'C: Sí, así es.'],
  ] as const)('is an agreement to a day only after one was offered (%s)', (language, offer, question, answer) => {
    expect(lastShows('step_accepted', language, offer, answer)).toBeGreaterThan(
      lastShows('step_accepted', language, question, answer) + 1,
    );
  });

  it('is an answer to an objection only where one was raised', () => {
    const answer = 'A: Most of our clients have it running within a week, and we do the first one with you.';
    expect(
      lastShows(
        'objection_handled',
        'en',
        "C: I don't think we've got the time to set all of this up, honestly.",
        answer,
      ),
    ).toBeGreaterThan(
      lastShows('objection_handled', 'en', 'C: Nice. And the weather here is lovely today.', answer) + 0.5,
    );
  });

  it('can be asked of a transcript in which nobody knows who speaks', () => {
    const classification = classify(
      read('en', 'Good morning, this is Tom from Floorcraft.', 'It is far too expensive for us, I am afraid.'),
    );
    expect(classification.logit(classification.units[0]!, 'greeting_identification')).toBeGreaterThan(0);
    expect(classification.logit(classification.units[1]!, 'objection')).toBeGreaterThan(
      classification.logit(classification.units[0]!, 'objection'),
    );
  });

  const units = unitsOf(read('en', 'A: Hello.', 'C: Hello. How much is it?', 'A: Nine hundred pounds.'));
  const byWords = (logit: number) =>
    units.map(({ side }) => ({
      attendant: null,
      client: null,
      [side!]: new Float64Array(labelsOf[side!].length).fill(logit),
    }));

  it('is weighed from as many features as a side has, each given once', () => {
    const places = units.map((): number[] => []);
    contextFeatures(units, byWords(0), true, (unit, _, from, values) =>
      places[unit.index]!.push(...Array.from(values, (_, at) => from + at)),
    );
    for (const { index, side } of units)
      expect(places[index]!.sort((a, b) => a - b)).toEqual([...Array(widths[side!]).keys()]);
  });

  it('is half what its words say, half what is left of what was said before and after', () => {
    const [price, objects] = [labelsOf.attendant.indexOf('price_presented'), labelsOf.client.indexOf('objection')];
    const next = widths.client - 4 * (labelsOf.attendant.length + labelsOf.client.length);
    /** Weighs only how much of a price is left, of the nearest first: before, and after. */
    const client = {
      bias: new Float32Array(labelsOf.client.length),
      weights: new Float64Array(widths.client * labelsOf.client.length),
    };
    const both = labelsOf.attendant.length + labelsOf.client.length;
    client.weights[(next + price) * labelsOf.client.length + objects] = 10;
    client.weights[(next + both + price) * labelsOf.client.length + objects] = 100;
    const attendant = {
      bias: new Float32Array(labelsOf.attendant.length),
      weights: new Float64Array(widths.attendant * labelsOf.attendant.length),
    };
    const classification = byWords(-9);
    // Heard for certain in the last of three; the one between has it next to it.
    (classification[2]!.attendant as unknown as Float64Array)[price] = 4;
    weighInContext(units, classification, { attendant, client });
    expect((classification[1]!.client as unknown as Float64Array)[objects]).toBeCloseTo(0.5 * 100 + 0.5 * -9);
    expect((classification[1]!.client as unknown as Float64Array)[objects === 0 ? 1 : 0]).toBeCloseTo(0.5 * -9);
  });
});
