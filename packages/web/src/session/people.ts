// Who a conversation can belong to, as far as the reader's role reaches (docs/decisions/access.md#d12, docs/decisions/creation.md#d59).
import type { CurrentUser, User } from '@earshot/core/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useUser } from './session.tsx';

/** Salespersons and supervisors that the reader may name, by name; those switched off have past conversations only. */
function peopleWithin(users: readonly User[], reader: CurrentUser): User[] {
  return users
    .filter(({ role }) => role === 'salesperson' || role === 'supervisor')
    .filter(({ id, supervisor }) => {
      if (reader.role === 'salesperson') return id === reader.id;
      return reader.role !== 'supervisor' || id === reader.id || supervisor?.id === reader.id;
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

export const usersQuery = queryOptions({
  queryKey: ['users', 'list'],
  queryFn: ({ signal }) => api.users.list({ signal }),
});

/** With how far each is with signing in, for administrators. */
export const teamQuery = queryOptions({
  queryKey: ['users', 'team'],
  queryFn: ({ signal }) => api.users.listTeam({ signal }),
});

/** Everybody of the company. */
export const useUsers = () => useQuery(usersQuery);

export function usePeople() {
  const reader = useUser();
  return useQuery({ ...usersQuery, select: (users) => peopleWithin(users, reader) });
}
