// Who answers at which extension; a change attaches what waited for its owner (D33).
import { earshotError } from '@earshot/core';
import { type Queries, TakenError } from '../records/database.ts';
import { setExtensions, userAtExtension } from '../records/user-extensions.ts';
import { attachWaiting } from './attribution.ts';

/** In the transaction of the person's other changes. Throws 409 for an extension that somebody else of the company has; `now` in ms. */
export async function changeExtensions(
  tx: Queries,
  companyId: string,
  userId: string,
  extensions: readonly string[],
  now: number,
): Promise<void> {
  for (const extension of extensions) {
    const owner = await userAtExtension(tx, companyId, extension);
    if (owner !== null && owner !== userId) throw earshotError('extensionTaken', extension);
  }
  await setExtensions(tx, companyId, userId, extensions).catch((error) => {
    throw error instanceof TakenError ? earshotError('extensionTaken', extensions.join(', ')) : error;
  });
  await attachWaiting(tx, companyId, userId, now);
}
