// company.createExport (extension): where all that the company has can be downloaded (docs/decisions/erasure.md#export).
import { toTimestamp } from '@earshot/core';
import { ownSession } from '../accounts/own-session.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { exportAddress } from '../company-export/export-address.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.createExport'> = async (_input, caller, service) => {
  const { url, expiresAtMs } = exportAddress(ownSession(caller), service);
  await service.db.transaction((tx) => recordDeed(tx, caller, { kind: 'company.exported' }, service.now()));
  return { url, expiresAt: toTimestamp(expiresAtMs) };
};
