// Analysing, with a log line and a count when quotes of a model had to be dropped (catalogue: Evidence is verified).
import type { AnalysisContent } from '@earshot/engine';
import type { Service } from '../service.ts';
import type { AnalysisRequest, TaskOwner } from './analyser.ts';

export async function analyseLogged(
  analysisId: string,
  owner: TaskOwner,
  request: AnalysisRequest,
  { analyser, log, metrics }: Service,
): Promise<AnalysisContent> {
  const content = await analyser.analyse(owner, request);
  if (content.droppedQuotes > 0) {
    metrics.droppedQuotes.inc(content.droppedQuotes);
    log.info(
      { analysisId, droppedQuotes: content.droppedQuotes },
      'quotes that do not stand in the transcript were dropped',
    );
  }
  return content;
}
