// Says that the browser has no connection, as long as it has none.
import { useSyncExternalStore } from 'react';
import { Note } from '../parts/note.tsx';
import { useTexts } from '../texts/texts.ts';
import { shellTexts } from './texts/shell-texts.ts';

const isOnline = () => navigator.onLine;

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

export function Offline() {
  const texts = useTexts(shellTexts);
  const isOffline = !useSyncExternalStore(subscribe, isOnline);
  // The region exists before its words, so that screen readers announce them.
  return <div role="status">{isOffline && <Note>{texts.offline}</Note>}</div>;
}
