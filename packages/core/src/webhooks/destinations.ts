// What a webhook destination may be: its role, its address, its name (docs/contract.md#destinations; docs/decisions/webhooks.md#d46).
import { isAdministrator } from '../access/roles.ts';
import { earshotError } from '../earshot-error.ts';
import type { DestinationRole } from '../generated/types.gen.ts';

/** An index holds the address whole, and takes no more. */
const maxTargetUrlBytes = 2048;

/** Throws 400 unless a new destination may have this role; salesperson and supervisor are legacy only. */
export function requireNewDestinationRole(role: DestinationRole): void {
  if (!isAdministrator(role)) throw earshotError('destinationRoleRefused');
}

/**
 * The address of a destination; keep and compare the text as it was given.
 * @throws 400 unless it is an https URL of at most 2048 bytes without credentials. Whether its host is public is checked where it is resolved.
 */
export function readTargetUrl(text: string): URL {
  // The parser would repair spaces, backslashes, a third slash and control characters; what is stored must be what is called.
  const isPlain =
    /^https:\/\/[^/\s\\\p{Cc}][^\s\\\p{Cc}]*$/iu.test(text) &&
    new TextEncoder().encode(text).length <= maxTargetUrlBytes;
  const url = isPlain && URL.canParse(text) ? new URL(text) : null;
  if (!url) throw earshotError('destinationUrlInvalid');
  // Empty ones leave nothing in the URL.
  if (/^https:\/\/[^/?#]*@/i.test(text)) throw earshotError('destinationUrlCredentials');
  return url;
}

/** The name as stored: blank means none. */
export function readLabel(label: string | null | undefined): string | null {
  return label?.trim() || null;
}
