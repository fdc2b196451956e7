// The page at a share link: the same reading view for anybody with the link, without account or internals.
import { ForbiddenError, NotFoundError, type SharedView } from '@earshot/core/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { ClientView } from './client-view.tsx';
import { isPasscodeNeeded, PasscodeForm } from './passcode-form.tsx';
import { shareTexts } from './texts/share-texts.ts';

const pollMs = 10_000;

/** `passcode`: null before one is asked for. It stays in memory only. */
const sharedQuery = (token: string, passcode: string | null) =>
  queryOptions({
    queryKey: ['shared', token, passcode],
    queryFn: ({ signal }) =>
      passcode === null
        ? api.analyses.getShared(token, { signal })
        : api.analyses.unlockShared(token, passcode, { signal }),
    // A repeat of a wrong passcode would count as another one.
    ...(passcode !== null && { retry: false }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });

export const preload: Preload = (queries, { token }) => queries.prefetchQuery(sharedQuery(token!, null));

export default function SharePage() {
  const { token } = useParams<{ token: string }>();
  const texts = useTexts(shareTexts);
  const [passcode, setPasscode] = useState<string | null>(null);
  const query = useQuery(sharedQuery(token, passcode));
  const { data, error } = query;
  const analysis = data?.analysis ?? null;
  const shown = analysis ?? data?.client ?? null;
  const enter = (entered: string) => (entered === passcode ? void query.refetch() : setPasscode(entered));
  if (!data && (isPasscodeNeeded(error) || (passcode !== null && !error)))
    return <PasscodeForm error={error} isPending={query.isFetching} onEnter={enter} />;
  if (!data && error instanceof NotFoundError) return <Nothing title={texts.notFound}>{texts.notFoundWhy}</Nothing>;
  if (!data && error instanceof ForbiddenError) return <Nothing title={texts.unavailable} />;
  if (data && !shown)
    return data.status === 'failed' ? (
      <Nothing title={texts.failed} />
    ) : (
      <Nothing title={texts.underWay}>{texts.followsItself}</Nothing>
    );
  return (
    <Page
      title={analysis ? titleOf(analysis, texts.title) : (data?.client?.clientName ?? texts.title)}
      description={shown && <Description {...shown} />}
      actions={shown && <PrintButton />}
    >
      <Loaded query={query} skeleton={<Skeleton lines={12} />}>
        {({ client, criterionWeights }) =>
          client ? (
            <ClientView analysis={client} />
          ) : (
            <ReadingView
              reading={analysis!}
              weights={criterionWeights}
              renewAudio={async () => (await query.refetch()).data?.analysis?.audioUrl ?? null}
            />
          )
        }
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
