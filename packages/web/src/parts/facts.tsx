// Facts of one thing, as names and values, and a moment: how long ago, or its date.
import type { ReactNode } from 'react';
import { relativeTime } from '../texts/formats.ts';
import { useFormats, useLanguage } from '../texts/language.ts';
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

const weekSeconds = 7 * 86_400;

/** `iso`: ISO-8601. Shown in the reader's zone. */
export function When({ iso }: { iso: string }) {
  const language = useLanguage();
  const { date, dateTime } = useFormats();
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  return (
    <time dateTime={iso} className={styles.when} title={dateTime(iso)}>
      {Math.abs(seconds) < weekSeconds ? relativeTime(language, seconds) : date(iso)}
    </time>
  );
}
