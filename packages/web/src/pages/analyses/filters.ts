// What the address says of the list (?status=failed&from=2026-11-01…), and what the server is asked for it (docs/contract.md#get-apianalyses).
import type {
  AnalysisListPageInput,
  AnalysisSearchInput,
  AnalysisSource,
  AnalysisStatus,
  Polarity,
} from '@earshot/core/client';
import { dateOf, isDay } from '../../texts/day.ts';
import { isOrder, type Order, orders } from './list-order.ts';
import { daysWithin, isWithin } from './within.ts';

/** Names in the address; what is absent or makes no sense there filters nothing. */
const filterNames = [
  'status',
  'type',
  'person',
  'team',
  'within',
  'from',
  'to',
  'source',
  'minScore',
  'maxScore',
  'call',
  'archived',
  'order',
  'missed',
  'met',
  'reviewed',
] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

export const statuses: readonly AnalysisStatus[] = ['pending', 'processing', 'completed', 'failed'];
export const sources: readonly AnalysisSource[] = ['upload', 'pbx', 'meeting'];

/** A criterion that was missed or met, as in `negative talked_over_client`. */
export function criterionOf(text: string): { polarity: Polarity; key: string } | null {
  const [, polarity, key] = /^(objective|negative) (\S{1,200})$/.exec(text) ?? [];
  return key === undefined ? null : { polarity: polarity as Polarity, key };
}

const isScore = (text: string) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 100;
/** In place of a person: attached to nobody. */
export const unassigned = 'none';

const makesSense: Record<FilterName, (text: string) => boolean> = {
  status: (text) => statuses.some((status) => status === text),
  type: (text) => text.length > 0 && text.length <= 200,
  person: (text) => text.length > 0 && text.length <= 200,
  team: (text) => text.length > 0 && text.length <= 200,
  within: isWithin,
  from: isDay,
  to: isDay,
  source: (text) => sources.some((source) => source === text),
  minScore: isScore,
  maxScore: isScore,
  call: (text) => text.length > 0 && text.length <= 200,
  archived: (text) => text === 'true' || text === 'all',
  order: isOrder,
  missed: (text) => criterionOf(text) !== null,
  met: (text) => criterionOf(text) !== null,
  reviewed: (text) => text === 'yes' || text === 'no',
};

export const orderOf = ({ order }: Filters): Order => (order as Order | undefined) ?? 'newest';

export function filtersOf(address: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of filterNames) {
    const text = address.get(name);
    if (text !== null && makesSense[name](text)) filters[name] = text;
  }
  if (filters.within !== undefined) {
    delete filters.from;
    delete filters.to;
  }
  return filters;
}

export const sameFilters = (a: Filters, b: Filters): boolean => filterNames.every((name) => a[name] === b[name]);

/** Whether the list is the archive; null where it has both, as statistics count them. */
export const isArchiveOf = ({ archived, missed, met }: Filters): boolean | null =>
  archived === 'all' || missed !== undefined || met !== undefined ? null : archived === 'true';

/** The address with these filters in place of all others; what is looked for stays. */
export function filteredQuery(address: URLSearchParams, filters: Filters): URLSearchParams {
  const searched = address.get('q');
  return new URLSearchParams({ ...(searched !== null && { q: searched }), ...filters });
}

/** The same filters for a search, which has one order. */
export function searchInputOf(filters: Filters): Omit<AnalysisSearchInput, 'query'> {
  const { orderBy, ascending, ...input } = inputOf(filters);
  return input;
}

/** Days are the reader's own, from their first to their last moment. */
export function inputOf(filters: Filters): AnalysisListPageInput {
  const { from, to } = filters.within && isWithin(filters.within) ? daysWithin(filters.within, new Date()) : filters;
  const { status, type, person, team, source, minScore, maxScore, call, missed, met, reviewed } = filters;
  const archived = isArchiveOf(filters);
  const wrong = missed === undefined ? null : criterionOf(missed);
  const right = met === undefined ? null : criterionOf(met);
  return {
    ...(archived !== null && { archived }),
    ...(wrong !== null && { missed: wrong }),
    ...(right !== null && { met: right }),
    ...(reviewed && { reviewed: reviewed === 'yes' }),
    ...orders[orderOf(filters)],
    ...(status && { status: status as AnalysisStatus }),
    ...(source && { source: source as AnalysisSource }),
    ...(type && { interactionType: type }),
    ...(person && (person === unassigned ? { unassigned: true } : { salespersonId: person })),
    ...(team && { supervisorId: team }),
    ...(from && { occurredFrom: dateOf(from).toISOString() }),
    ...(to && { occurredTo: new Date(`${to}T23:59:59.999`).toISOString() }),
    ...(minScore && { minScore: Number(minScore) }),
    ...(maxScore && { maxScore: Number(maxScore) }),
    ...(call && { externalCallId: call }),
  };
}

/** The criterion that the list is about, which each line then leads to. */
export const shownCriterion = ({ missed, met }: Filters): string | null =>
  criterionOf(missed ?? met ?? '')?.key ?? null;
