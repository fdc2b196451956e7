// How much of each kind a company may have where everything of the kind is read at once, so that none grows until nobody is served (docs/decisions/bounds.md).
import { earshotError } from '@earshot/core';
import type { Queries } from '../records/database.ts';
import { countIntegrations } from '../records/integration-health.ts';
import { sizeOfCompanyTypes } from '../records/interaction-types.ts';
import { countPeople } from '../records/users.ts';

const mostPeople = 10_000;
const mostIntegrations = 50;
const mostTypes = 200;
const mib = 1024 * 1024;
/** All of them go with each analysis to the thread that detects its type. */
const mostTypeCharacters = 8 * mib;

/** Before one more is made. Throws 409. */
export async function requireRoomForPerson(db: Queries, companyId: string): Promise<void> {
  if ((await countPeople(db, companyId)) >= mostPeople) throw earshotError('companyLimitReached', '10,000 people');
}

/** Before one more is made. Throws 409. */
export async function requireRoomForIntegration(db: Queries, companyId: string): Promise<void> {
  if ((await countIntegrations(db, companyId)) >= mostIntegrations)
    throw earshotError('companyLimitReached', `${mostIntegrations} integrations`);
}

/** In the transaction that has made or changed one. Throws 409. */
export async function requireTypesWithinLimits(tx: Queries, companyId: string): Promise<void> {
  const { count, characters } = await sizeOfCompanyTypes(tx, companyId);
  if (count > mostTypes || characters > mostTypeCharacters)
    throw earshotError('companyLimitReached', `${mostTypes} interaction types of its own, of 8 MiB together`);
}
