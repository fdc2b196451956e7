// The end of what is shown: how much that is, and more, by the button or by scrolling to it.
import { useEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './list.module.css';
import { analysesTexts } from './texts/analyses-texts.ts';

interface MorePagesProps {
  shown: number;
  hasMore: boolean;
  isLoading: boolean;
  error: Error | null;
  load(): void;
}

export function MorePages({ shown, hasMore, isLoading, error, load }: MorePagesProps) {
  const texts = useTexts(analysesTexts);
  const end = useRef<HTMLDivElement>(null);
  const canLoad = hasMore && !isLoading && !error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each page, since a short page may leave the end in sight
  useEffect(() => {
    if (!canLoad) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), { rootMargin: '400px' });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [canLoad, shown]);
  return (
    <div ref={end} className={styles.end}>
      {error && <ErrorMessage error={error} />}
      <p role="status">
        {texts.shown(shown)} {!hasMore && texts.all}
      </p>
      {hasMore && (
        <Button isBusy={isLoading} onClick={load}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
