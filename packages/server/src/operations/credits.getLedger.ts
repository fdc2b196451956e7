// credits.getLedger (extension): what was granted and used, newest first, with the balance after each entry (docs/decisions/minutes.md#d23).
import { cutPage, decodeCursor, encodeCursor, toTimestamp } from '@earshot/core';
import { sealsFor } from '../access/cryptography.ts';
import { ledgerRows, sumUpTo, toMinutes } from '../records/credits.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'credits.getLedger'> = async ({ limit, cursor }, { companyId }, { db, secrets }) => {
  const seals = sealsFor(secrets, 'ledger cursor');
  const after = cursor === undefined ? null : decodeCursor(cursor, ...seals);
  const { items, last } = cutPage(await ledgerRows(db, companyId, after, limit + 1), limit);
  const [newest] = items;
  let balance = newest ? await sumUpTo(db, companyId, newest) : 0;
  return {
    items: items.map(({ kind, hundredths, analysis_id: analysisId, created_at }) => {
      const balanceAfter = toMinutes(balance);
      balance -= hundredths;
      return { kind, minutes: toMinutes(hundredths), balanceAfter, analysisId, createdAt: toTimestamp(created_at) };
    }),
    nextCursor: last && encodeCursor({ createdAtMs: last.created_at, id: last.id }, seals[0]),
    hasMore: last !== null,
  };
};
