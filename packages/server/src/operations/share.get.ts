// share.get (extension): what whoever has a share link may read of its analysis.
import { sharedView } from '@earshot/core/views';
import { sharedAudioUrl } from '../analyses/public-link.ts';
import { criterionWeights, sharedAnalysis } from '../analyses/shared.ts';
import { storedLanguage, toRecord } from '../analyses/stored.ts';
import type { Handler } from './handler.ts';

export const get: Handler<'share.get'> = async ({ token }, _caller, service) => {
  const row = await sharedAnalysis(service.db, token);
  const audioUrl = sharedAudioUrl(service, token, row.audio_storage_key);
  const analysis = row.status === 'completed' ? sharedView(toRecord(row), audioUrl) : null;
  return {
    status: row.status,
    language: storedLanguage(row.language),
    criterionWeights: await criterionWeights(service.db, row.company_id, analysis?.interactionScorecard ?? null),
    analysis,
  };
};
