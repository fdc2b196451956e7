// The settings of a stored integration, and the system that they name.
import type { IntegrationSettings } from '@earshot/core';

/** They were checked when they were stored. */
export const settingsOf = ({ settings }: { settings: string }): IntegrationSettings => JSON.parse(settings);

/**
 * The system that an integration collects from: the account, the address without its path, or the folder. Ids of calls are unique in
 * it, and another integration of the same system has the same calls.
 */
export function callSourceOf(row: { connector: string; settings: string }): string {
  const { accountId, baseUrl, location } = settingsOf(row);
  const address = baseUrl !== undefined && URL.canParse(baseUrl) ? new URL(baseUrl).origin : baseUrl;
  return [row.connector, accountId ?? address ?? location ?? ''].join(' ');
}
