// Where an API key may be used from: addresses and networks, checked with the address that the proxy settings yield (docs/decisions/access.md#networks-of-a-key).
import { earshotError } from '@earshot/core';
import { networksOf, readNetwork } from '../network/networks.ts';

interface Restricted {
  /** JSON array; null: from everywhere. */
  networks: string | null;
}

/** None: from everywhere. */
export const networksOfKey = ({ networks }: Restricted): string[] => (networks === null ? [] : JSON.parse(networks));

/** As they are stored. Throws 400 for what is neither an address nor a network. */
export function networksColumn(texts: readonly string[]): string | null {
  const networks = [...new Set(texts.map((text) => text.trim().toLowerCase()))];
  const wrong = networks.find((text) => readNetwork(text) === null);
  if (wrong !== undefined) throw earshotError('keyNetworksInvalid', wrong);
  return networks.length === 0 ? null : JSON.stringify(networks);
}

/** Throws 403 when the key may not be used from there; an address that nobody knows is in no network. */
export function requireNetworkOfKey(key: Restricted, address: string | null): void {
  if (key.networks === null) return;
  if (address === null || !networksOf(networksOfKey(key))?.has(address))
    throw earshotError('keyNetworkRefused', address ?? 'an unknown address');
}
