// Who answers at which extension; a change attaches what waited for its owner (docs/decisions/analysis-fields.md#d33).
import { earshotError } from '@earshot/core';
import type { Queries } from '../records/database.ts';
import { setExtensions } from '../records/user-extensions.ts';
import { attachWaiting } from './attribution.ts';

/** In the transaction of the person's other changes. Throws 409 for an extension that somebody else of the company has; `now` in ms. */
export async function changeExtensions(
  tx: Queries,
  companyId: string,
  userId: string,
  extensions: readonly string[],
  now: number,
): Promise<void> {
  const taken = await setExtensions(tx, companyId, userId, extensions);
  if (taken !== null) throw earshotError('extensionTaken', taken);
  await attachWaiting(tx, companyId, userId, now);
}
