// The sample of a month and the agreement of what was reviewed of it.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { rangeOf } from './month.ts';

const usual = 3;
const most = 20;

/** Of `?count=5`: how many of each person. */
export function countOf(address: URLSearchParams): number {
  const count = Number(address.get('count') ?? usual);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : usual;
}

export const useSample = ({ month, count, team }: { month: string; count: number; team: string | null }) =>
  useQuery({
    queryKey: ['reviews', 'sample', month, count, team],
    queryFn: ({ signal }) =>
      api.analyses.drawSample({ ...rangeOf(month), perPerson: count, ...(team && { supervisorId: team }) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useAgreement = (month: string) =>
  useQuery({
    queryKey: ['reviews', 'agreement', month],
    queryFn: ({ signal }) => api.analyses.getAgreement(rangeOf(month), { signal }),
    placeholderData: keepPreviousData,
  });
