// The cursor of the analyses list: a position in (createdAt, id), sealed so that nobody can forge or alter it (docs/decisions/listing.md#d40).
import { earshotError } from '../earshot-error.ts';

const headerBytes = 1 + 8;
const tagBytes = 8;

/** The last item of a page; the next page starts after it. `createdAtMs` is the time of creation, or what else the list is ordered by. */
export type CursorPosition = { createdAtMs: number; id: string };

/** The orders of lists, as cursors state them. A cursor of another order is invalid. */
export const cursorOrders = { createdAt: 1, occurredAt: 2, score: 3, duration: 4, search: 5 } as const;
/** What a list is sorted by; a cursor of one order is refused in another. */
export type CursorOrder = keyof typeof cursorOrders;

/** Keyed hash under the server's secret (HMAC-SHA-256), given by the caller. */
export type Seal = (bytes: Uint8Array) => Uint8Array;

/** The first seals; what any of them has sealed is accepted. */
export type Seals = readonly [Seal, ...Seal[]];

/** Text of `nextCursor`: base64url of the order, createdAt, id and an 8-byte tag. */
export function encodeCursor(position: CursorPosition, seal: Seal, order: CursorOrder = 'createdAt'): string {
  const id = new TextEncoder().encode(position.id);
  const payload = new Uint8Array(headerBytes + id.length);
  payload[0] = cursorOrders[order];
  new DataView(payload.buffer).setFloat64(1, position.createdAtMs);
  payload.set(id, headerBytes);
  const sealed = new Uint8Array(payload.length + tagBytes);
  sealed.set(payload);
  sealed.set(seal(payload).subarray(0, tagBytes), payload.length);
  return toBase64Url(sealed);
}

/** The position in a cursor; throws 400 `Invalid cursor` for any text that encodeCursor did not make with one of these seals. */
export const decodeCursor = (text: string, ...seals: readonly Seal[]): CursorPosition =>
  decodeCursorOf('createdAt', text, ...seals);

/** The same of another order. */
export function decodeCursorOf(order: CursorOrder, text: string, ...seals: readonly Seal[]): CursorPosition {
  const sealed = fromBase64Url(text);
  if (sealed === null || sealed.length <= headerBytes + tagBytes) throw earshotError('cursorInvalid');
  const payload = sealed.subarray(0, sealed.length - tagBytes);
  const tag = sealed.subarray(payload.length);
  const isMade = seals.some((seal) => sameBytes(seal(payload).subarray(0, tagBytes), tag));
  if (payload[0] !== cursorOrders[order] || !isMade) throw earshotError('cursorInvalid');
  return {
    createdAtMs: new DataView(payload.buffer, payload.byteOffset).getFloat64(1),
    id: new TextDecoder().decode(payload.subarray(headerBytes)),
  };
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  // No early exit: the time must not tell how many bytes were right.
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index++) difference |= a[index]! ^ (b[index] ?? 0);
  return difference === 0;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]{1,1024}$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  // Unused bits of the last character could differ unseen; only the canonical text counts.
  return toBase64Url(bytes) === text ? bytes : null;
}
