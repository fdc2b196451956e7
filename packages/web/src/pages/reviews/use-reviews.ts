// The agreement in what was reviewed of a month and of the months before.
import type { AnalysisGetAgreementInput } from '@earshot/core/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { rangeOf } from '../../texts/month.ts';

const longestPeriod = 12;

/** Over how many months the agreement is counted, up to the chosen one: `?period=3`. */
export function periodOf(address: URLSearchParams): number {
  const months = Number(address.get('period') ?? 1);
  return Number.isInteger(months) && months >= 1 && months <= longestPeriod ? months : 1;
}

export interface AgreementChoice {
  month: string;
  /** How many months, of which that one is the last. */
  months: number;
  team: string | null;
  type: string | null;
}

export function useAgreement({ month, months, team, type }: AgreementChoice) {
  const input: AnalysisGetAgreementInput = {
    ...rangeOf(month, months),
    ...(team && { supervisorId: team }),
    ...(type && { interactionType: type }),
  };
  return useQuery({
    queryKey: ['reviews', 'agreement', input],
    queryFn: ({ signal }) => api.analyses.getAgreement(input, { signal }),
    placeholderData: keepPreviousData,
  });
}
