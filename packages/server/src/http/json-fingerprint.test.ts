import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { jsonFingerprint } from './json-fingerprint.ts';

const of = (json: string) => jsonFingerprint('analysis.create', JSON.parse(json), turn);

describe('D9: what a JSON text says', () => {
  it.each([
    ['{"a":1,"b":{"c":[1,2],"d":null}}', '{ "b": {"d": null, "c": [1, 2]}, "a": 1.0 }'],
    ['{"a":"é"}', '{"a":"\\u00e9"}'],
    ['{"a":1,"a":2}', '{"a":2}'],
  ])('%s is %s', async (one, other) => {
    expect(await of(one)).toBe(await of(other));
  });

  it('differs with any value, type, nesting, and the order of a list', async () => {
    const texts = ['{}', '[]', 'null', '""', '"a"', '["a"]', '{"a":"a"}', '{"a":null}', '1', '"1"', 'true', '"true"'];
    texts.push(
      '[1,2]',
      '[2,1]',
      '[[1],2]',
      '[12]',
      '["1,2"]',
      '["s1:a"]',
      '{"a":{"b":1}}',
      '{"a":{},"b":1}',
      '{"ab":1}',
    );
    expect(new Set(await Promise.all(texts.map(of))).size).toBe(texts.length);
    expect(await jsonFingerprint('analysis.submit', {}, turn)).not.toBe(
      await jsonFingerprint('analysis.create', {}, turn),
    );
  });

  it('nesting without end overflows nothing', async () => {
    expect(await of('['.repeat(50_000) + ']'.repeat(50_000))).toHaveLength(64);
  });

  it.each([0, 1])(
    'a long text has the same one wherever it is left for a turn, within a letter of two parts too',
    async (before) => {
      const text = 'x'.repeat(before) + '😀'.repeat(300_000);
      const bytes = Buffer.byteLength(text);
      const whole = createHash('sha256').update('s6:create');
      whole.update(`s${bytes}:`).update(text);
      let turns = 0;
      const sliced = await jsonFingerprint('create', text, async () => {
        turns += 1;
      });
      expect(sliced).toBe(whole.digest('hex'));
      expect(turns).toBe(1);
    },
  );
});
