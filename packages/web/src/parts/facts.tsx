// What is known of one thing, as names and values.
import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Facts whose value is null or undefined are left out: give words where it matters that something is not there. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
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
