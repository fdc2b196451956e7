// analysis.setSides (extension): says who is the attendant and who is the client; measures and scores follow.
import { procedureView } from '@earshot/core/views';
import { setSides } from '../analyses/set-sides.ts';
import { toRecord } from '../records/analysis-record.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setSides'> = async ({ id, sides }, caller, service) => {
  const row = await setSides(id, sides, caller, service);
  const view = procedureView(toRecord(row), { audioUrl: null });
  const { participants, reading, displayScore, score, interactionScore, attendantTalkPct, interruptionsPerTenMin } =
    view;
  return {
    id,
    participants: participants ?? [],
    displayScore,
    score,
    interactionScore,
    attendantTalkPct,
    interruptionsPerTenMin,
    // Written with the sides.
    reading: reading!,
  };
};
