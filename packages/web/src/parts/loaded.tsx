// The three states of a query in one place: loading, failed with a retry, loaded.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { ErrorState } from './error-message.tsx';
import styles from './loaded.module.css';
import { partsTexts } from './texts/parts-texts.ts';
import unseen from './unseen.module.css';

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

/** `lines` as tall as what will come, so that nothing jumps. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const texts = useTexts(partsTexts);
  return (
    <div className={styles.skeleton} role="status">
      <span className={unseen.unseen}>{texts.loading}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
