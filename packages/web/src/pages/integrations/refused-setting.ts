// Which setting of an integration the server refuses: its sentence begins with the name. A test holds this against the server's own sentences.
import { EarshotApiError, type IntegrationConnector } from '@earshot/core/client';
import { connectorFields, type SettingName } from './connector-fields.ts';

/** Null where another thing was refused. */
export function refusedSetting(connector: IntegrationConnector, error: Error | null): SettingName | null {
  if (!(error instanceof EarshotApiError) || error.reason !== 'integration_settings_invalid') return null;
  return settingNamed(connector, error.serverMessage ?? error.message);
}

export function settingNamed(connector: IntegrationConnector, sentence: string): SettingName | null {
  const { required, optional } = connectorFields[connector];
  const name = /^['`](\w+)['`] /.exec(sentence)?.[1];
  return [...required, ...optional].find((each) => each === name) ?? null;
}
