// One analysis for its caller: what is beyond the caller's role does not exist (docs/decisions/access.md#d12), and what is large is made when it is the caller's turn.

import type { AudioAccess } from '@earshot/core';
import { earshotError, isAdministrator, seesAnalysis } from '@earshot/core';
import {
  type AnalysisFacts,
  type AnalysisInParts,
  analysisFacts,
  analysisInParts,
  type FullAnalysisRow,
  fullAnalysisById,
  fullAnalysisWithin,
} from '../records/analysis-documents.ts';
import type { Queries } from '../records/database.ts';
import type { Caller, Service } from '../service.ts';
import { audioAccess } from './playback.ts';

/** Whether it is attached to or made by somebody whom the caller sees (docs/decisions/access.md#d12). */
export const isVisible = (
  caller: Pick<Caller, 'userId' | 'role' | 'supervisedIds'>,
  row: Pick<FullAnalysisRow, 'salesperson_id' | 'created_by'>,
): boolean => seesAnalysis(caller, { salespersonId: row.salesperson_id, createdByUserId: row.created_by });

function rowForCaller<Row extends Pick<FullAnalysisRow, 'salesperson_id' | 'created_by'>>(
  caller: Caller,
  row: Row | undefined,
): Row {
  if (!row || !isVisible(caller, row)) throw earshotError('analysisNotFound');
  return row;
}

/** All of a large one, in parts; throws like analysisForCaller. */
async function analysisPartsForCaller(db: Queries, caller: Caller, id: string): Promise<AnalysisInParts> {
  const parts = await analysisInParts(db, caller.companyId, id);
  rowForCaller(caller, parts?.row);
  return parts!;
}

/** All of it. Throws 404 alike for a foreign, an unseen and a nonexistent one. */
export async function analysisForCaller(db: Queries, caller: Caller, id: string): Promise<FullAnalysisRow> {
  return rowForCaller(caller, await fullAnalysisById(db, caller.companyId, id));
}

/** What is small of it; throws like analysisForCaller. */
export async function analysisFactsForCaller(db: Queries, caller: Caller, id: string): Promise<AnalysisFacts> {
  return rowForCaller(caller, await analysisFacts(db, caller.companyId, id));
}

/** All of it, or null where it is larger than `largeAnswerBytes`: then it is read when it is the caller's turn. Throws like analysisForCaller. */
export async function smallAnalysisForCaller(db: Queries, caller: Caller, id: string): Promise<FullAnalysisRow | null> {
  const row = await fullAnalysisWithin(db, caller.companyId, id, largeAnswerBytes);
  if (row) return rowForCaller(caller, row);
  await analysisFactsForCaller(db, caller, id);
  return null;
}

/** Renders a small analysis at once. `present` makes the view `view`. Throws 404 for what the caller does not see (docs/decisions/access.md#d12). */
export async function wholeAnalysisForCaller<Output>(
  id: string,
  caller: Caller,
  service: Service,
  view: 'full' | 'procedure',
  present: (row: FullAnalysisRow, audio: AudioAccess) => Output,
): Promise<Output | LargeOutput> {
  const found = await smallAnalysisForCaller(service.db, caller, id);
  const small = found && withHoldFor(caller, found);
  // Beside what makes the answer, which waits for it: what is shown is in the log.
  await service.reads.note(caller, { kind: 'analysis.read', subjectId: id });
  // Audio that came as a Data URL is shown as one again: megabytes of one text (docs/decisions/audio.md#d30).
  if (small?.audio_media_type != null && small.audio_storage_key !== null)
    return new LargeOutput(async () => JSON.stringify(present(small, await audioAccess(small, service))));
  if (small) return present(small, await audioAccess(small, service));
  return new LargeOutput(async () => {
    const parts = await analysisPartsForCaller(service.db.large, caller, id);
    const row = withHoldFor(caller, parts.row);
    return service.renderer.render({ view, ...parts, row, audio: await audioAccess(row, service) });
  });
}

/** Only administrators in a session, who place and lift legal holds, are told of one. */
const withHoldFor = <Row extends Pick<FullAnalysisRow, 'legal_hold_at'>>(caller: Caller, row: Row): Row =>
  caller.keyId === null && isAdministrator(caller.role) ? row : { ...row, legal_hold_at: null };

/** Answers above it go in pieces, and by turns. */
export const largeAnswerBytes = 1024 * 1024;

/** An output that is made when it is its caller's turn: large ones are read, written and sent one at a time for each company. `json` makes the text of the output, as UTF-8 or as a string. What it throws is answered like any error. */
export class LargeOutput {
  readonly json: () => Promise<Uint8Array | string>;

  constructor(json: () => Promise<Uint8Array | string>) {
    this.json = json;
  }
}
