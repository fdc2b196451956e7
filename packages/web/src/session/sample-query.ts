// What the server draws for a sample; the same choice draws the same.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { rangeOf } from '../texts/month.ts';
import { api } from './api.ts';
import type { SampleChoice } from './review-sample.ts';

export const sampleQuery = ({ month, count, team }: SampleChoice) =>
  queryOptions({
    queryKey: ['reviews', 'sample', month, count, team],
    queryFn: ({ signal }) =>
      api.analyses.drawSample({ ...rangeOf(month), perPerson: count, ...(team && { supervisorId: team }) }, { signal }),
    placeholderData: keepPreviousData,
  });
