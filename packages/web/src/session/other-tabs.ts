// Tabs of one browser share the cookie of a session: who signs in or out in one of them has done so in all.
import type { CurrentUser } from '@earshot/core/client';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('earshot-session');

/** `user`: who is signed in from now on; null: nobody. */
export const notifyOtherTabs = (user: CurrentUser | null): void => channel?.postMessage(user);

/**
 * `onChange` gets who has signed in in another tab, null when somebody has signed out; `onRestored` is called when the browser shows the page
 * as it was before somebody went elsewhere, which may be long ago. Returns what ends both.
 */
export function watchOtherTabs(onChange: (user: CurrentUser | null) => void, onRestored: () => void): () => void {
  const hear = ({ data }: MessageEvent<CurrentUser | null>) => onChange(data);
  const show = ({ persisted }: PageTransitionEvent) => persisted && onRestored();
  channel?.addEventListener('message', hear);
  addEventListener('pageshow', show);
  return () => {
    channel?.removeEventListener('message', hear);
    removeEventListener('pageshow', show);
  };
}
