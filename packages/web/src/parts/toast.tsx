// Short notes that something was done; they leave by themselves, and are read out.
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts/texts.ts';
import { partsTexts } from './texts/parts-texts.ts';
import styles from './toast.module.css';

interface Note {
  id: number;
  text: string;
}

const shownMs = 6000;
let notes: readonly Note[] = [];
let serial = 0;
const listeners = new Set<() => void>();

function set(next: readonly Note[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

const drop = (id: number) => set(notes.filter((note) => note.id !== id));

/** Failures are no toasts: they stay where they happened (ErrorMessage). */
export function toast(text: string): void {
  serial += 1;
  const id = serial;
  set([...notes, { id, text }]);
  setTimeout(() => drop(id), shownMs);
}

/** Once, in the shell. */
export function Toasts() {
  const texts = useTexts(partsTexts);
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notes,
  );
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
