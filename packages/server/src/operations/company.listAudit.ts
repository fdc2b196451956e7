// company.listAudit (extension): who did what, newest first, with the names that people and keys have now (docs/decisions/audit.md).
import { cutPage, decodeCursor, encodeCursor, lowerBoundMs, upperBoundMs } from '@earshot/core';
import { sealsFor } from '../access/cryptography.ts';
import { auditEntryViews } from '../accounts/audit-view.ts';
import { type AuditQuery, listEntries } from '../records/audit-entries.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.listAudit'> = async (input, caller, { db, secrets, reads }) => {
  const { companyId } = caller;
  // Before the page, which then shows it: what leaves is in the log.
  if (input.isExport && input.cursor === undefined) await reads.note(caller, { kind: 'audit.exported' });
  const seals = sealsFor(secrets, 'audit cursor');
  const query: AuditQuery = { companyId, limit: input.limit + 1 };
  if (input.kind !== undefined) query.kind = input.kind;
  if (input.userId !== undefined) query.userId = input.userId;
  if (input.keyId !== undefined) query.keyId = input.keyId;
  if (input.subjectId !== undefined) query.subjectId = input.subjectId;
  if (input.from !== undefined) query.fromMs = lowerBoundMs('from', input.from);
  if (input.to !== undefined) query.toMs = upperBoundMs('to', input.to) + 1;
  // Entries have numbers instead of ids.
  if (input.cursor !== undefined) query.before = decodeCursor(input.cursor, ...seals).createdAtMs;
  const { items, last } = cutPage(await listEntries(db, query), input.limit);
  return {
    items: await auditEntryViews(db, companyId, items),
    nextCursor: last && encodeCursor({ createdAtMs: last.sequence, id: companyId }, seals[0]),
    hasMore: last !== null,
  };
};
