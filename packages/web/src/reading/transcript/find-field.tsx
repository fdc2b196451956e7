// Finding words in a transcript of which a browser sees only what is on the screen: how many, the next, the one before.
import { useId } from 'react';
import { Button } from '../../parts/button.tsx';
import unseen from '../../parts/unseen.module.css';
import { useTexts } from '../../texts/texts.ts';
import { readingTexts } from '../texts/reading-texts.ts';
import styles from './transcript.module.css';

interface FindFieldProps {
  query: string;
  onQuery(query: string): void;
  hits: number;
  /** Which of them the reader is at, from 0. */
  at: number;
  onStep(by: 1 | -1): void;
}

export function FindField({ query, onQuery, hits, at, onStep }: FindFieldProps) {
  const texts = useTexts(readingTexts);
  const id = useId();
  return (
    <search className={styles.find}>
      <label htmlFor={id} className={unseen.unseen}>
        {texts.find}
      </label>
      <input
        id={id}
        type="search"
        className={styles.field}
        placeholder={texts.find}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onQuery('');
        }}
      />
      <p className={styles.count} role="status">
        {query.trim() !== '' && (hits === 0 ? texts.nothingFound : texts.found(at + 1, hits))}
      </p>
      {hits > 1 && (
        <>
          <Button variant="quiet" aria-label={texts.previous} title={texts.previous} onClick={() => onStep(-1)}>
            ↑
          </Button>
          <Button variant="quiet" aria-label={texts.next} title={texts.next} onClick={() => onStep(1)}>
            ↓
          </Button>
        </>
      )}
    </search>
  );
}
