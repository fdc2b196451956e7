// What is written in the form of an integration, and what of it is sent.
import type {
  Integration,
  IntegrationConnector,
  IntegrationCreateInput,
  IntegrationSettings,
} from '@earshot/core/client';
import { dateOf } from '../../texts/day.ts';
import { connectorFields, listNames, type SettingName, switchNames } from './connector-fields.ts';

export interface IntegrationDraft {
  label: string;
  /** Lists with commas. */
  settings: Partial<Record<SettingName, string>>;
  switches: Partial<Record<SettingName, boolean>>;
  clientId: string;
  clientSecret: string;
  intervalMinutes: string;
  minimumDurationSeconds: string;
  /** yyyy-mm-dd; null: from now on. */
  since: string | null;
}

export function draftFrom(integration: Integration | null): IntegrationDraft {
  const { includeInternalCalls, leaveOutInternalMeetings, ...rest } = integration?.settings ?? {};
  const settings = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );
  return {
    label: integration?.label ?? '',
    settings,
    switches: {
      ...(includeInternalCalls && { includeInternalCalls }),
      ...(leaveOutInternalMeetings && { leaveOutInternalMeetings }),
    },
    clientId: '',
    clientSecret: '',
    intervalMinutes: String(integration?.intervalMinutes ?? 15),
    minimumDurationSeconds: String(integration?.minimumDurationSeconds ?? 20),
    since: null,
  };
}

/** What `create` and `update` have in common; empty fields are left out. */
export function inputOf(connector: IntegrationConnector, written: IntegrationDraft) {
  const { required, optional, filters } = connectorFields[connector];
  const names = [...required, ...optional, ...filters];
  const values = names.flatMap((name) => {
    const text = written.settings[name]?.trim();
    return text ? [[name, settingOf(name, text)] as const] : [];
  });
  const settings: IntegrationSettings = Object.fromEntries(values);
  for (const name of switchNames) if (names.includes(name) && written.switches[name]) settings[name] = true;
  const { clientId, clientSecret } = written;
  return {
    label: written.label.trim() || null,
    settings,
    ...(clientId !== '' && { credentials: { clientId: clientId.trim(), clientSecret: clientSecret.trim() } }),
    intervalMinutes: Number(written.intervalMinutes),
    minimumDurationSeconds: Number(written.minimumDurationSeconds),
  };
}

const isList = (name: SettingName) => listNames.some((list) => list === name);

function settingOf(name: SettingName, text: string): string | number | string[] {
  if (name === 'minutesPerDay') return Number(text);
  if (!isList(name)) return text;
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** `since` begins with the day in the reader's zone. */
export function createInput(connector: IntegrationConnector, written: IntegrationDraft): IntegrationCreateInput {
  const since = written.since === null ? null : dateOf(written.since);
  return { connector, ...inputOf(connector, written), ...(since && { since: since.toISOString() }) };
}

/** False: the server would refuse it for sure. `hasStored`: credentials that may be left as they are. */
export function isComplete(connector: IntegrationConnector, written: IntegrationDraft, hasStored: boolean): boolean {
  const { required, hasCredentials } = connectorFields[connector];
  const given = [written.clientId, written.clientSecret].filter((text) => text.trim() !== '').length;
  const areCredentialsFit = !hasCredentials || given === 2 || (given === 0 && hasStored);
  const isWhole = (text: string, least: number, most: number) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    required.every((name) => written.settings[name]?.trim()) &&
    areCredentialsFit &&
    isWhole(written.intervalMinutes, 1, 1440) &&
    isWhole(written.minimumDurationSeconds, 0, 3600) &&
    isWhole(written.settings.minutesPerDay?.trim() || '1', 1, 100_000) &&
    (written.since === null || isPastDay(written.since))
  );
}

export const isPastDay = (day: string) => dateOf(day).getTime() <= Date.now();
