// The SQL condition for the analyses that a person may see (docs/decisions/access.md#d12).
import { placeholders } from './database.ts';

/** The SQL of `visibleUserIds`, to follow another condition. The columns must be those of `analyses` only. */
export function visibilityCondition(userIds: 'all' | readonly string[]): {
  condition: string;
  values: readonly string[];
} {
  if (userIds === 'all') return { condition: '', values: [] };
  const users = placeholders(userIds);
  return {
    condition: `AND (salesperson_id IN (${users}) OR created_by IN (${users}))`,
    values: [...userIds, ...userIds],
  };
}
