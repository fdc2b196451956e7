// The place of what is being loaded.
import { useTexts } from '../texts/texts.ts';
import styles from './skeleton.module.css';
import { partsTexts } from './texts/parts-texts.ts';
import unseen from './unseen.module.css';

/** `lines` as tall as what will come, so that nothing jumps. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const texts = useTexts(partsTexts);
  return (
    <div className={styles.skeleton} role="status">
      <span className={unseen.unseen}>{texts.loading}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
