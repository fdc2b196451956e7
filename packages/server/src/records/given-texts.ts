// What programs gave beside conversations: metadata, and ids in other systems (docs/decisions/search.md#given).
import type { AnalysisRow } from './analyses.ts';
import { analysisIdPages } from './company-export.ts';
import type { Queries } from './database.ts';
import type { ListFilters } from './list-filters.ts';
import { wanted } from './search-candidates.ts';

export interface GivenRow
  extends Pick<AnalysisRow, 'id' | 'occurred_at' | 'salesperson_name' | 'client_name' | 'external_call_id'> {
  archived_at: number | null;
  legal_hold_at: number | null;
  metadata: string | null;
}

/** Those of a company that the filters want and that programs gave something to, oldest first. */
export async function* givenRows(db: Queries, companyId: string, filters: ListFilters): AsyncGenerator<GivenRow> {
  // Postgres takes no empty list.
  if (filters.salespersonIds?.length === 0) return;
  const { text, values } = wanted({ companyId, filters });
  // Page by page of the company's index: a filter's own index has another order, and would be walked for each page.
  const statement = `SELECT analyses.id AS id, occurred_at, salesperson_name, client_name, external_call_id, archived_at, legal_hold_at, metadata
     FROM ${db.rowsOf('given', { id: 'text' })} CROSS JOIN analyses CROSS JOIN analysis_documents
     WHERE analyses.id = given.id AND analysis_id = analyses.id AND (external_call_id IS NOT NULL OR metadata IS NOT NULL) AND ${text}`;
  for await (const ids of analysisIdPages(db, companyId))
    yield* await db.all<GivenRow>(statement, [JSON.stringify(ids.map((id) => ({ id }))), ...values]);
}
