// The keyboard as a player: space plays and stops, arrows go back and forth; never where a control or a text wants these keys itself.
import { useEffect } from 'react';
import type { Playback } from './playback.ts';

export const skipSeconds = 5;

const ownsKeys =
  'a, button, input, select, textarea, summary, dialog, [contenteditable], [role="option"], [role="tab"]';

export function usePlayerKeys(playback: Playback | null): void {
  useEffect(() => {
    if (!playback) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(ownsKeys)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === ' ') playback.toggle();
      else if (event.key === 'ArrowLeft') playback.skip(-skipSeconds);
      else if (event.key === 'ArrowRight') playback.skip(skipSeconds);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [playback]);
}
