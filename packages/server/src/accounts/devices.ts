// Browsers that have signed in before: a signed cookie that names who, good until that person's password is replaced (docs/decisions/sign-in.md#d63).
import { timingSafeEqual } from 'node:crypto';
import { type Secrets, sealsFor } from '../access/cryptography.ts';
import type { UserRow } from '../records/users.ts';

export const deviceMs = 365 * 24 * 60 * 60 * 1000;
/** More than share a browser, fewer than a cookie holds. */
const mostPeople = 20;

export interface Device {
  id: string;
  /** When they signed in last (ms), by user; the latest last. */
  people: Record<string, number>;
}

/** Null for a cookie that this server has not made. */
export function readDevice(secrets: Secrets, cookie: string | null): Device | null {
  const [text, seal, ...rest] = cookie?.split('.') ?? [];
  if (!text || !seal || rest.length > 0) return null;
  const seenSeal = Buffer.from(seal, 'base64url');
  const isMade = sealsOf(secrets, text).some(
    (expected) => seenSeal.length === expected.length && timingSafeEqual(seenSeal, expected),
  );
  if (!isMade) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Device;
}

/** The cookie of the same device, which now knows the user too. */
export function writeDevice(secrets: Secrets, before: Device, userId: string, now: number): string {
  const others = Object.entries(before.people).filter(([id, at]) => id !== userId && at > now - deviceMs);
  const people = Object.fromEntries([...others.slice(1 - mostPeople), [userId, now]]);
  const text = Buffer.from(JSON.stringify({ id: before.id, people })).toString('base64url');
  return `${text}.${Buffer.from(sealsOf(secrets, text)[0]!).toString('base64url')}`;
}

/** Whether the person has signed in there, with whatever password. */
export const hasSignedIn = ({ people }: Device, userId: string, now: number): boolean =>
  (people[userId] ?? 0) > now - deviceMs;

/** Whether the person signed in there with the present password. */
export const isKnown = (device: Device, user: UserRow, now: number): boolean =>
  hasSignedIn(device, user.id, now) && device.people[user.id]! >= (user.password_changed_at ?? 0);

const sealsOf = (secrets: Secrets, text: string) => sealsFor(secrets, 'device').map((seal) => seal(Buffer.from(text)));
