// Changing after how many days recordings, transcripts and analyses go, in a session or at the command line (docs/decisions/erasure.md#retention-moves-along-time).
import type { Retention } from '@earshot/core';
import { lockedCompany } from '../accounts/companies.ts';
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import { makeAndLockRules, type RetentionKind, setRule } from '../records/retention-rules.ts';
import type { Service } from '../service.ts';
import { retentionOf } from './retention.ts';

/** Only what is given changes; null keeps for ever. Throws 401 where the company was erased. */
export async function changeRetention(
  actor: Actor,
  input: Partial<Retention>,
  { db, now }: Pick<Service, 'db' | 'now'>,
): Promise<Retention> {
  const { companyId } = actor;
  await db.transaction(async (tx) => {
    // If two changes come at once, each keeps what the other has set. Rules are locked before the company, as holds and erasures do.
    await makeAndLockRules(tx, companyId);
    await lockedCompany(tx, companyId);
    const before = await retentionOf(tx, companyId);
    const after = { ...before, ...input };
    const set = (kind: RetentionKind, days: number | null, keepsScores = false) =>
      setRule(tx, { company_id: companyId, kind, days, keeps_scores: keepsScores ? 1 : 0 });
    // One that stays as it is goes on where it was.
    if (after.recordingsDays !== before.recordingsDays) await set('recordings', after.recordingsDays);
    if (after.transcriptsDays !== before.transcriptsDays) await set('transcripts', after.transcriptsDays);
    if (after.analysesDays !== before.analysesDays || after.keepsScores !== before.keepsScores)
      await set('analyses', after.analysesDays, after.keepsScores);
    await recordDeed(tx, actor, { kind: 'retention.updated', details: { ...after } }, now());
  });
  return retentionOf(db, companyId);
}
