// Whether the page is being printed: then everything is drawn, what is virtualised or folded included.
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isPrinting = next;
  // The browser takes its picture when the event's listeners are through.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

addEventListener('beforeprint', () => set(true));
addEventListener('afterprint', () => set(false));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsPrinting = () => useSyncExternalStore(subscribe, () => isPrinting);
