// analysis.getRescoringCost (extension): what changing the type of an analysis would cost now (docs/decisions/minutes.md#d62).
import { minutesToJudge } from '../analyses/minutes-to-judge.ts';
import { rescorable } from '../analyses/set-interaction-type.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.getRescoringCost'> = async ({ id }, caller, service) => {
  const row = await rescorable(id, caller, service);
  if (!service.isModelAsked) return { id, minutes: 0, judgedBy: 'offline' };
  return { id, minutes: await minutesToJudge(row, service), judgedBy: 'model' };
};
