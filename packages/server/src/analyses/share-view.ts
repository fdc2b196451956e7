// What a share link shows, by whom it is for: all but internals, or only what a client may see (docs/decisions/analysis-fields.md#d34).
import { earshotError, type SharedAnalysis, type SharedView } from '@earshot/core';
import type { Visit } from '../accounts/sessions.ts';
import { analysisInParts, type FullAnalysisRow, fullAnalysisWithin } from '../records/analysis-documents.ts';
import { languageOfRow, toRecord } from '../records/analysis-record.ts';
import { countOpening, type ShareLinkRow } from '../records/share-links.ts';
import type { Service } from '../service.ts';
import { shareParts } from '../threads/share-parts.ts';
import { LargeOutput, largeAnswerBytes } from './analysis-for-caller.ts';
import { noteOpening } from './note-opening.ts';
import { criterionWeights, shareAudioUrl } from './share-page.ts';

/** For a link that may be opened, after its passcode if it has one. */
export async function openShareLink(
  shared: ShareLinkRow,
  reader: Pick<Visit, 'address' | 'countedAddress'>,
  service: Service,
): Promise<SharedView | LargeOutput> {
  const { db, renderer } = service;
  const { id, company_id: companyId, status, language, audience } = shared;
  const head = { status, audience, language: languageOfRow(language) };
  const weightsOf = (analysis: SharedAnalysis | null) =>
    criterionWeights(db, companyId, analysis?.interactionScorecard ?? null);
  if (status !== 'completed') return { ...head, criterionWeights: null, analysis: null, client: null };
  await noteOpening(shared, reader, service);
  await countOpening(db.forgettable, id, shared.share_token!, service.now());
  const urlOf = (row: FullAnalysisRow) => shareAudioUrl(service, shared, row.audio_storage_key);
  const shown = {
    isForClient: audience === 'client',
    showsTranscript: shared.shows_transcript === 1,
    language: head.language,
  };
  const row = await fullAnalysisWithin(db, companyId, id, largeAnswerBytes);
  if (row) {
    const parts = shareParts(toRecord(row), urlOf(row), shown);
    return { ...head, criterionWeights: await weightsOf(parts.analysis), ...parts };
  }
  return new LargeOutput(async () => {
    const found = await analysisInParts(db.large, companyId, id);
    if (!found) throw earshotError('sharedAnalysisNotFound');
    const { row: large, words } = found;
    const { analysis } = shareParts(toRecord(large), null, shown);
    return renderer.render({
      view: 'shared',
      row: large,
      words,
      audio: { audioUrl: urlOf(large) },
      shareFields: { ...head, criterionWeights: await weightsOf(analysis) },
      shown,
    });
  });
}
