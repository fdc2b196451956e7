// analysis.search (extension): finished analyses in which all words occur, with the passages that have them (docs/decisions/search.md).
import { pageLines } from '../analyses/page-lines.ts';
import { searchAnalyses } from '../analyses/search/search.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.search'> = async (input, caller, service) => {
  const { found, nextCursor } = await searchAnalyses(input, caller, service);
  const rows = found.map(({ row }) => row);
  const lines = await pageLines(service.db, caller.companyId, rows);
  return {
    items: lines.map((analysis, index) => ({ analysis, passages: found[index]!.passages })),
    nextCursor,
    hasMore: nextCursor !== null,
  };
};
