// Analysing, with a log line and a count when quotes of a model had to be dropped (docs/catalogue.md#evidence-is-verified).
import type { Service } from '../service.ts';
import type { AnalysisResult } from '../threads/analysis-result.ts';
import type { AnalysisRequest, TranscriptReading } from '../threads/analysis-tasks.ts';
import type { TaskOwner } from '../threads/lanes.ts';

export async function analyseLogged(
  analysisId: string,
  owner: TaskOwner,
  request: AnalysisRequest,
  { analyser, log, metrics }: Service,
  reading: TranscriptReading | null = null,
): Promise<AnalysisResult> {
  const result = await analyser.analyse(owner, request, reading);
  if (result.droppedQuotes > 0) {
    metrics.droppedQuotes.inc(result.droppedQuotes);
    log.info(
      { analysisId, droppedQuotes: result.droppedQuotes },
      'quotes that do not stand in the transcript were dropped',
    );
  }
  return result;
}
