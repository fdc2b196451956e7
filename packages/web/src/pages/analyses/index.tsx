// The list of analyses, newest first: filters or a search in the address, more on demand, what is under way followed to its end.
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { administrators } from '../../roles.ts';
import type { Preload } from '../../session/preload.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, filtersOf, isArchiveOf, shownCriterion } from './filters.ts';
import { Lines } from './lines.tsx';
import styles from './list.module.css';
import { MorePages } from './more-pages.tsx';
import { SearchField, searchedIn } from './search-field.tsx';
import { analysesTexts } from './texts/analyses-texts.ts';
import { listQuery, useList } from './use-list.ts';

const RetryFailed = lazy(() => import('./retry-failed.tsx'));
const SearchResults = lazy(() => import('./search-results.tsx'));

export const preload: Preload = (queries) => {
  const address = new URLSearchParams(location.search);
  if (searchedIn(address) !== null) return Promise.resolve();
  return queries.prefetchInfiniteQuery(listQuery(queries, filtersOf(address)));
};

export default function AnalysesPage() {
  const texts = useTexts(analysesTexts);
  const [address] = useSearchParams();
  const filters = filtersOf(address);
  const searched = searchedIn(address);
  const { role } = useUser();
  return (
    <Page
      title={texts.title}
      actions={
        <ButtonLink variant="primary" href="/analyses/new">
          {texts.newAnalysis}
        </ButtonLink>
      }
    >
      <SearchField searched={searched} />
      <FilterBar filters={filters} isSearch={searched !== null} />
      {searched === null ? (
        <>
          {filters.status === 'failed' && administrators.includes(role) && (
            <Suspense>
              <RetryFailed />
            </Suspense>
          )}
          {/* Other filters are another list. */}
          <List key={JSON.stringify(filters)} filters={filters} />
        </>
      ) : (
        <Suspense fallback={<Skeleton lines={10} />}>
          <SearchResults key={JSON.stringify([searched, filters])} query={searched} filters={filters} />
        </Suspense>
      )}
    </Page>
  );
}

function List({ filters }: { filters: Filters }) {
  const texts = useTexts(analysesTexts);
  const list = useList(filters);
  return (
    <Loaded query={list} skeleton={<Skeleton lines={10} />}>
      {({ pages }) => {
        const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
        return (
          <div className={styles.list}>
            {list.arrived.length > 0 && (
              <Button
                className={styles.arrived}
                onClick={() => {
                  list.showArrived();
                  scrollTo(0, 0);
                }}
              >
                {texts.arrived(list.arrived.length)}
              </Button>
            )}
            {shown === 0 && !list.hasNextPage ? (
              <Nothing filters={filters} />
            ) : (
              <>
                <Lines
                  pages={pages}
                  isArchive={isArchiveOf(filters)}
                  criterion={shownCriterion(filters)}
                  onChanged={list.replaceLine}
                  onRemoved={list.removeLine}
                />
                <MorePages
                  shown={shown}
                  hasMore={list.hasNextPage}
                  isLoading={list.isFetchingNextPage}
                  error={list.isFetchNextPageError ? list.error : null}
                  load={() => void list.fetchNextPage()}
                />
              </>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Nothing({ filters }: { filters: Filters }) {
  const texts = useTexts(analysesTexts);
  const [, setAddress] = useSearchParams();
  const { archived, ...others } = filters;
  if (Object.keys(others).length > 0)
    return (
      <EmptyState
        title={texts.nothingFound.title}
        action={<Button onClick={() => setAddress({})}>{texts.filters.clear}</Button>}
      >
        {texts.nothingFound.text}
      </EmptyState>
    );
  if (archived) return <EmptyState title={texts.archiveEmpty.title}>{texts.archiveEmpty.text}</EmptyState>;
  return (
    <EmptyState
      title={texts.empty.title}
      action={
        <ButtonLink variant="primary" href="/analyses/new">
          {texts.newAnalysis}
        </ButtonLink>
      }
    >
      {texts.empty.text}
    </EmptyState>
  );
}
