// What judging a stored conversation again costs where a model is asked: as much as an analysis of what was sent (docs/decisions/minutes.md#d62).
import { costMinutes } from '@earshot/core';
import type { FullAnalysisRow } from '../records/analysis-documents.ts';
import type { Service } from '../service.ts';
import type { ThreadInspection } from '../threads/analysis-tasks.ts';
import { redactionOfRow } from './redaction.ts';

/** `reading` is of its transcript, where it was read already. */
export async function minutesToJudge(
  row: FullAnalysisRow,
  { analyser }: Pick<Service, 'analyser'>,
  reading: Pick<ThreadInspection, 'estimatedSeconds' | 'leastSeconds'> | null = null,
): Promise<number> {
  const owner = { companyId: row.company_id, isWaitedFor: true };
  const { estimatedSeconds, leastSeconds } =
    redactionOfRow(row)?.length ?? reading ?? (await analyser.inspect(owner, row.transcript));
  const { audio_duration_seconds: audioSeconds } = row;
  return costMinutes(audioSeconds === null ? estimatedSeconds : Math.max(audioSeconds, leastSeconds));
}
