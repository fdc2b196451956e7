// What a share link gives of an analysis, of a small one on the thread that serves requests and of a large one on another (docs/decisions/analysis-fields.md#d34).
import type { AnalysisRecord, Language } from '@earshot/core';
import { clientView, sharedView } from '@earshot/core/views';

/** What a share link shows. */
export interface ShownByLink {
  isForClient: boolean;
  showsTranscript: boolean;
  /** Of the conversation. */
  language: Language;
}

export const sharedParts = (
  record: AnalysisRecord,
  audioUrl: string | null,
  { isForClient, showsTranscript, language }: ShownByLink,
) =>
  isForClient
    ? { analysis: null, client: clientView(record, audioUrl, { showsTranscript, language }) }
    : { analysis: sharedView(record, audioUrl, showsTranscript), client: null };
