// One analysis: followed while it is made, read when it is there, explained when it failed.
import {
  type Analysis,
  type AnalysisWithTurns,
  type Comment,
  type InteractionTypeDefinition,
  NotFoundError,
} from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { titleOf, withLabels } from '../../reading/reading.ts';
import { ReadingView } from '../../reading/reading-view.tsx';
import { analysisQuery, useJudgingType } from '../../session/analysis.ts';
import { commentsQuery } from '../../session/comments.ts';
import { isUnderWay } from '../../session/followed-analyses.ts';
import type { Preload } from '../../session/preload.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { Actions } from './actions.tsx';
import { Attribution } from './attribution.tsx';
import type { Draft } from './comment-dialog.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { ExclusionNote } from './exclusion-note.tsx';
import { ReadingNote } from './reading-note.tsx';
import { RedactionNote } from './redaction-note.tsx';
import { Failed, UnderWay } from './states.tsx';
import { analysisTexts } from './texts/analysis-texts.ts';
import { VerdictOfPeople } from './verdict-of-people.tsx';
import { WholeReview } from './whole-review.tsx';

const ChangeClient = lazy(() => import('./change-client.tsx'));
const ChangePerson = lazy(() => import('./change-person.tsx'));
const ChangeSides = lazy(() => import('./change-sides.tsx'));
const ChangeType = lazy(() => import('./change-type.tsx'));
const HoldNote = lazy(() => import('./hold-note.tsx'));
const TypeChanges = lazy(() => import('./type-changes.tsx'));

export const preload: Preload = (queries, { id }) => queries.prefetchQuery(analysisQuery(id!));

export default function AnalysisPage() {
  const { id } = useParams<{ id: string }>();
  // Another analysis is another page: no recording or search goes from one to the other.
  return <OneAnalysis key={id} id={id} />;
}

