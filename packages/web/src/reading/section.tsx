// Parts of the reading view that fold: a heading, and what was found. What was not measured is named in one place, not by as many empty panels.
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../parts/class-names.ts';
import surfaces from '../parts/surface.module.css';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';

interface SectionProps<T> {
  title: string;
  /** Beside the title, also while the part is folded: its content in a few words. */
  gist?: ReactNode;
  isOpen?: boolean;
  /** Null: not measured; then there is no section. */
  of: T | null;
  children(of: T): ReactNode;
}

/** Folded until somebody wants it; on paper, where everything is printed, it is open. */
export function Section<T>({ title, gist, isOpen: isOpenFirst = false, of, children }: SectionProps<T>) {
  const { printing, areAllOpen } = useReading();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  useEffect(() => {
    if (areAllOpen !== null) setIsOpen(areAllOpen);
  }, [areAllOpen]);
  if (of === null) return null;
  return (
    <section className={classNames(surfaces.surface, styles.section)}>
      <details
        open={isOpen || printing === 'all'}
        onToggle={({ currentTarget }) => {
          if (printing === null) setIsOpen(currentTarget.open);
        }}
      >
        <summary className={styles.fold}>
          <h2>{title}</h2>
          {gist != null && <span className={styles.soft}>{gist}</span>}
        </summary>
        <div className={styles.folded}>{children(of)}</div>
      </details>
    </section>
  );
}

/** Names and what belongs to them; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function TextList({ texts, empty }: { texts: readonly string[]; empty: string }) {
  if (texts.length === 0) return <p className={styles.soft}>{empty}</p>;
  return (
    <ul className={styles.list}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the list never changes
        <li key={index} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}
