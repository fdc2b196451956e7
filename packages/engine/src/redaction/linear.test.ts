// Work grows as the text does; it is counted, since on a busy machine time tells nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkCounter } from '../transcript/hostile/counted-work.fixture.ts';

let counter: WorkCounter;
let findInSegments: typeof import('./find.ts').findInSegments;

beforeAll(async () => {
  counter = new WorkCounter();
  ({ findInSegments } = await import('./find.ts'));
  findInSegments([{ speaker: null, text: 'one 1 a@b.co' }], 'en');
});
afterAll(() => counter.stop());

describe('issue 24: redaction', () => {
  it.each([
    ['digits', '1 '],
    ['number words', 'one two '],
    ['one long number', '1'],
    ['at signs', '@'],
    ['addresses', 'a@b.co '],
    ['spoken addresses', 'a at b dot '],
    ['passwords', 'password is '],
    ['IBANs', 'iban e s '],
    ['written IBANs', 'ES91 '],
    ['corrections', '1 no wait '],
    ['amounts', '1,1.'],
    ['dates', '1/1/'],
    ['blanks', '1   '],
    ['letters', 'a'],
    ['tags', '1<b>'],
    ['open tags', '<a'],
    ['notes', '1[pause]'],
    ['open brackets', '1(['],
    ['marks', '1:'],
    ['marks of other scripts', '𝟒⁃①'],
    ['owners of passwords', 'password for '],
    ['shouted signs', 'ab AT '],
    ['lists', '4511, '],
  ])('is linear in what is hostile: %s', async (_what, unit) => {
    const search = async (characters: number) =>
      void findInSegments([{ speaker: null, text: unit.repeat(characters / unit.length) }], 'en');
    const ofShort = await counter.count(() => search(4096));
    const ofLong = await counter.count(() => search(4 * 4096));
    expect(ofLong / (ofShort + 4096)).toBeLessThan(6);
  });

  it('is linear in turns', async () => {
    const search = async (turns: number, speakers: number) => {
      const segments = Array.from({ length: turns }, (_, turn) => ({
        speaker: `S${turn % speakers}`,
        text: '1 2 3 4 5',
      }));
      findInSegments(segments, 'en');
    };
    for (const speakers of [1, 2, 10_000]) {
      const ofShort = await counter.count(() => search(1000, speakers));
      const ofLong = await counter.count(() => search(4000, speakers));
      expect(ofLong / ofShort, `${speakers}`).toBeLessThan(6);
    }
  });
});
