// analysis.findCopies (extension): which conversations are here already, by their content, as far as the caller sees (docs/decisions/creation.md#same-content).
import { type ConversationCopy, toTimestamp, visibleUserIds } from '@earshot/core';
import { sealsOfDigest } from '../analyses/content-seal.ts';
import { latestWithContent } from '../records/same-content.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.findCopies'> = async ({ digests }, caller, service) => {
  const asked = new Map(
    digests.flatMap((digest) => sealsOfDigest(digest, caller.companyId, service).map((seal) => [seal, digest])),
  );
  const rows = await latestWithContent(service.db, caller.companyId, visibleUserIds(caller), [...asked.keys()]);
  const copies = new Map<string, ConversationCopy>();
  for (const { content_seal: seal, id, occurred_at: at, salesperson_name: salespersonName } of rows) {
    const digest = asked.get(seal)!;
    // The latest comes first; an older one may be known under the previous secret.
    if (!copies.has(digest)) copies.set(digest, { digest, id, occurredAt: toTimestamp(at), salespersonName });
  }
  return { items: [...copies.values()] };
};
