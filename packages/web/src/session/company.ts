// The reader's company, and what its server takes of recordings.
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { type RecordingLimits, usualLimits } from './recording-limits.ts';

export const companyKey = ['company'];

export const useCompany = () =>
  useQuery({ queryKey: companyKey, queryFn: ({ signal }) => api.company.get({ signal }) });

/** `language`: of the recordings; empty for the company's own. */
export function useRecordingLimits(language = ''): RecordingLimits {
  const company = useCompany().data;
  if (!company) return usualLimits;
  const { recordings } = company;
  const spoken = language === '' ? company.language : language;
  return {
    isUnheard: !recordings.languages.some((known) => known === spoken),
    megabytes: recordings.maxBytes / (1024 * 1024),
    hours: recordings.maxSeconds / 3600,
  };
}
