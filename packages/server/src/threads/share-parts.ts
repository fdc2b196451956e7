// The parts of an analysis that a share link shows. Small analyses use it on the thread that serves requests, large ones on another (docs/decisions/analysis-fields.md#d34).
import type { AnalysisRecord, Language } from '@earshot/core';
import { clientView, sharedView } from '@earshot/core/views';

/** What a share link shows. */
export interface ShareContent {
  isForClient: boolean;
  showsTranscript: boolean;
  /** Language of the conversation. */
  language: Language;
}

export const shareParts = (
  record: AnalysisRecord,
  audioUrl: string | null,
  { isForClient, showsTranscript, language }: ShareContent,
) =>
  isForClient
    ? { analysis: null, client: clientView(record, audioUrl, { showsTranscript, language }) }
    : { analysis: sharedView(record, audioUrl, showsTranscript), client: null };
