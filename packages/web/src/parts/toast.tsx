// Short notes that something was done; they leave by themselves, and are read out.
import { createStore, useStore } from '../store.ts';
import { useTexts } from '../texts/texts.ts';
import { partsTexts } from './texts/parts-texts.ts';
import styles from './toast.module.css';

interface Note {
  id: number;
  text: string;
}

const shownMs = 6000;
const notes = createStore<readonly Note[]>([]);
let serial = 0;

const drop = (id: number) => notes.set(notes.get().filter((note) => note.id !== id));

/** Failures are no toasts: they stay where they happened (ErrorMessage). */
export function toast(text: string): void {
  serial += 1;
  const id = serial;
  notes.set([...notes.get(), { id, text }]);
  setTimeout(() => drop(id), shownMs);
}

/** Once, in the shell. */
export function Toasts() {
  const texts = useTexts(partsTexts);
  const shown = useStore(notes);
  return (
    <div className={styles.toasts} role="status">
      {shown.map(({ id, text }) => (
        <div key={id} className={styles.toast}>
          <span>{text}</span>
          <button type="button" className={styles.dismiss} aria-label={texts.dismiss} onClick={() => drop(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
