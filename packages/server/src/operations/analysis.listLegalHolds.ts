// analysis.listLegalHolds (extension): which analyses nobody may erase.
import { toTimestamp } from '@earshot/core';
import { legalHolds } from '../records/legal-holds.ts';
import type { Handler } from './handler.ts';

const most = 1000;

export const handler: Handler<'analysis.listLegalHolds'> = async (_input, { companyId }, { db }) =>
  (await legalHolds(db, companyId, most)).map((row) => ({
    id: row.id,
    legalHoldAt: toTimestamp(row.legal_hold_at),
    clientName: row.client_name,
    occurredAt: toTimestamp(row.occurred_at),
  }));
