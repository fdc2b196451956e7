// company.updateRetention (extension): sets them; null keeps for ever (docs/decisions/erasure.md).
import { retentionOf } from '../analyses/retention.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { type RetentionKind, setRule } from '../records/retention-rules.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateRetention'> = async (input, caller, { db, now }) => {
  const { companyId } = caller;
  await db.transaction(async (tx) => {
    const before = await retentionOf(tx, companyId);
    const after = { ...before, ...input };
    const set = (kind: RetentionKind, days: number | null, keepsScores = false) =>
      setRule(tx, { company_id: companyId, kind, days, keeps_scores: keepsScores ? 1 : 0 });
    // One that stays as it is goes on where it was.
    if (after.recordingsDays !== before.recordingsDays) await set('recordings', after.recordingsDays);
    if (after.transcriptsDays !== before.transcriptsDays) await set('transcripts', after.transcriptsDays);
    if (after.analysesDays !== before.analysesDays || after.keepsScores !== before.keepsScores)
      await set('analyses', after.analysesDays, after.keepsScores);
    await recordDeed(tx, caller, { kind: 'retention.updated', details: { ...after } }, now());
  });
  return retentionOf(db, companyId);
};
