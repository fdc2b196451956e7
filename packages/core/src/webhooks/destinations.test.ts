import { describe, expect, it } from 'vitest';
import { readLabel, readTargetUrl, requireNewDestinationRole } from './destinations.ts';

describe('contract: Destinations', () => {
  it('only administrators’ roles at creation', () => {
    expect(() => requireNewDestinationRole('admin_company')).not.toThrow();
    expect(() => requireNewDestinationRole('super_admin')).not.toThrow();
    for (const role of ['salesperson', 'supervisor'] as const) {
      expect(() => requireNewDestinationRole(role)).toThrow(expect.objectContaining({ httpStatus: 400 }));
    }
  });

  it.each([
    'https://example.com/hook',
    'https://example.com:8443/a?b=c',
    'HTTPS://EXAMPLE.COM',
    `https://example.com/${'a'.repeat(2028)}`,
  ])('takes %s', (text) => {
    expect(readTargetUrl(text).protocol).toBe('https:');
  });

  it.each([
    'http://example.com/hook',
    'example.com/hook',
    '',
    'https://',
    ' https://example.com',
    'https:example.com',
    'https:\\\\example.com',
    'https://exa mple.com',
    'https://example.com/\\..',
    'https:///example.com/',
    'https://example.com/\u0001',
    'https://example.com/a\u007f',
    'https://@example.com/',
    'https://:@example.com/',
    'ftp://example.com',
    'https://user@example.com/hook',
    'https://user:pass@example.com/hook',
    `https://example.com/${'a'.repeat(2029)}`,
    `https://example.com/${'ç'.repeat(1015)}`,
  ])('D46: refuses %j with 400', (text) => {
    expect(() => readTargetUrl(text)).toThrow(expect.objectContaining({ httpStatus: 400 }));
  });

  it('D59: a blank label is none', () => {
    expect([readLabel(' CRM '), readLabel('  '), readLabel(''), readLabel(null), readLabel(undefined)]).toEqual([
      'CRM',
      null,
      null,
      null,
      null,
    ]);
  });
});
