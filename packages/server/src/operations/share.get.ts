// share.get (extension): what whoever has a share link may read of its analysis.
import type { SharedAnalysis } from '@earshot/core';
import { sharedView } from '@earshot/core/views';
import { LargeOutput, largeAnswerBytes } from '../analyses/analysis-for-caller.ts';
import { analysisByShareToken, criterionWeights, shareAudioUrl } from '../analyses/share-page.ts';
import { visitor } from '../audit/record-deed.ts';
import { analysisInParts, type FullAnalysisRow, fullAnalysisWithin } from '../records/analysis-documents.ts';
import { storedLanguage, toRecord } from '../records/analysis-record.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'share.get'> = async ({ token }, _caller, service, browser) => {
  const { db, renderer } = service;
  const { id, company_id: companyId, status, language } = await analysisByShareToken(db, token);
  const around = async (analysis: SharedAnalysis | null) => ({
    status,
    language: storedLanguage(language),
    criterionWeights: await criterionWeights(db, companyId, analysis?.interactionScorecard ?? null),
  });
  const urlOf = (row: FullAnalysisRow) => shareAudioUrl(service, token, row.audio_storage_key);
  if (status !== 'completed') return { ...(await around(null)), analysis: null };
  const who = visitor(companyId, browser.address ?? null);
  await service.reads.note(who, { kind: 'link.opened', subjectId: id }, `${token} ${browser.countedAddress}`);
  const row = await fullAnalysisWithin(db, companyId, id, largeAnswerBytes);
  if (row) {
    const analysis = sharedView(toRecord(row), urlOf(row));
    return { ...(await around(analysis)), analysis };
  }
  return new LargeOutput(async () => {
    const { row: large, words } = (await analysisInParts(db.large, companyId, id))!;
    const judged = sharedView(toRecord(large), null);
    return renderer.render({
      view: 'shared',
      row: large,
      words,
      audio: { audioUrl: urlOf(large) },
      shareFields: await around(judged),
    });
  });
};
