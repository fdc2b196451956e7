// How a criterion that was missed here is met: the newest place that somebody marked for the team, and the best conversation that the reader sees.
import type { Analysis, ScorecardCriterion } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ConversationName } from '../../parts/conversation-name.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { ExamplePlace } from '../../parts/example-place.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { api } from '../../session/api.ts';
import { examplesQuery } from '../../session/comments.ts';
import { useTexts } from '../../texts/texts.ts';
import { verdictTexts } from './texts/verdict-texts.ts';
import styles from './verdict.module.css';

const days = 180;
const dayMs = 24 * 60 * 60 * 1000;
/** Some have no words: somebody decided the verdict, or the transcript was deleted. */
const mostLooked = 3;

interface GoodExampleProps {
  analysis: Pick<Analysis, 'id' | 'interactionType'>;
  criterion: ScorecardCriterion;
}

export default function GoodExample({ analysis, criterion: { key, polarity } }: GoodExampleProps) {
  const texts = useTexts(verdictTexts).example;
  const { id, interactionType } = analysis;
  const { data, error } = useQuery({
    queryKey: ['analyses', 'example', id, interactionType, key],
    queryFn: ({ signal }) => bestWords({ key, polarity }, analysis, signal),
  });
  const marked = useQuery(examplesQuery(key));
  const failure = error ?? marked.error;
  if (failure) return <ErrorMessage error={failure} />;
  if (data === undefined || marked.data === undefined) return <Skeleton lines={1} />;
  const ofTeam = marked.data.items.find(({ comment, said }) => comment.analysisId !== id && said !== null);
  if (data === null && !ofTeam) return <p className={styles.change}>{texts.none}</p>;
  return (
    <div className={styles.said}>
      {ofTeam && (
        <>
          <p>
            <q dir="auto">{ofTeam.said}</q>
          </p>
          <p dir="auto">
            {ofTeam.comment.authorName !== null && <bdi>{ofTeam.comment.authorName}: </bdi>}
            {ofTeam.comment.text}
          </p>
          <ExamplePlace of={ofTeam} />
        </>
      )}
      {/* The same place is not shown twice. */}
      {data && data.best.id !== ofTeam?.comment.analysisId && (
        <>
          <p>
            <q dir="auto">{data.words}</q>
          </p>
          <Link href={`/analyses/${data.best.id}#${key}`}>
            <ConversationName of={data.best} />
          </Link>
        </>
      )}
    </div>
  );
}

type Wanted = Pick<ScorecardCriterion, 'key' | 'polarity'>;

/** Of the same type, the highest score first; null where nobody met it. */
async function bestWords(
  criterion: Wanted,
  { id, interactionType }: GoodExampleProps['analysis'],
  signal: AbortSignal,
) {
  const { items } = await api.analyses.listPage(
    {
      met: { key: criterion.key, polarity: criterion.polarity },
      ...(interactionType !== null && { interactionType }),
      occurredFrom: new Date(Date.now() - days * dayMs).toISOString(),
      orderBy: 'score',
      limit: mostLooked + 1,
    },
    { signal },
  );
  for (const line of items.filter((each) => each.id !== id).slice(0, mostLooked)) {
    const best = await api.analyses.getWithTurns(line.id, { signal });
    const words = best.interactionScorecard?.criteria.find(({ key }) => key === criterion.key)?.evidence;
    if (words) return { words, best };
  }
  return null;
}