function OneAnalysis({ id }: { id: string }) {
  const texts = useTexts(analysisTexts);
  const query = useQuery(analysisQuery(id));
  const { data, error } = query;
  const type = useJudgingType(data);
  const reading = useMemo(() => data && withLabels(data, type), [data, type]);
  const [isChanging, setIsChanging] = useState(false);
  const [isClientChanging, setIsClientChanging] = useState(false);
  const [areSidesChanging, setAreSidesChanging] = useState(false);
  const [isTypeChanging, setIsTypeChanging] = useState(false);
  if (!data && error instanceof NotFoundError)
    return (
      <Page title={texts.title}>
        <EmptyState title={texts.notFound} action={<ButtonLink href="/analyses">{texts.toList}</ButtonLink>}>
          {texts.notFoundWhy}
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title={reading ? titleOf(reading, texts.title) : texts.title}
      description={
        data && (
          <Description
            analysis={data}
            onChangePerson={() => setIsChanging(true)}
            onNameClient={() => setIsClientChanging(true)}
          />
        )
      }
      actions={
        data && (
          <Actions
            analysis={data}
            onChangeSides={() => setAreSidesChanging(true)}
            onChangeType={() => setIsTypeChanging(true)}
          />
        )
      }
    >
      {data && isChanging && (
        <Suspense fallback={<Skeleton />}>
          <ChangePerson analysis={data} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
      {data && isClientChanging && (
        <Suspense fallback={<Skeleton />}>
          <ChangeClient analysis={data} onClose={() => setIsClientChanging(false)} />
        </Suspense>
      )}
      {data && areSidesChanging && (
        <Suspense fallback={<Skeleton />}>
          <ChangeSides analysis={data} onClose={() => setAreSidesChanging(false)} />
        </Suspense>
      )}
      {data && isTypeChanging && (
        <Suspense fallback={<Skeleton />}>
          <ChangeType analysis={data} onClose={() => setIsTypeChanging(false)} />
        </Suspense>
      )}
      {data?.legalHoldAt !== undefined && (
        <Suspense>
          <HoldNote heldAt={data.legalHoldAt} />
        </Suspense>
      )}
      {data?.exclusion && <ExclusionNote id={data.id} exclusion={data.exclusion} />}
      {data?.redaction && <RedactionNote redaction={data.redaction} />}
      {data?.status === 'completed' && !areSidesChanging && (
        <ReadingNote analysis={data} onChange={() => setAreSidesChanging(true)} />
      )}
      <Loaded query={query} skeleton={<Skeleton lines={12} />}>
        {() => <Body reading={reading!} type={type} refetch={async () => (await query.refetch()).data ?? null} />}
      </Loaded>
    </Page>
  );
}

interface DescriptionProps {
  analysis: AnalysisWithTurns;
  onChangePerson(): void;
  onNameClient(): void;
}

function Description({ analysis, onChangePerson, onNameClient }: DescriptionProps) {
  const texts = useTexts(analysisTexts);
  const formats = useFormats();
  const { occurredAt, audioDurationSeconds, turns, source, archivedAt } = analysis;
  // A transcript is as long as its times say, as in the list.
  const seconds = audioDurationSeconds ?? turns?.at(-1)?.end ?? null;
  return (
    <>
      <time dateTime={occurredAt}>{formats.dateTime(occurredAt)}</time>
      {seconds !== null && ` · ${formats.duration(seconds)}`}
      {` · ${texts.sources[source]}`}
      {archivedAt !== null && (
        <>
          {' '}
          <Badge>{texts.archived}</Badge>
        </>
      )}
      <Attribution analysis={analysis} onChange={onChangePerson} onNameClient={onNameClient} />
    </>
  );
}

interface BodyProps {
  /** With the names of the type. */
  reading: AnalysisWithTurns;
  type: InteractionTypeDefinition | undefined;
  refetch(): Promise<Analysis | null>;
}

function Body({ reading, type, refetch }: BodyProps) {
  const [address] = useSearchParams();
  const weights = useMemo(
    () => type && Object.fromEntries(type.criteria.map(({ key, weight }) => [key, weight])),
    [type],
  );
  const meanings = type && Object.fromEntries(type.criteria.map(({ key, description }) => [key, description]));
  const [draft, setDraft] = useState<Draft | null>(null);
  const comments = useQuery({ ...commentsQuery(reading.id), enabled: reading.status === 'completed' });
  const countOf = useMemo(() => countsByLine(comments.data?.items ?? []), [comments.data]);
  const onComment = useCallback((turn: number) => setDraft({ turn }), []);
  if (isUnderWay(reading)) return <UnderWay analysis={reading} />;
  if (reading.status === 'failed') return <Failed analysis={reading} />;
  return (
    <ReadingView
      reading={reading}
      weights={weights ?? null}
      meanings={meanings}
      ofScorecard={
        <>
          {reading.review && <ChangesOf review={reading.review} />}
          {reading.interactionScorecard && <WholeReview analysis={reading} />}
        </>
      }
      ofCriterion={(criterion) => <VerdictOfPeople analysis={reading} criterion={criterion} />}
      lineComments={{ countOf, onComment }}
      comments={<CommentsPanel analysis={reading} draft={draft} onDraft={setDraft} />}
      renewAudio={async () => (await refetch())?.audioUrl ?? null}
      firstTurn={turnIn(address)}
    />
  );
}

function ChangesOf({ review }: { review: NonNullable<Analysis['review']> }) {
  if (!review.typeChanges && !review.setAside) return null;
  return (
    <Suspense>
      <TypeChanges review={review} />
    </Suspense>
  );
}

/** A search leads to what was said: `?turn=12`. */
function turnIn(address: URLSearchParams): number | undefined {
  const turn = address.get('turn') ?? '';
  return /^\d{1,6}$/.test(turn) ? Number(turn) : undefined;
}

function countsByLine(comments: readonly Comment[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { turn } of comments) if (turn !== null) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  return counts;
}
