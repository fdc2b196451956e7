// The judgements of one conversation, as its judge may see them.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const calibrationQuery = (id: string) =>
  queryOptions({
    queryKey: ['analyses', 'calibration', id],
    queryFn: ({ signal }) => api.analyses.getCalibration(id, { signal }),
  });
