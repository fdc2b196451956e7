// analysisWebhooks.update: name, address, triggers, on and off; the secret stays, the role can't change (docs/decisions/webhooks.md#d46, #d48).
import { earshotError, readLabel, requireTriggers } from '@earshot/core';
import { changeDestination, checkTarget, destinationView } from '../webhooks/destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.update'> = async (input, caller, { db, hosts, now }) => {
  if (input.role !== undefined) throw earshotError('destinationRoleFixed');
  // Outside the transaction: a look-up takes as long as it takes.
  if (input.targetUrl !== undefined) await checkTarget(input.targetUrl, hosts);
  const fields = Object.keys(input).filter((field) => field !== 'id');
  const deed = { kind: 'webhook.updated', subjectId: input.id, details: { fields } } as const;
  const changed = await changeDestination(db, caller, deed, now(), (row) => {
    if (input.triggers !== undefined) requireTriggers(row.role, input.triggers);
    return {
      label: input.label === undefined ? row.label : readLabel(input.label),
      target_url: input.targetUrl ?? row.target_url,
      triggers: input.triggers === undefined ? row.triggers : JSON.stringify([...new Set(input.triggers)]),
      is_active: (input.isActive ?? row.is_active === 1) ? 1 : 0,
    };
  });
  return destinationView(changed);
};
