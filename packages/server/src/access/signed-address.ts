// Addresses that are good for a while, and that only this server can have made: their query names when they end, and is signed for one purpose.
import { timingSafeEqual } from 'node:crypto';
import { type Secrets, sealsFor } from './cryptography.ts';

/** What is signed: the same `subject` under another purpose has another signature. */
export interface SignedFor {
  purpose: string;
  subject: string;
}

/** `expires=…&signature=…`, good until `expires`, in seconds since the epoch. */
export const signedQuery = (secrets: Secrets, signed: SignedFor, expires: number): string =>
  `expires=${expires}&signature=${signatures(secrets, signed, expires)[0]}`;

/** Whether the query was made here and still counts, whatever it holds; `now` in ms. */
export function isSigned(
  secrets: Secrets,
  signed: SignedFor,
  { expires, signature }: { expires: string; signature: string },
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const isMade = signatures(secrets, signed, Number(expires)).some((expected) =>
    timingSafeEqual(Buffer.from(expected), Buffer.from(signature)),
  );
  return isMade && Number(expires) * 1000 > now;
}

/** The first is for a new address; those of older secrets still count. */
const signatures = (secrets: Secrets, { purpose, subject }: SignedFor, expires: number) =>
  sealsFor(secrets, purpose).map((seal) => Buffer.from(seal(Buffer.from(`${expires}\n${subject}`))).toString('hex'));
