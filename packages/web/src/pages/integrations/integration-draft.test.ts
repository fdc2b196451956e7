import type { Integration } from '@earshot/core/client';
import { expect, it } from 'vitest';
import { createInput, draftFrom, type IntegrationDraft, inputOf, isComplete } from './integration-draft.ts';

const written = (changes: Partial<IntegrationDraft> = {}): IntegrationDraft => ({
  ...draftFrom(null),
  settings: { baseUrl: ' https://pbx.example.com ' },
  clientId: 'id',
  clientSecret: 'secret',
  ...changes,
});

const integration = { label: null, intervalMinutes: 15, minimumDurationSeconds: 20 } as Integration;

it('what is empty is left out, and what another connector was told too', () => {
  const settings = { baseUrl: ' https://pbx.example.com ', timeZone: ' ', location: '/srv' };
  expect(inputOf('pbx/yeastar', written({ settings, label: ' ' }))).toEqual({
    label: null,
    settings: { baseUrl: 'https://pbx.example.com' },
    credentials: { clientId: 'id', clientSecret: 'secret' },
    intervalMinutes: 15,
    minimumDurationSeconds: 20,
  });
});

it('lists are written with commas, and read back so', () => {
  const settings = { baseUrl: 'x', onlyExtensions: '201, 202,', minutesPerDay: '60', onlyHosts: 'a@example.com' };
  const sent = inputOf('pbx/yeastar', written({ settings, switches: { includeInternalCalls: true } }));
  expect(sent.settings).toEqual({
    baseUrl: 'x',
    onlyExtensions: ['201', '202'],
    minutesPerDay: 60,
    includeInternalCalls: true,
  });
  const stored = { ...integration, settings: sent.settings };
  expect(draftFrom(stored)).toMatchObject({
    settings: { onlyExtensions: '201, 202', minutesPerDay: '60' },
    switches: { includeInternalCalls: true },
  });
});

it('credentials that were stored stay when none are written', () => {
  expect(inputOf('pbx/yeastar', written({ clientId: '', clientSecret: '' }))).not.toHaveProperty('credentials');
});

it('a date is its first moment in the reader’s zone', () => {
  expect(createInput('pbx/yeastar', written({ since: '2026-03-02' })).since).toBe(
    new Date('2026-03-02T00:00:00').toISOString(),
  );
  expect(createInput('pbx/yeastar', written())).not.toHaveProperty('since');
});

it.each([
  [{}, false, true],
  [{ settings: {} }, false, false],
  [{ clientSecret: '' }, true, false],
  [{ clientId: '', clientSecret: '' }, true, true],
  [{ clientId: '', clientSecret: '' }, false, false],
  [{ intervalMinutes: '0' }, false, false],
  [{ intervalMinutes: '1.5' }, false, false],
  [{ minimumDurationSeconds: '3601' }, false, false],
  [{ since: '2999-01-01' }, false, false],
  [{ since: '' }, false, false],
] as const)('%j, stored credentials %s → complete %s', (changes, hasStored, complete) => {
  expect(isComplete('pbx/yeastar', written(changes), hasStored)).toBe(complete);
});
