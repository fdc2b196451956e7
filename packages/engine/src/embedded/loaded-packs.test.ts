// Tests of packs/load.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { packOf } from './loaded-packs.ts';

describe('language packs', () => {
  it.each(['pt', 'en', 'es'] as const)('%s compiles every cue and is compiled once', (language) => {
    expect(packOf(language)).toBe(packOf(language));
    expect(() => packOf(language).matcher.linkAll()).not.toThrow();
    expect(() => packOf(language).outcomeMatcher().linkAll()).not.toThrow();
  });

  it.each(['pt', 'en', 'es'] as const)('%s has words for every list', (language) => {
    const { pack } = packOf(language);
    for (const list of Object.values(pack.words.categories)) expect(list.trim()).not.toBe('');
    for (const group of [pack.criteria, pack.context, pack.objections, pack.types, pack.outcomes]) {
      for (const [name, sheet] of Object.entries(group)) expect(sheet.trim(), name).not.toBe('');
    }
  });
});
