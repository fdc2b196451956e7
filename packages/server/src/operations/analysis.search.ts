// analysis.search (extension): finished analyses in which all words occur, with the passages that have them (docs/decisions/search.md).
import { allFilters } from '../analyses/list-filters.ts';
import { pageLines } from '../analyses/page-lines.ts';
import { searchAnalyses } from '../analyses/search/search.ts';
import type { Handler } from './handler.ts';

/** What somebody said; names, numbers and summaries stand in every list. */
const spokenFields: ReadonlySet<string> = new Set(['transcript', 'objection']);

export const handler: Handler<'analysis.search'> = async (input, caller, service) => {
  const { found, nextCursor } = await searchAnalyses(input, await allFilters(input, caller, service), caller, service);
  const rows = found.map(({ row }) => row);
  const quoted = found.filter(({ passages }) => passages.some(({ field }) => spokenFields.has(field)));
  // What is shown is in the log (docs/decisions/audit.md#reads).
  await Promise.all(
    quoted.map(({ row: { id } }) => service.reads.note(caller, { kind: 'analysis.passagesRead', subjectId: id })),
  );
  const lines = await pageLines(service.db, caller.companyId, rows);
  return {
    items: lines.map((analysis, index) => ({ analysis, passages: found[index]!.passages })),
    nextCursor,
    hasMore: nextCursor !== null,
  };
};
