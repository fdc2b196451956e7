// From a finding to where it was said: in the transcript, and in the recording where there is one.
import unseen from '../parts/unseen.module.css';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import styles from './reading.module.css';
import type { Place } from './reading.ts';
import { useReading } from './reading-context.tsx';
import { readingTexts } from './texts/reading-texts.ts';

/** `what` is for who hears the page: what is said there. Nothing where the place is not to be found. */
export function PlaceButton({ quote, mark, what }: Place & { what: string }) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { find, goTo, playback, lines } = useReading();
  const place = { quote: quote ?? null, mark: mark ?? null };
  const hit = find(place);
  if (!hit) return mark ? <span className={styles.mark}>{mark}</span> : null;
  const { start } = lines[hit.line]!;
  const plays = playback !== null && start !== null;
  return (
    <button type="button" className={styles.placeButton} onClick={() => goTo(place)}>
      <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" fill="currentColor">
        <path d={plays ? 'M8 5v14l11-7z' : 'M4 5h16v2H4zm0 6h16v2H4zm0 6h10v2H4z'} />
      </svg>
      {start === null ? texts.show : formats.duration(start)}{' '}
      <span className={unseen.unseen}>{plays ? texts.playPlace(what) : texts.showPlace(what)}</span>
    </button>
  );
}

/** Words of the conversation, and the way to them. */
export function Quote({ text, mark, what }: { text: string; mark?: string | null; what: string }) {
  return (
    <div className={styles.quoted}>
      <q className={styles.quote} dir="auto">
        {text}
      </q>
      <PlaceButton quote={text} mark={mark ?? null} what={what} />
    </div>
  );
}
