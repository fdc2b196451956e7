import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { localeOf } from './regions.ts';

describe('localeOf', () => {
  it.each([
    ['en', 'en-US', 'en-US'],
    ['en', 'en-au', 'en-AU'],
    ['es', 'es-MX', 'es-MX'],
    ['pt', 'pt-PT', 'pt-PT'],
    // A calendar or an hour that the browser is set to is not the region.
    ['en', 'en-IE-u-ca-buddhist', 'en-IE'],
    ['en', 'en', 'en-GB'],
    // Its English comes second, as browsers list it for everybody.
    ['en', 'pt-BR', 'en-GB'],
    ['es', 'en-US', 'es'],
    ['pt', 'pt', 'pt-BR'],
    ['en', 'en-US@posix', 'en-GB'],
    ['en', '', 'en-GB'],
    ['en', undefined, 'en-GB'],
  ] as const)('%s in a browser of %s → %s', (language, browser, locale) => {
    expect(localeOf(language, browser)).toBe(locale);
  });

  it('a date has its day before its month, unless the reader’s region writes it otherwise', () => {
    const date = '2026-11-03T12:00:00Z';
    expect(formatsOf(localeOf('en', 'de-DE')).date(date)).toBe('3 Nov 2026');
    expect(formatsOf(localeOf('en', 'en-US')).date(date)).toBe('Nov 3, 2026');
  });
});
