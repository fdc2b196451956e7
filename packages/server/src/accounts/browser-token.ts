// The token of a sign-in that a browser has begun and comes back to complete, which its cookie holds.
import { randomBytes } from 'node:crypto';

const isOwnForm = (token: string | null): token is string => token !== null && /^[\w-]{43}$/.test(token);

/** `present`: what the cookie holds. Tabs of one browser share it: what was begun in another one goes on. */
export const browserTokenOr = (present: string | null): string =>
  isOwnForm(present) ? present : randomBytes(32).toString('base64url');
