// For whom passkeys are made: the domain of the server's address, where browsers allow any (docs/decisions/sign-in.md#passkeys).
import { isIP } from 'node:net';
import { earshotError } from '@earshot/core';
import type { Service } from '../../service.ts';

export interface RelyingParty {
  /** The domain. */
  id: string;
  origin: string;
}

/** Null where browsers make none: without https, except at localhost, and at numbers. */
export function relyingPartyOf({ publicUrl }: Pick<Service, 'publicUrl'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return !isNumber && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : null;
}

/** Throws 409 if there is none. */
export function requireRelyingParty(service: Pick<Service, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(service);
  if (!party) throw earshotError('passkeysUnavailable', service.publicUrl);
  return party;
}
