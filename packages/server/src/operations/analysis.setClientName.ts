// analysis.setClientName (extension): corrects the name of the client, or takes it away (docs/decisions/analysis-fields.md#name-of-the-client).
import { earshotError } from '@earshot/core';
import { analysisFactsForCaller, isVisible } from '../analyses/analysis-for-caller.ts';
import { companyRedaction, nameToKeep } from '../analyses/redaction.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { analysisWithoutWords } from '../records/analysis-documents.ts';
import { setClientName } from '../records/client-name.ts';
import { lockAnalysis } from '../records/reviews.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setClientName'> = async (input, caller, { db, now }) => {
  const { id } = input;
  const { company_id: companyId } = await analysisFactsForCaller(db, caller, id);
  const clientName = nameToKeep(await companyRedaction(db, companyId), input.clientName?.trim() ?? null);
  await db.transaction(async (tx) => {
    await lockAnalysis(tx, companyId, id);
    const row = await analysisWithoutWords(tx, companyId, id);
    if (!row || !isVisible(caller, row)) throw earshotError('analysisNotFound');
    if (row.client_name === clientName) return;
    // Retention would not come back for it.
    if (row.client_name === null && row.transcript_gone === 1) throw earshotError('clientNameGone');
    await setClientName(tx, row, clientName, now());
    await recordDeed(tx, caller, { kind: 'analysis.clientNamed', subjectId: id }, now());
  });
  return { id, clientName };
};
