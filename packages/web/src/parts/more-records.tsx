// The end of a list that is read page by page: what went wrong with the last page, and the button for the next one.
import type { InfiniteQueryObserverResult } from '@tanstack/react-query';
import { Button } from './button.tsx';
import { ErrorMessage } from './error-message.tsx';

export function MoreRecords({ query, label }: { query: InfiniteQueryObserverResult; label: string }) {
  return (
    <>
      {query.error && <ErrorMessage error={query.error} />}
      {query.hasNextPage && (
        <div>
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
}
