// Parts of the reading view: a heading and what was found. What was not measured is named in one place, not by as many empty panels.
import type { ReactNode } from 'react';
import { Panel } from '../parts/page.tsx';
import { partsTexts } from '../parts/texts/parts-texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './reading.module.css';

export function Section<T>({
  title,
  of,
  children,
}: {
  title: string;
  /** Null: not measured; then there is no section. */
  of: T | null;
  children(of: T): ReactNode;
}) {
  return of !== null && <Panel title={title}>{children(of)}</Panel>;
}

export function NotMeasured() {
  return <p className={styles.soft}>{useTexts(partsTexts).notMeasured}</p>;
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
