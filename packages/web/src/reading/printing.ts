// Whether the page is being printed, and how: one page with the essentials, or everything, what is virtualised or folded included.
import { flushSync } from 'react-dom';
import { createStore, useStore } from '../store.ts';

export type PrintKind = 'page' | 'all';

const printing = createStore<PrintKind | null>(null);
let wanted: PrintKind = 'page';

// The browser takes its picture when the event's listeners are through.
addEventListener('beforeprint', () => flushSync(() => printing.set(wanted)));
addEventListener('afterprint', () => {
  wanted = 'page';
  flushSync(() => printing.set(null));
});

export const usePrinting = () => useStore(printing);

/** The browser's own command prints one page. */
export function printAs(kind: PrintKind): void {
  wanted = kind;
  print();
}
