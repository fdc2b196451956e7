// Which month is reviewed, and the agreement in what was reviewed of it and of the months before.
import type { AnalysisGetCalibrationAgreementInput } from '@earshot/core/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import type { SampleChoice } from '../../session/review-sample.ts';
import { sampleQuery } from '../../session/sample-query.ts';
import { lastMonths, monthIn, monthOf, rangeOf } from '../../texts/month.ts';

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

export function useAgreement(choice: AgreementChoice) {
  const input = inputOf(choice);
  return useQuery({
    queryKey: ['reviews', 'agreement', input],
    queryFn: ({ signal }) => api.analyses.getAgreement(input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Among people who judged the same conversations. */
export function useCalibrationAgreement(choice: AgreementChoice) {
  const input = inputOf(choice);
  return useQuery({
    queryKey: ['reviews', 'calibration', input],
    queryFn: ({ signal }) => api.analyses.getCalibrationAgreement(input, { signal }),
    placeholderData: keepPreviousData,
  });
}

const inputOf = ({ month, months, team, type }: AgreementChoice): AnalysisGetCalibrationAgreementInput => ({
  ...rangeOf(month, months),
  ...(team && { supervisorId: team }),
  ...(type && { interactionType: type }),
});

/** The month of the address. By default the last one that is over, because its sample no longer changes; where it has nothing, that of the newest conversation. */
export function useMonth(address: URLSearchParams, { count, team }: Omit<SampleChoice, 'month'>): string {
  const asked = monthIn(address);
  const [present, last] = lastMonths(new Date()) as [string, string];
  const sample = useQuery({ ...sampleQuery({ month: last, count, team }), enabled: asked === null });
  const isEmpty = asked === null && sample.data?.people.length === 0;
  const newest = useQuery({
    queryKey: ['reviews', 'newest', team],
    queryFn: ({ signal }) =>
      api.analyses.listPage({ status: 'completed', limit: 1, ...(team && { supervisorId: team }) }, { signal }),
    enabled: isEmpty,
  });
  if (asked !== null) return asked;
  if (!isEmpty || !newest.data) return last;
  const [line] = newest.data.items;
  return line ? monthOf(new Date(line.occurredAt)) : present;
}
