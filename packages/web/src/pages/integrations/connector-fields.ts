// What each connector needs to be told. A test holds it against the server's own list.
import type { IntegrationConnector, IntegrationSettings } from '@earshot/core/client';

export type SettingName = keyof IntegrationSettings;

interface ConnectorFields {
  required: readonly SettingName[];
  optional: readonly SettingName[];
  hasCredentials: boolean;
}

export const connectorFields: Record<IntegrationConnector, ConnectorFields> = {
  'pbx/yeastar': { required: ['baseUrl'], optional: ['timeZone', 'includeInternalCalls'], hasCredentials: true },
  'pbx/folder': {
    required: ['location'],
    optional: ['callRecordFile', 'fileNamePattern', 'timeZone', 'includeInternalCalls'],
    hasCredentials: false,
  },
  'meeting/zoom': { required: ['accountId'], optional: ['baseUrl'], hasCredentials: true },
  'meeting/folder': { required: ['location'], optional: ['timeZone'], hasCredentials: false },
};

export const connectorsInOrder = Object.keys(connectorFields) as IntegrationConnector[];
