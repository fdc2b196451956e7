// Whether an address may become a destination: https, no credentials, a host whose every address is public (docs/contract.md#destinations; docs/decisions/webhooks.md#d46, #webhook-target).
import { earshotError, readTargetUrl } from '@earshot/core';
import { PrivateAddressError, type PublicHosts } from '../network/public-hosts.ts';

/** Throws 400 for any other. */
export async function checkTarget(targetUrl: string, hosts: PublicHosts): Promise<void> {
  const url = readTargetUrl(targetUrl);
  try {
    await hosts.check(url.hostname);
  } catch (error) {
    throw earshotError(error instanceof PrivateAddressError ? 'destinationUrlPrivate' : 'destinationUrlUnresolved');
  }
}
