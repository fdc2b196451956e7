// Lines of the pages' lists: those of the procedures, with what only the pages show: need and next step, a name for the client, the length (docs/decisions/listing.md#what-a-line-says).
import { exclusionView, type PageListItem, procedureListView, toTimestamp } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import type { AnalysisRow } from '../records/analyses.ts';
import { exclusionOf } from '../records/analysis-record.ts';
import type { Queries } from '../records/database.ts';
import { readJson } from '../records/json-text.ts';
import { type LineDocumentRow, lineDocuments } from '../records/line-documents.ts';
import { listRecords } from './list-page.ts';

export async function pageLines(db: Queries, companyId: string, rows: readonly AnalysisRow[]): Promise<PageListItem[]> {
  const records = await listRecords(db, companyId, rows);
  const ids = rows.map(({ id }) => id);
  const documents = new Map((await lineDocuments(db, ids)).map((document) => [document.analysis_id, document]));
  return records.map((record, index) => {
    const document = documents.get(record.id);
    const diagnostic = readBlock('diagnostic', readJson(document?.diagnostic ?? null));
    return {
      ...procedureListView(record),
      occurredAt: toTimestamp(record.occurredAt),
      exclusion: exclusionView(exclusionOf(rows[index]!)),
      clientLabel: record.clientName ?? (document ? clientLabel(document) : null),
      need: diagnostic?.core_motivation.problem || null,
      nextStep: diagnostic?.next_steps.responsibilities[0] ?? (diagnostic?.next_steps.status || null),
      durationSeconds: record.audioDurationSeconds ?? endOf(document?.last_turn ?? null),
    };
  });
}

/** The speaker on the client's side, if somebody named them; else the number outside, as people write it. */
function clientLabel(document: LineDocumentRow): string | null {
  const people = readBlock('participants', readJson(document.participants));
  const named = people?.filter(({ name, side }) => side === 'client' && !isRole(name)).map(({ name }) => name) ?? [];
  if (named.length > 0) return named.slice(0, 2).join(', ');
  const call = readBlock('telephony', readJson(document.telephony));
  const numbers = [call?.call_from_number ?? '', call?.call_to ?? ''].map((text) => text.replace(/\D/g, ''));
  const outside = numbers.find((digits) => digits.length >= 7);
  return outside === undefined ? null : writtenNumber(outside);
}

/** What a transcript calls a speaker whom nobody has named. */
const isRole = (name: string) =>
  /^(?:speaker|falante|hablante|orador|spk|client|cliente|customer|caller|lead|prospect|buyer|comprador)(?:[ _-]?(?:\d+|[a-z]))?$/i.test(
    name.trim(),
  );

/** Brazilian numbers as there, others in groups of three and four. */
function writtenNumber(digits: string): string {
  const brazilian = /^(55)?0?(\d\d)(9?\d{4})(\d{4})$/.exec(digits);
  if (brazilian) return `${brazilian[1] ? '+55 ' : ''}(${brazilian[2]}) ${brazilian[3]}-${brazilian[4]}`;
  return digits.replace(/(\d{1,3})(?=(?:\d{3})*\d{4}$)/g, '$1 ').trim();
}

/** The last time of the turns, in seconds: an end where the transcript has ends, else a beginning; null where it has no times. */
function endOf(lastTurn: string | null): number | null {
  const times = [...(lastTurn ?? '').matchAll(/(?<!\\)"(?:start|end)":(\d+(?:\.\d+)?)/g)].map((match) =>
    Number(match[1]),
  );
  const seconds = Math.max(0, ...times);
  return seconds > 0 ? seconds : null;
}
