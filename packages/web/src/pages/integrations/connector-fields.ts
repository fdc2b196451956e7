// What each connector needs to be told. A test holds it against the server's own list.
import type { IntegrationConnector, IntegrationSettings } from '@earshot/core/client';

export type SettingName = keyof IntegrationSettings;

interface ConnectorFields {
  required: readonly SettingName[];
  optional: readonly SettingName[];
  /** What leaves recordings out. */
  filters: readonly SettingName[];
  hasCredentials: boolean;
}

const callFilters = ['onlyExtensions', 'onlyDirections', 'onlyQueues', 'neverRecorded', 'minutesPerDay'] as const;
const meetingFilters = [
  'onlyHosts',
  'onlyTopics',
  'leaveOutInternalMeetings',
  'neverRecorded',
  'minutesPerDay',
] as const;

/** Settings that are lists, written with commas. */
export const listNames = [
  'onlyExtensions',
  'onlyDirections',
  'onlyQueues',
  'onlyHosts',
  'onlyTopics',
  'neverRecorded',
] as const satisfies SettingName[];
export const switchNames = ['includeInternalCalls', 'leaveOutInternalMeetings'] as const satisfies SettingName[];

export const connectorFields: Record<IntegrationConnector, ConnectorFields> = {
  'pbx/yeastar': {
    required: ['baseUrl'],
    optional: ['timeZone', 'firstChannel', 'includeInternalCalls'],
    filters: callFilters,
    hasCredentials: true,
  },
  'pbx/folder': {
    required: ['location'],
    optional: ['callRecordFile', 'fileNamePattern', 'timeZone', 'firstChannel', 'includeInternalCalls'],
    filters: callFilters,
    hasCredentials: false,
  },
  'pbx/zoom-phone': {
    required: ['accountId'],
    optional: ['baseUrl', 'timeZone', 'firstChannel', 'includeInternalCalls'],
    filters: callFilters,
    hasCredentials: true,
  },
  'pbx/twilio': {
    required: ['accountId'],
    optional: ['baseUrl', 'timeZone', 'firstChannel', 'includeInternalCalls'],
    filters: callFilters,
    hasCredentials: true,
  },
  'meeting/zoom': {
    required: ['accountId'],
    optional: ['baseUrl', 'timeZone'],
    filters: meetingFilters,
    hasCredentials: true,
  },
  'meeting/folder': {
    required: ['location'],
    optional: ['timeZone'],
    filters: meetingFilters,
    hasCredentials: false,
  },
};

export const connectorsInOrder = Object.keys(connectorFields) as IntegrationConnector[];
