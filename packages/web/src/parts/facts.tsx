// What is known of one thing, as names and values.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './facts.module.css';

interface FactsProps {
  /** Those whose value is null or undefined are left out: give words where it matters that something is not there. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** One below the other, for values as long as addresses. */
  isWide?: boolean;
}

export function Facts({ facts, isWide = false }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, isWide && styles.wide)}>
      {facts
        .filter(([, value]) => value != null)
        .map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value} dir="auto">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
