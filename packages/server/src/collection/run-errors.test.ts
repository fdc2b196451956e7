import { earshotError } from '@earshot/core';
import { expect, it } from 'vitest';
import { NoRoomError, StorageUnavailableError } from '../storage/storage.ts';
import { ConnectorError } from './connector.ts';
import { runErrorOf, Stuck } from './run-errors.ts';
import { CreditsMissing } from './store-recording.ts';

it.each([
  ['minutes_insufficient', new CreditsMissing(3)],
  ['upload_quota_reached', earshotError('uploadQuota', 1, 2, 3)],
  ['disk_full', new NoRoomError('full')],
  ['storage_unavailable', new StorageUnavailableError('down')],
  ['transcriber_missing', earshotError('transcriberMissing')],
  ['transcriber_language_unsupported', earshotError('transcriberLanguage', 'pt')],
  ['provider_unavailable', new ConnectorError('unavailable', 'The PBX is down.')],
  ['credentials_refused', new ConnectorError('credentials', 'Refused.')],
  ['settings_refused', new ConnectorError('settings', 'There is no such account.')],
  ['download_refused', new ConnectorError('denied', 'A page came.')],
  ['provider_busy', new Stuck('1', new ConnectorError('unavailable', 'Too often.', { reason: 'provider_busy' }))],
  ['internal', new TypeError('of what is in the log alone')],
  ['internal', earshotError('audioNotFound')],
] as const)('%s', (reason, error) => {
  const found = runErrorOf(error);
  expect(found.reason).toBe(reason);
  expect(found.detail).toMatch(/^[^\n]+\.$/);
  expect(found.detail).not.toContain('the log alone');
});
