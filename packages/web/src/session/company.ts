// The reader's company, and what its server takes of recordings.
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { type RecordingLimits, usualLimits } from './recording-limits.ts';

export const companyKey = ['company'];

export const useCompany = () =>
  useQuery({ queryKey: companyKey, queryFn: ({ signal }) => api.company.get({ signal }) });

export function useRecordingLimits(): RecordingLimits {
  const recordings = useCompany().data?.recordings;
  if (!recordings) return usualLimits;
  return { megabytes: recordings.maxBytes / (1024 * 1024), hours: recordings.maxSeconds / 3600 };
}
