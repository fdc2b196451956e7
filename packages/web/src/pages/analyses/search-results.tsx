// The results of a search: each conversation with its passages, who said them, and a link to that moment.
import type { FoundAnalysis } from '@earshot/core/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Score } from '../../parts/score.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useSpeakerName } from '../../parts/speaker-name.ts';
import surfaces from '../../parts/surface.module.css';
import { api } from '../../session/api.ts';
import { pagedQuery } from '../../session/paged.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { type Filters, filteredQuery, searchInputOf } from './filters.ts';
import { MorePages } from './more-pages.tsx';
import styles from './search-results.module.css';
import { analysesTexts } from './texts/analyses-texts.ts';
import { chosenTexts } from './texts/chosen-texts.ts';

export default function SearchResults({ query, filters }: { query: string; filters: Filters }) {
  const texts = useTexts(analysesTexts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: readonly string[]) => setChosen(new Set(ids));
  const narrowed = searchInputOf(filters);
  const found = useInfiniteQuery(
    pagedQuery(['analyses', 'search', query, narrowed], (place, options) =>
      api.analyses.search({ ...narrowed, query, ...place }, options),
    ),
  );
  return (
    <Loaded query={found} skeleton={<Skeleton lines={10} />}>
      {({ pages }) => {
        const hits = pages.flatMap(({ items }) => items);
        const ids = hits.map(({ analysis }) => analysis.id);
        if (hits.length === 0 && !found.hasNextPage) return <NothingFound filters={filters} />;
        return (
          <div className={styles.found}>
            {hits.length > 0 && (
              <>
                <ChosenBar shown={ids} chosen={ids.filter((id) => chosen.has(id))} onChoose={choose} />
                <ol className={surfaces.surface} aria-label={texts.search.found}>
                  {hits.map((hit) => (
                    <Hit
                      key={hit.analysis.id}
                      hit={hit}
                      isChosen={chosen.has(hit.analysis.id)}
                      onChoose={(isChosen) =>
                        choose(ids.filter((id) => (id === hit.analysis.id ? isChosen : chosen.has(id))))
                      }
                    />
                  ))}
                </ol>
              </>
            )}
            <MorePages
              shown={hits.length}
              hasMore={found.hasNextPage}
              isLoading={found.isFetchingNextPage}
              error={found.isFetchNextPageError ? found.error : null}
              load={() => void found.fetchNextPage()}
            />
          </div>
        );
      }}
    </Loaded>
  );
}

function NothingFound({ filters: { archived, order, ...others } }: { filters: Filters }) {
  const texts = useTexts(analysesTexts);
  const [, setAddress] = useSearchParams();
  const { title, text, textOfFilters } = texts.search.none;
  if (Object.keys(others).length === 0) return <EmptyState title={title}>{text}</EmptyState>;
  const clear = () => setAddress((address) => filteredQuery(address, {}), { replace: true });
  return (
    <EmptyState title={title} action={<Button onClick={clear}>{texts.filters.clear}</Button>}>
      {textOfFilters}
    </EmptyState>
  );
}

interface HitProps {
  hit: FoundAnalysis;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function Hit({ hit: { analysis, passages }, isChosen, onChoose }: HitProps) {
  const texts = useTexts(analysesTexts);
  const { select } = useTexts(chosenTexts);
  const { dateTime, duration } = useFormats();
  const { id, clientLabel, salespersonName, occurredAt, durationSeconds, status, displayScore } = analysis;
  return (
    <li className={styles.hit}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={select(clientLabel ?? texts.noClient)}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </label>
      <div>
        {status === 'completed' ? <Score score={displayScore} /> : <Badge tone="bad">{texts.status[status]}</Badge>}
      </div>
      <div className={styles.conversation}>
        <p className={styles.name}>
          <Link href={`/analyses/${id}`}>
            <bdi>{clientLabel ?? texts.noClient}</bdi>
          </Link>
        </p>
        <p className={styles.facts}>
          {salespersonName !== null && (
            <>
              <bdi>{salespersonName}</bdi>
              {' · '}
            </>
          )}
          <time dateTime={occurredAt}>{dateTime(occurredAt)}</time>
          {durationSeconds !== null && ` · ${duration(durationSeconds)}`}
        </p>
        <ul className={styles.passages}>
          {passages.map((passage) => (
            <li key={`${passage.field} ${passage.turn} ${passage.text}`}>
              <Passage id={id} passage={passage} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

type PassageOf = FoundAnalysis['passages'][number];

/** What was said leads to its place in the transcript. */
function Passage({ id, passage }: { id: string; passage: PassageOf }) {
  const texts = useTexts(analysesTexts);
  const { duration } = useFormats();
  const { field, speaker, side, turn, startSeconds } = passage;
  const speakerName = useSpeakerName();
  const who =
    speaker !== null ? speakerName(speaker) : side === null ? texts.search.fields[field] : texts.search.sides[side];
  const words = (
    <>
      <span className={styles.who}>
        <bdi>{who}</bdi>
        {startSeconds !== null && `, ${texts.search.moment(duration(startSeconds))}`}:
      </span>{' '}
      <span dir="auto">{marked(passage)}</span>
    </>
  );
  if (turn === null) return <p className={styles.passage}>{words}</p>;
  return (
    <Link href={`/analyses/${id}?turn=${turn}`} className={styles.passage}>
      {words}
    </Link>
  );
}

function marked({ text, marks }: PassageOf) {
  let last = 0;
  const parts = marks.map(({ from, to }) => {
    const before = text.slice(last, from);
    last = to;
    return (
      <span key={from}>
        {before}
        <mark className={styles.mark}>{text.slice(from, to)}</mark>
      </span>
    );
  });
  return [...parts, text.slice(last)];
}
