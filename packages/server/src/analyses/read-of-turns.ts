// What was read of an analysed conversation, from its stored turns: where its transcript is not read again.
import { readBlock, turnsOf } from '@earshot/core/views';
import type { RawTranscript, TranscriptForm } from '@earshot/engine';
import type { FullAnalysisRow } from '../records/analysis-documents.ts';
import { readJson } from '../records/json-text.ts';

/** Null of prose, which has no turns, and where they are gone. */
export function readOfTurns(row: Pick<FullAnalysisRow, 'transcript_segments' | 'reading'>): RawTranscript | null {
  const turns = readBlock('turns', readJson(row.transcript_segments));
  if (!turns) return null;
  // What was told of the reading when it was stored; nothing in rows of before the field.
  const reading = readBlock('reading', readJson(row.reading));
  return {
    // The document leaves its forms open; the reader has written it.
    form: (reading?.form ?? 'plain') as TranscriptForm,
    leftOut: reading?.leftOut ?? {},
    timesUnusable: reading?.warnings.includes('times_unusable') ?? false,
    // As the transcriber gave them, who names nobody with null.
    segments: turnsOf(turns, null).map(({ start, end, text, speaker, uncertain }) => ({
      start,
      end,
      text,
      speaker: speaker || null,
      ...(uncertain && { uncertain }),
    })),
  };
}
