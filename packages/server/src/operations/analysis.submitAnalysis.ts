// POST /api/analyses: analyses while the caller waits.
import { createdView } from '@earshot/core/views';
import { prepareAnalysis } from '../analyses/prepare.ts';
import { runAnalysis } from '../analyses/run.ts';
import { publicLink } from '../analyses/share-page.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.submitAnalysis'> = async (input, caller, service) => {
  const prepared = await prepareAnalysis(input, caller, service);
  return runAnalysis(prepared, caller, service, (record, shareToken) =>
    // Only keys create here, and what they create has a link.
    createdView(record, publicLink(service, shareToken!)),
  );
};
