import { expect, it } from 'vitest';
import { settingsTable } from '../settings.ts';
import { unknownSettings } from './unknown-settings.ts';

it.each([
  ['EARSHOT_DATABSE_URL', 'EARSHOT_DATABASE_URL'],
  ['EARSHOT_SECERT', 'EARSHOT_SECRET'],
  ['EARSHOT_PUBLICURL', 'EARSHOT_PUBLIC_URL'],
  ['EARSHOT_METRIC_PORT', 'EARSHOT_METRICS_PORT'],
])('%s is most like %s', (name, nearest) => {
  expect(unknownSettings({ [name]: 'x' })).toEqual([{ name, nearest }]);
});

it('settings, variables of the client and of receivers, and other variables are in order', () => {
  const known = [...Object.keys(settingsTable), 'EARSHOT_API_KEY', 'EARSHOT_BASE_URL', 'EARSHOT_WEBHOOK_SECRET'];
  const environment = Object.fromEntries([...known, 'PATH', 'PORT'].map((name) => [name, 'x']));
  expect(unknownSettings(environment)).toEqual([]);
});
