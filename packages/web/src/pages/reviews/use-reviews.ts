// The sample of a month, and the agreement in what was reviewed of it and of the months before.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { rangeOf } from './month.ts';

const usual = 3;
const most = 20;
const longestPeriod = 12;

/** How many of each person: `?count=5`. */
export function countOf(address: URLSearchParams): number {
  const count = Number(address.get('count') ?? usual);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : usual;
}

/** Over how many months the agreement is counted, up to the chosen one: `?period=3`. */
export function periodOf(address: URLSearchParams): number {
  const months = Number(address.get('period') ?? 1);
  return Number.isInteger(months) && months >= 1 && months <= longestPeriod ? months : 1;
}

export const useSample = ({ month, count, team }: { month: string; count: number; team: string | null }) =>
  useQuery({
    queryKey: ['reviews', 'sample', month, count, team],
    queryFn: ({ signal }) =>
      api.analyses.drawSample({ ...rangeOf(month), perPerson: count, ...(team && { supervisorId: team }) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useAgreement = (month: string, months: number) =>
  useQuery({
    queryKey: ['reviews', 'agreement', month, months],
    queryFn: ({ signal }) => api.analyses.getAgreement(rangeOf(month, months), { signal }),
    placeholderData: keepPreviousData,
  });
