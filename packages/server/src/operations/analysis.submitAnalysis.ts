// POST /api/analyses: analyses while the caller waits.
import { createdView } from '@earshot/core/views';
import { prepareAnalysis } from '../analyses/prepare.ts';
import { runAnalysis } from '../analyses/run.ts';
import { publicLinkOrNull } from '../analyses/share-page.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.submitAnalysis'> = async (input, caller, service) => {
  const prepared = await prepareAnalysis(input, caller, service);
  return runAnalysis(prepared, caller, service, (record, shareToken) =>
    createdView(record, publicLinkOrNull(service, shareToken)),
  );
};
