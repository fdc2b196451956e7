// What exports say of a person: in that of the company and in the copy of one.
import { toTimestamp } from '@earshot/core';
import { userView } from '../accounts/user-view.ts';
import type { OpenIdAccountRow } from '../records/open-id.ts';
import type { ListedUserRow } from '../records/users.ts';

export const exportedPerson = (row: ListedUserRow, extensions: readonly string[] | undefined) => ({
  ...userView(row, extensions),
  createdAt: toTimestamp(row.created_at),
});

export const exportedOpenIdAccount = ({ user_id: userId, issuer, subject, linked_at: linkedAt }: OpenIdAccountRow) => ({
  userId,
  issuer,
  subject,
  linkedAt: toTimestamp(linkedAt),
});
