// Entries of the audit log as the procedures and the export show them: names are looked up, so those of who was erased are gone (docs/decisions/audit.md#erasure).
import { type AuditEntry as AuditEntryView, toTimestamp } from '@earshot/core';
import { namesOfKeys } from '../records/api-keys.ts';
import type { AuditEntry } from '../records/audit-entries.ts';
import type { Queries } from '../records/database.ts';
import { namesOfUsers } from '../records/users.ts';

export async function auditEntryViews(
  db: Queries,
  companyId: string,
  entries: readonly AuditEntry[],
): Promise<AuditEntryView[]> {
  const idsOf = (column: 'user_id' | 'key_id') => [...new Set(entries.flatMap((entry) => entry[column] ?? []))];
  const users = await namesOfUsers(db, companyId, idsOf('user_id'));
  const keys = await namesOfKeys(db, companyId, idsOf('key_id'));
  const nameIn = (names: ReadonlyMap<string, string>, id: string | null) => (id && names.get(id)) ?? null;
  return entries.map((entry) => ({
    sequence: entry.sequence,
    at: toTimestamp(entry.at),
    kind: entry.kind,
    actor: {
      kind: entry.made_by,
      userId: entry.user_id,
      name: nameIn(users, entry.user_id),
      keyId: entry.key_id,
      keyName: nameIn(keys, entry.key_id),
    },
    address: entry.address,
    subjectId: entry.subject_id,
    details: JSON.parse(entry.details),
  }));
}
