// What a thread reads: a transcript, or stored words as JSON text, which may be megabytes and is parsed only there.
import { readBlock, turnsOf } from '@earshot/core/views';
import type { RawTranscript, ReadInput, TranscriptForm } from '@earshot/engine';
import type { FullAnalysisRow } from '../records/analysis-documents.ts';
import { readJson } from '../records/json-text.ts';

/** Turns of an analysed conversation, and what they count as. Prose has none, and neither has what has lost its words. */
export interface TurnsSource {
  row: Pick<FullAnalysisRow, 'transcript_segments' | 'reading'>;
  countAs: keyof Pick<ReadInput, 'segments' | 'redacted' | 'readBefore'>;
}

/** What there is to read, as it comes to a thread. */
export interface ReadingSource extends Omit<ReadInput, 'redacted' | 'readBefore'> {
  /** JSON of a RawTranscript: what was read of it, and redacted; used instead of reading anything. */
  redacted?: string | null;
  turns?: TurnsSource | null;
}

export function readInputOf({ redacted, turns, ...given }: ReadingSource): ReadInput {
  const input = redacted ? { ...given, redacted: JSON.parse(redacted) as RawTranscript } : given;
  const read = turns ? readOfTurns(turns.row) : null;
  if (!turns || !read) return input;
  return { ...input, [turns.countAs]: turns.countAs === 'segments' ? read.segments : read };
}

function readOfTurns(row: TurnsSource['row']): RawTranscript | null {
  const turns = readBlock('turns', readJson(row.transcript_segments));
  if (!turns) return null;
  // What was told of the reading when it was stored; nothing in rows of before the field.
  const reading = readBlock('reading', readJson(row.reading));
  return {
    // The document leaves its forms open; the reader has written it.
    form: (reading?.form ?? 'plain') as TranscriptForm,
    leftOut: reading?.leftOut ?? {},
    timesUnusable: reading?.warnings.includes('times_unusable') ?? false,
    // As the transcriber gave them; it names nobody by null.
    segments: turnsOf(turns, null).map(({ start, end, text, speaker, uncertain }) => ({
      start,
      end,
      text,
      speaker: speaker || null,
      ...(uncertain && { uncertain }),
    })),
  };
}
