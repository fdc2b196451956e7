// Where the focused control disappears, moves the focus to the part of the page that it was in.
import { useEffect } from 'react';

const parts = 'dialog, article, section, main';

export function useFocusRecovery(): void {
  useEffect(() => {
    /** The focused element and what it is in, from within; empty after a click elsewhere. */
    let path: Element[] = [];
    const onFocus = (event: FocusEvent) => {
      path = event.composedPath().filter((target) => target instanceof Element);
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !path[0]?.contains(target)) path = [];
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !path[0] || path[0].isConnected) return;
      const part = path.find((element) => element.isConnected)?.closest(parts) ?? document.querySelector('main');
      path = [];
      const place = part?.querySelector<HTMLElement>('h1, h2, h3') ?? (part as HTMLElement | null);
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
      observer.disconnect();
    };
  }, []);
}
