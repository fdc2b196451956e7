// Trends of the period and filters in the address, and of the equally long period before.
import type { AnalysisGetTrendsInput, Trends } from '@earshot/core/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { daysIn, intervalOf, mostDays, offsetMinutesAt, type Period, type Range, rangesOf } from './period.ts';

export interface Narrowing {
  type: string | null;
  person: string | null;
  team: string | null;
}

/** What there is to show: the figures and the ranges that they are of. */
export interface Shown {
  trends: Trends;
  range: Range;
  offsetMinutes: number;
}

const staleMs = 60_000;

export function useTrends(period: Period, narrowing: Narrowing) {
  const options = (which: 'present' | 'before') => ({
    queryKey: ['trends', which, period.from, period.to, narrowing],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Shown> => {
      const range = rangesOf(period, new Date())[which];
      const offsetMinutes = offsetMinutesAt(range.to);
      const input = inputOf(range, offsetMinutes, period, narrowing);
      return { trends: await api.analyses.getTrends(input, { signal }), range, offsetMinutes };
    },
    enabled: isAskable(period),
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  });
  return { present: useQuery(options('present')), before: useQuery(options('before')) };
}

export const isAskable = (period: Period) => period.from <= period.to && daysIn(period) <= mostDays;

function inputOf(
  { from, to }: Range,
  utcOffsetMinutes: number,
  period: Period,
  { type, person, team }: Narrowing,
): AnalysisGetTrendsInput {
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    interval: intervalOf(period),
    utcOffsetMinutes,
    ...(type && { interactionType: type }),
    ...(person && { salespersonId: person }),
    ...(team && { supervisorId: team }),
  };
}
