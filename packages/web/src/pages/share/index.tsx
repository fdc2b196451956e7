// The page at a share link: the same reading view for whoever has the link, without account or internals.
import { ForbiddenError, NotFoundError, type SharedView } from '@earshot/core/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { PrintButton } from '../../reading/print-button.tsx';
import { titleOf } from '../../reading/reading.ts';
import { ReadingView } from '../../reading/reading-view.tsx';
import { api } from '../../session/api.ts';
import { isUnderWay } from '../../session/followed-analyses.ts';
import type { Preload } from '../../session/preload.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { shareTexts } from './texts/share-texts.ts';

const pollMs = 10_000;

const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => api.analyses.getShared(token, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });

export const preload: Preload = (queries, { token }) => queries.prefetchQuery(sharedQuery(token!));

export default function SharePage() {
  const { token } = useParams<{ token: string }>();
  const texts = useTexts(shareTexts);
  const query = useQuery(sharedQuery(token));
  const { data, error } = query;
  const analysis = data?.analysis ?? null;
  if (!data && error instanceof NotFoundError) return <Nothing title={texts.notFound}>{texts.notFoundWhy}</Nothing>;
  if (!data && error instanceof ForbiddenError) return <Nothing title={texts.unavailable} />;
  if (data && !analysis)
    return data.status === 'failed' ? (
      <Nothing title={texts.failed} />
    ) : (
      <Nothing title={texts.underWay}>{texts.followsItself}</Nothing>
    );
  return (
    <Page
      title={analysis ? titleOf(analysis, texts.title) : texts.title}
      description={analysis && <Description {...analysis} />}
      actions={analysis && <PrintButton />}
    >
      <Loaded query={query} skeleton={<Skeleton lines={12} />}>
        {() => (
          <ReadingView
            reading={analysis!}
            weights={data!.criterionWeights}
            renewAudio={async () => (await query.refetch()).data?.analysis?.audioUrl ?? null}
          />
        )}
      </Loaded>
    </Page>
  );
}

function Description({
  occurredAt,
  audioDurationSeconds,
  salespersonName,
}: Pick<NonNullable<SharedView['analysis']>, 'occurredAt' | 'audioDurationSeconds' | 'salespersonName'>) {
  const formats = useFormats();
  return (
    <>
      <time dateTime={occurredAt}>{formats.dateTime(occurredAt)}</time>
      {audioDurationSeconds !== null && ` · ${formats.duration(audioDurationSeconds)}`}
      {salespersonName !== null && (
        <>
          {' · '}
          <bdi>{salespersonName}</bdi>
        </>
      )}
    </>
  );
}

function Nothing({ title, children }: { title: string; children?: string }) {
  return (
    <Page title={title} width="reading">
      <p role="status">{children}</p>
    </Page>
  );
}
