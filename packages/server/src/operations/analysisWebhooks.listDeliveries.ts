// analysisWebhooks.listDeliveries (extension): what waits for a destination and what became of the rest, newest first, page by page (docs/decisions/webhooks.md#history).
import { cutPage, decodeCursor, earshotError, encodeCursor } from '@earshot/core';
import { sealsFor } from '../access/cryptography.ts';
import { createdAtOf } from '../records/ids.ts';
import { destinationNow } from '../records/webhook-destinations.ts';
import { deliveriesBefore } from '../records/webhook-history.ts';
import { deliveryView } from '../webhooks/delivery-view.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.listDeliveries'> = async (
  { id, limit, cursor },
  { companyId },
  { db, secrets },
) => {
  const seals = sealsFor(secrets, 'deliveries cursor');
  const after = cursor === undefined ? null : decodeCursor(cursor, ...seals);
  if (!(await destinationNow(db, companyId, id))) throw earshotError('destinationNotFound');
  const { items, last } = cutPage(await deliveriesBefore(db, id, after, limit + 1), limit);
  return {
    items: items.map(deliveryView),
    nextCursor: last && encodeCursor({ createdAtMs: createdAtOf(last.id), id: last.id }, seals[0]),
    hasMore: last !== null,
  };
};
