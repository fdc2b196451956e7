// Refusals in the audit log, of API keys and of people who ask for more than their role allows: the first of each in an hour has an entry at once, the others of the hour are counted in one (docs/decisions/audit.md#refused-keys).
import { countedAddress } from '../network/networks.ts';
import type { ReadLog } from './read-log.ts';
import { type Actor, type Deed, installation, visitor } from './record-deed.ts';

export type KeyRefusal =
  | 'malformed'
  | 'unknown'
  | 'replaced'
  | 'revoked'
  | 'expired'
  | 'personDeactivated'
  | 'network'
  | 'companyClosed'
  | 'permissions'
  | 'scope'
  | 'role';

/** The owner of a key. */
export interface KnownKey {
  companyId: string;
  userId: string;
  keyId: string;
}

/** Who has a session, and asks for more than the role allows. */
type RefusedPerson = Omit<KnownKey, 'keyId'> & { keyId: null };

export interface Refusal {
  reason: KeyRefusal;
  /** Null: a key that is nobody's. */
  of: KnownKey | RefusedPerson | null;
  address: string | null;
  /** Name of the operation that was asked for. */
  operation: string;
}

export interface Refusals {
  /** Nobody waits for the entry, so that the time of an answer does not tell whether a key is known. */
  note(refusal: Refusal): void;
  /** Writes what was counted in hours that are over; with `all`, also in this one. Rejects when it can't. */
  settle(all?: boolean): Promise<void>;
}

const hourMs = 60 * 60 * 1000;
/** Per hour, for one company or for keys that belong to nobody: somebody who sends from many addresses must not fill the disk. */
const mostEntries = 60;

interface Counted {
  actor: Actor;
  reason: KeyRefusal | 'several';
  more: number;
}

interface Hour {
  number: number;
  /** Keyed by company, then by key or person, reason and address. */
  counted: Map<string, Map<string, Counted>>;
}

/** `now` in ms; `onLost` hears of entries that could not be written. */
export function openRefusals(
  reads: Pick<ReadLog, 'note'>,
  now: () => number,
  onLost: (error: unknown) => void,
): Refusals {
  let hour: Hour = { number: 0, counted: new Map() };

  const settle = async (all = false) => {
    const number = Math.floor(now() / hourMs);
    // A clock that is set back is another hour too.
    if (number === hour.number && !all) return;
    const over = [...hour.counted.values()].flatMap((ofCompany) => [...ofCompany.values()]);
    hour = { number, counted: new Map() };
    const repeated = over.filter(({ more }) => more > 0);
    await Promise.all(repeated.map(({ actor, reason, more }) => reads.note(actor, deedOf(actor, { reason, more }))));
  };
  const note = ({ reason, of, address, operation }: Refusal) => {
    settle().catch(onLost);
    const actor: Actor = of ? { ...of, address } : visitor(installation, address);
    const ofCompany = hour.counted.get(actor.companyId) ?? new Map<string, Counted>();
    hour.counted.set(actor.companyId, ofCompany);
    const isFull = ofCompany.size >= mostEntries;
    const sameAs = [actor.keyId ?? actor.userId, reason, countedAddress(address ?? '')].join(' ');
    const before = ofCompany.get(sameAs) ?? (isFull ? ofCompany.get('') : undefined);
    if (before) {
      before.more += 1;
      return;
    }
    if (isFull) {
      const several: Actor = { companyId: actor.companyId, userId: null, keyId: null, address: null, by: 'visitor' };
      ofCompany.set('', { actor: several, reason: 'several', more: 1 });
      return;
    }
    ofCompany.set(sameAs, { actor, reason, more: 0 });
    setImmediate(() => reads.note(actor, deedOf(actor, { reason, operation })).catch(onLost));
  };
  return { note, settle };
}

const deedOf = ({ userId, keyId }: Actor, details: NonNullable<Deed['details']>): Deed =>
  keyId === null && userId !== null
    ? { kind: 'person.refused', subjectId: userId, details }
    : { kind: 'key.refused', subjectId: keyId, details };
