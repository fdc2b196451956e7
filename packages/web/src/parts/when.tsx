// A moment: how long ago while that says more, else its date; the exact time is in its title.
import { useLanguage } from '../texts/language.ts';
import { relativeTime } from '../texts/relative-time.ts';
import { useFormats } from '../texts/use-formats.ts';
import styles from './when.module.css';

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
