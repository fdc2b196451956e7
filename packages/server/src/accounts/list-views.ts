// Saved views of the list of analyses: a person's own, and those that leaders share with them (docs/decisions/listing.md#saved-views).
import { earshotError, isAdministrator, leaderRoles, type SavedView, type SavedViews } from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { listViewsOf, saveListViews, viewsOfLeaders } from '../records/list-views.ts';
import { erasedAmong } from '../records/person-erasure.ts';
import { userById } from '../records/users.ts';
import type { Caller, Service } from '../service.ts';
import { lockPresent, requirePresent } from './present-people.ts';

const mostOfOthers = 100;
const isId = (text: string) => /^[\da-f-]{36}$/.test(text);

export async function savedViewsOf({ db }: Pick<Service, 'db'>, caller: Caller): Promise<SavedViews> {
  const { companyId, userId, role } = caller;
  const own = await listViewsOf(db, companyId, userId);
  const user = isAdministrator(role) ? undefined : await userById(db, companyId, userId);
  const leaders = await viewsOfLeaders(db, companyId, userId, user?.supervisor_id ?? null);
  return {
    // Who leads nobody any more shares nothing.
    views: own.map((view) => ({ ...view, isShared: view.isShared && role !== 'salesperson' })),
    shared: leaders
      .flatMap(({ owner, views }) =>
        views.filter(({ isShared }) => isShared).map(({ name, filters }) => ({ name, filters, owner })),
      )
      .slice(0, mostOfOthers),
  };
}

/** Throws 403 when somebody shares a view who leads nobody. */
export async function updateViews(service: Service, caller: Caller, given: readonly SavedView[]): Promise<void> {
  const { companyId, userId } = caller;
  if (caller.role === 'salesperson' && given.some(({ isShared }) => isShared))
    throw earshotError('roleRequired', leaderRoles);
  const named = given.map((view) => ({ ...view, name: view.name.trim() }));
  const last = [...new Map(named.map((view) => [view.name, view])).values()];
  const ids = [...new Set(last.flatMap(({ filters }) => Object.values(filters).filter(isId)))];
  await service.db.transaction(async (tx) => {
    // Two changes at a time come one after the other, and none comes after an erasure, be it of the person or of one in a filter.
    requirePresent(await lockPresent(tx, companyId, [userId, ...ids]), userId);
    // A page that was open before still has the view that filters by them.
    const erased = new Set(await erasedAmong(tx, companyId, ids));
    const views = last.filter(({ filters }) => !Object.values(filters).some((value) => erased.has(value)));
    await saveListViews(tx, companyId, userId, views);
    const details = { views: views.length, shared: views.filter(({ isShared }) => isShared).length };
    await recordDeed(tx, caller, { kind: 'views.updated', subjectId: userId, details }, service.now());
  });
}
