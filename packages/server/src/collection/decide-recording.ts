// What an administrator decides on a recording that was left out, or that the provider does not hand out.
import { type DecidedRecording, earshotError, type IntegrationDecideInput } from '@earshot/core';
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import { laterThan } from '../records/clock.ts';
import { rememberRecording } from '../records/collected-recordings.ts';
import { startRun } from '../records/collection-runs.ts';
import { newId } from '../records/ids.ts';
import { lockedIntegration, updateIntegration } from '../records/integrations.ts';
import { letGo, type RecordingHold, recordingHold, retryHold } from '../records/recording-holds.ts';
import { decideSkipped, keepSkipped } from '../records/skipped-recordings.ts';
import type { Service } from '../service.ts';

/** Throws 404 for an integration or recording that is not there, and 409 when nothing can be collected because it is switched off. */
export async function decideRecording(
  actor: Actor,
  { id, externalCallId, decision }: IntegrationDecideInput,
  service: Pick<Service, 'db' | 'now' | 'wakeCollector'>,
): Promise<DecidedRecording> {
  const { db } = service;
  const now = service.now();
  await db.transaction(async (tx) => {
    const row = await lockedIntegration(tx, actor.companyId, id);
    if (!row) throw earshotError('integrationNotFound');
    if (decision === 'collect' && row.is_active === 0) throw earshotError('integrationInactive');
    const held = await recordingHold(tx, id, externalCallId);
    if (held && decision === 'collect') await retryHold(tx, id, externalCallId, now);
    else if (held) await giveUp(held);
    if (!held && !(await decideSkipped(tx, id, externalCallId, decision))) throw earshotError('recordingNotFound');
    if (decision === 'collect') {
      // The run under way may be past it: it is then followed by another one.
      const updated_at = laterThan(row.updated_at, now);
      await updateIntegration(tx, id, { ...row, run_after: now, updated_at });
      await startRun(tx, { id: newId().id, integration_id: id, started_by: 'collect_now', started_at: now });
    }
    const deed = { kind: 'integration.updated', subjectId: id, details: { fields: ['decision'], decision } } as const;
    await recordDeed(tx, actor, deed, now);

    async function giveUp({ position }: RecordingHold): Promise<void> {
      await letGo(tx, id, externalCallId);
      await rememberRecording(tx, id, { external_id: externalCallId, version: null }, now);
      const unknown = { recorded_at: null, duration_seconds: null };
      const skipped = { integration_id: id, external_id: externalCallId, position, skipped_at: now, ...unknown };
      await keepSkipped(tx, { ...skipped, reason: 'unreadable' });
      await decideSkipped(tx, id, externalCallId, 'never');
    }
  });
  if (decision === 'collect') service.wakeCollector();
  return { externalCallId, decision };
}
