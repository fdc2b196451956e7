// A query's three faces in one place: on its way, failed with another try, there.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-message.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data, Error>;
  /** Default: a few lines. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was loaded before stays while a later look fails. */
export function Loaded<Data>({ query, skeleton = <Skeleton />, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  return skeleton;
}
