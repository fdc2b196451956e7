// Analyses behind a figure: loaded when somebody wants to see them, each a link.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { trendsTexts } from './texts/trends-texts.ts';
import styles from './trends.module.css';

/** `of` is what they are examples of, for who hears the page. */
export function Examples({ ids, of }: { ids: readonly string[]; of: string }) {
  const texts = useTexts(trendsTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <details className={styles.examples} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={texts.examplesOf(of)}>{texts.examples}</summary>
      {isOpen && <Lines ids={ids} />}
    </details>
  );
}

function Lines({ ids }: { ids: readonly string[] }) {
  const texts = useTexts(trendsTexts);
  const formats = useFormats();
  const lines = useQuery({
    queryKey: ['trends', 'examples', ids],
    queryFn: ({ signal }) => api.analyses.listByIds([...ids], { signal }),
  });
  return (
    <Loaded query={lines} skeleton={<Skeleton lines={ids.length} />}>
      {(analyses) =>
        analyses.length === 0 ? (
          <p>{texts.gone}</p>
        ) : (
          <ul>
            {analyses.map(({ id, clientName, salespersonName, occurredAt, displayScore }) => (
              <li key={id}>
                <Link href={`/analyses/${encodeURIComponent(id)}`}>
                  <bdi>{clientName ?? salespersonName ?? texts.conversation}</bdi>
                  {', '}
                  {formats.dateTime(occurredAt)}
                </Link>
                {displayScore !== null && (
                  <span className={styles.soft}> {texts.score(formats.number(displayScore))}</span>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
