// Which setting of an integration the server refuses: its answer names the place.
import type { EarshotApiError, IntegrationConnector } from '@earshot/core/client';
import { connectorFields, type SettingName } from './connector-fields.ts';

/** Null where another thing was refused. */
export function refusedSetting(
  connector: IntegrationConnector,
  error: Pick<EarshotApiError, 'issues'> | Error | null,
): SettingName | null {
  const issues = error !== null && 'issues' in error ? (error.issues ?? []) : [];
  const { required, optional, filters } = connectorFields[connector];
  const [part, name] = issues[0]?.path ?? [];
  return part === 'settings' ? ([...required, ...optional, ...filters].find((each) => each === name) ?? null) : null;
}
