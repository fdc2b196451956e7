// Who a collected analysis belongs to: the person at the extension of a telephone system, or with the e-mail of a meeting's organizer (docs/decisions/analysis-fields.md#d33).
import { attributionOnCollection, earshotError } from '@earshot/core';
import { type Attribution, attachPending, lockPending } from '../records/analysis-attribution.ts';
import type { Queries } from '../records/database.ts';
import { awaitCollection } from '../records/integrations.ts';
import { extensionsOf, setExtensions, userAtExtension } from '../records/user-extensions.ts';
import { type SalespersonRow, salespersonById, userByEmail } from '../records/users.ts';
import { judgedAmong } from './judged-by.ts';

export type Provider = 'pbx' | 'meeting';

/** An owner's id as it is stored and compared: e-mails have no case. */
export const normalizedOwnerId = (provider: Provider, ownerId: string) =>
  provider === 'meeting' ? ownerId.trim().toLowerCase() : ownerId.trim();

/** How an analysis of that owner is attributed now; `pending` while no active salesperson or supervisor is known by it. */
export async function attributionOf(
  db: Queries,
  companyId: string,
  provider: Provider,
  ownerId: string | null,
): Promise<Attribution> {
  const person = ownerId === null ? null : await personOf(db, companyId, provider, ownerId);
  return attributionTo(person);
}

function attributionTo(person: SalespersonRow | null): Attribution {
  return {
    salesperson_id: person?.id ?? null,
    salesperson_name: person?.name ?? null,
    supervisor_name: person?.supervisor_name ?? null,
    attribution_status: attributionOnCollection(person?.role ?? null),
  };
}

async function personOf(
  db: Queries,
  companyId: string,
  provider: Provider,
  ownerId: string,
): Promise<SalespersonRow | null> {
  const userId =
    provider === 'pbx'
      ? await userAtExtension(db, companyId, ownerId)
      : (await userByEmail(db, companyId, ownerId))?.id;
  if (!userId) return null;
  // The person must be active, of this company, and of a role that has conversations.
  return (await salespersonById(db, companyId, userId)) ?? null;
}

/** After a person has come, or has other extensions: what waits for its owner is attached, but for what the person has judged (docs/decisions/coaching.md#attached-to-a-judge). In the transaction of the change. */
export async function attachWaiting(tx: Queries, companyId: string, userId: string, now: number): Promise<void> {
  const person = await salespersonById(tx, companyId, userId);
  if (!person) return;
  const attribution = attributionTo(person);
  await awaitCollection(tx, companyId);
  const attach = async (provider: Provider, ownerId: string) => {
    const pending = await lockPending(tx, companyId, provider, ownerId);
    // Nobody gets a conversation of their own that they have judged: it waits until somebody else has.
    const except = await judgedAmong(tx, pending, userId);
    await attachPending(tx, [companyId, provider, ownerId], { attribution, except }, now);
  };
  await attach('meeting', normalizedOwnerId('meeting', person.email));
  for (const extension of await extensionsOf(tx, companyId, userId)) await attach('pbx', extension);
}

/** Who answers at which extension, in the transaction of the person's other changes; attaches what waited for its owner (docs/decisions/analysis-fields.md#d33). Throws 409 for an extension that somebody else of the company has; `now` in ms. */
export async function changeExtensions(
  tx: Queries,
  companyId: string,
  userId: string,
  extensions: readonly string[],
  now: number,
): Promise<void> {
  const takenExtension = await setExtensions(tx, companyId, userId, extensions);
  if (takenExtension !== null) throw earshotError('extensionTaken', takenExtension);
  await attachWaiting(tx, companyId, userId, now);
}
