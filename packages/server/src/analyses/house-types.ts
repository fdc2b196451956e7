// What a company makes of the types: its own on or off, those of the catalogue on, off, or replaced by one of its own (docs/decisions/house-types.md).
import { earshotError, type InteractionTypeDefinition, isInteractionTypeKey } from '@earshot/core';
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import { endReplacement, replaceCatalogueType, setCatalogueTypeOff } from '../records/catalogue-types.ts';
import { companyById } from '../records/companies.ts';
import type { Database, Queries } from '../records/database.ts';
import { setTypeDeactivatedAt } from '../records/interaction-types.ts';
import { requireCompanyType, typeViews } from './company-types.ts';

/** Switches a type on or off, and gives it as it is then. An own type that is off replaces nothing. Throws 404 for one that is not there. */
export async function switchType(
  db: Database,
  actor: Actor,
  key: string,
  isActive: boolean,
  now: number,
): Promise<InteractionTypeDefinition> {
  const { companyId } = actor;
  const company = await companyById(db, companyId);
  if (!company) throw earshotError('companyNotFound');
  await db.transaction(async (tx) => {
    const kind = isActive ? 'interactionType.activated' : 'interactionType.deactivated';
    const replaced = await switchWithin(tx, companyId, key, isActive ? null : now);
    await recordDeed(tx, actor, { kind, subjectId: key, details: { ...(replaced && { replaces: null }) } }, now);
  });
  const type = (await typeViews(db, companyId, company.language)).find((each) => each.key === key);
  if (!type) throw earshotError('interactionTypeNotFound');
  return type;
}

/** True where the catalogue has a type back by it. */
async function switchWithin(tx: Queries, companyId: string, key: string, offAt: number | null): Promise<boolean> {
  if (isInteractionTypeKey(key)) {
    await setCatalogueTypeOff(tx, companyId, key, offAt);
    return false;
  }
  // Its row comes first, because a change that lets it replace a type waits for that row.
  if (!(await setTypeDeactivatedAt(tx, companyId, key, offAt))) throw earshotError('interactionTypeNotFound');
  return offAt !== null && (await endReplacement(tx, companyId, key));
}

/**
 * Within the transaction that has written the type: sees to what it replaces, with `replaces` as somebody sent it. Throws 400 for what is no
 * type of the catalogue and for a deactivated type, 409 for untried criteria and for a type that another one replaces.
 */
export async function settleReplacement(
  tx: Queries,
  companyId: string,
  key: string,
  replaces: string | null | undefined,
): Promise<void> {
  const type = await requireCompanyType(tx, companyId, key);
  const wanted = replaces === undefined ? type.replaces : replaces;
  if (wanted !== null) {
    if (!isInteractionTypeKey(wanted)) throw earshotError('replacedTypeUnknown', wanted);
    if (!type.isActive) throw earshotError('interactionTypeInactive', key);
    if (!type.isTried) throw earshotError('interactionTypeUntried', key);
  }
  if (wanted === type.replaces) return;
  await endReplacement(tx, companyId, key);
  if (wanted !== null && !(await replaceCatalogueType(tx, companyId, wanted, key)))
    throw earshotError('interactionTypeReplaced', wanted);
}
