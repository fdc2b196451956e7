// People who are not erased while something is stored that names them (docs/decisions/erasure.md#a-person-goes-in-steps).
import type { Queries } from '../records/database.ts';
import { OwnerGoneError } from '../records/queries.ts';
import { lockUser, type UserRow } from '../records/users.ts';

/** Those whose erasure has not begun, by id; until the transaction ends, it does not begin. */
export async function lockPresent(
  tx: Queries,
  companyId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, UserRow>> {
  const people = new Map<string, UserRow>();
  // Always in this order, or two who write to each other could wait for each other.
  for (const id of [...new Set(ids)].filter((each) => each !== null).toSorted()) {
    const person = await lockUser(tx, companyId, id);
    if (person) people.set(id, person);
  }
  return people;
}

/** Throws, as a foreign key would, for a caller whose erasure has begun. */
export function requirePresent(people: ReadonlyMap<string, UserRow>, id: string): UserRow {
  const person = people.get(id);
  if (!person) throw new OwnerGoneError('the caller was erased meanwhile');
  return person;
}
