// How much of each kind a company may have where everything of the kind is read at once, so that none grows until nobody is served (docs/decisions/bounds.md).
import { earshotError } from '@earshot/core';
import { lockCompany } from '../records/company-erasure.ts';
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

/** In the transaction that makes one more: of two at once, each counts the other. Throws 409. */
export async function requireRoomForPerson(tx: Queries, companyId: string): Promise<void> {
  await lockCompany(tx, companyId);
  if ((await countPeople(tx, companyId)) >= mostPeople) throw earshotError('companyLimitReached', '10,000 people');
}

/** As for a person. */
export async function requireRoomForIntegration(tx: Queries, companyId: string): Promise<void> {
  await lockCompany(tx, companyId);
  if ((await countIntegrations(tx, companyId)) >= mostIntegrations)
    throw earshotError('companyLimitReached', `${mostIntegrations} integrations`);
}

/** In the transaction that has locked the company, and then made or changed one. Throws 409. */
export async function requireTypesWithinLimits(tx: Queries, companyId: string): Promise<void> {
  const { count, characters } = await sizeOfCompanyTypes(tx, companyId);
  if (count > mostTypes || characters > mostTypeCharacters)
    throw earshotError('companyLimitReached', `${mostTypes} interaction types of its own, of 8 MiB together`);
}
