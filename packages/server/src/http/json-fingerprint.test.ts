import { describe, expect, it } from 'vitest';
import { jsonFingerprint } from './json-fingerprint.ts';

const of = (json: string) => jsonFingerprint('analysis.create', JSON.parse(json));

describe('D9: what a JSON text says', () => {
  it.each([
    ['{"a":1,"b":{"c":[1,2],"d":null}}', '{ "b": {"d": null, "c": [1, 2]}, "a": 1.0 }'],
    ['{"a":"é"}', '{"a":"\\u00e9"}'],
    ['{"a":1,"a":2}', '{"a":2}'],
  ])('%s is %s', (one, other) => {
    expect(of(one)).toBe(of(other));
  });

  it('differs with any value, type, nesting, and the order of a list', () => {
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
    expect(new Set(texts.map(of)).size).toBe(texts.length);
    expect(jsonFingerprint('analysis.submit', {})).not.toBe(jsonFingerprint('analysis.create', {}));
  });

  it('nesting without end overflows nothing', () => {
    expect(of('['.repeat(50_000) + ']'.repeat(50_000))).toHaveLength(64);
  });
});
