// Analysing, with a log line and a count when quotes of a model had to be dropped (docs/catalogue.md#evidence-is-verified).
import type { Service } from '../service.ts';
import type { JudgedAnalysis } from '../threads/analysis-result.ts';
import type { AnalysisRequest } from '../threads/analysis-tasks.ts';
import type { TaskOwner } from '../threads/lanes.ts';

export async function analyseLogged(
  analysisId: string,
  owner: TaskOwner,
  request: AnalysisRequest,
  { analyser, log, metrics }: Service,
): Promise<JudgedAnalysis> {
  const judged = await analyser.analyse(owner, request);
  if (judged.droppedQuotes > 0) {
    metrics.droppedQuotes.inc(judged.droppedQuotes);
    log.info(
      { analysisId, droppedQuotes: judged.droppedQuotes },
      'quotes that do not stand in the transcript were dropped',
    );
  }
  return judged;
}
