// What the address says of the list (?status=failed&from=2026-11-01…), and what the server is asked for it (docs/contract.md#get-apianalyses).
import type { AnalysisListPageInput, AnalysisSource, AnalysisStatus } from '@earshot/core/client';
import { dateOf, isDay } from '../../texts/day.ts';

/** Names in the address; what is absent or makes no sense there filters nothing. */
const filterNames = ['status', 'type', 'person', 'from', 'to', 'source', 'minScore', 'call', 'archived'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

export const statuses: readonly AnalysisStatus[] = ['pending', 'processing', 'completed', 'failed'];
export const sources: readonly AnalysisSource[] = ['upload', 'pbx', 'meeting'];

const makesSense: Record<FilterName, (text: string) => boolean> = {
  status: (text) => statuses.some((status) => status === text),
  type: (text) => text.length > 0 && text.length <= 200,
  person: (text) => text.length > 0 && text.length <= 200,
  from: isDay,
  to: isDay,
  source: (text) => sources.some((source) => source === text),
  minScore: (text) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 100,
  call: (text) => text.length > 0 && text.length <= 200,
  archived: (text) => text === 'true',
};

export function filtersOf(address: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of filterNames) {
    const text = address.get(name);
    if (text !== null && makesSense[name](text)) filters[name] = text;
  }
  return filters;
}

/** Days are the reader's own, from their first to their last moment. */
export function inputOf({
  status,
  type,
  person,
  from,
  to,
  source,
  minScore,
  call,
  archived,
}: Filters): AnalysisListPageInput {
  return {
    archived: archived === 'true',
    ...(status && { status: status as AnalysisStatus }),
    ...(source && { source: source as AnalysisSource }),
    ...(type && { interactionType: type }),
    ...(person && { salespersonId: person }),
    ...(from && { from: dateOf(from).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
    ...(minScore && { minScore: Number(minScore) }),
    ...(call && { externalCallId: call }),
  };
}
