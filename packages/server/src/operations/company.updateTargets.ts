// company.updateTargets (extension): what the company wants to reach in trends (docs/decisions/listing.md#targets).
import { earshotError } from '@earshot/core';
import { changeCompany } from '../accounts/companies.ts';
import { setTargets, targetsOf } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateTargets'> = (input, caller, service) =>
  changeCompany(service, caller, async (tx, row) => {
    const targets = { ...targetsOf(row), ...input };
    const { minAttendantTalkPct: least, maxAttendantTalkPct: most } = targets;
    if (least !== null && most !== null && least > most) throw earshotError('talkTargetsReversed', least, most);
    await setTargets(tx, row.id, targets);
    return { fields: ['targets'], ...targets };
  });
