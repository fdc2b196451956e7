// Whether the page is being printed: then everything is drawn, what is virtualised or folded included.
import { flushSync } from 'react-dom';
import { createStore, useStore } from '../store.ts';

const isPrinting = createStore(false);

// The browser takes its picture when the event's listeners are through.
addEventListener('beforeprint', () => flushSync(() => isPrinting.set(true)));
addEventListener('afterprint', () => flushSync(() => isPrinting.set(false)));

export const useIsPrinting = () => useStore(isPrinting);
