// The full analysis, as GET /api/analyses/{id} shows it and administrators' webhooks carry it.
import type { Analysis } from '../../generated/types.gen.ts';
import { readBlock, type TurnRecord } from '../legacy-blocks.ts';
import type { AnalysisRecord } from '../record.ts';
import { type AudioAccess, dossierHead, dossierTail, extensionsOf } from './dossier.ts';

/** docs/contract.md#analysis-full. Legacy or missing blocks are null; never throws on stored data (docs/decisions/creation.md#d58). */
export function fullView(
  record: AnalysisRecord,
  audio: AudioAccess,
  turns: readonly TurnRecord[] | null = readBlock('turns', record.turns),
): Analysis {
  return {
    ...dossierHead(record, audio, turns),
    audioDurationSeconds: record.audioDurationSeconds,
    ...dossierTail(record),
    ...extensionsOf(record),
  };
}
