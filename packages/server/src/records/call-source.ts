// The system that an integration collects from: ids of calls are unique in it, and another integration of the same system has the same calls.
import type { IntegrationSettings } from '@earshot/core';

/** `settings` is JSON. Of it, what names the system: the account, the address without its path, or the folder. */
export function callSourceOf({ connector, settings }: { connector: string; settings: string }): string {
  const { accountId, baseUrl, location } = JSON.parse(settings) as IntegrationSettings;
  const address = baseUrl !== undefined && URL.canParse(baseUrl) ? new URL(baseUrl).origin : baseUrl;
  return [connector, accountId ?? address ?? location ?? ''].join(' ');
}
