// Reads in the audit log: an answer waits until its entry is committed, and reads of one moment share a transaction (docs/decisions/audit.md#reads).
import type { Database } from '../records/database.ts';
import { type Actor, type Deed, recordDeeds } from './record-deed.ts';

export interface ReadLog {
  /** Resolves when the entry is committed. Rejects when it can't be: then nothing may be shown. What has the same `sameAs` within a minute is noted once: then false. */
  note(actor: Actor, deed: Deed, sameAs?: string): Promise<boolean>;
}

interface Batch {
  deeds: { actor: Actor; deed: Deed }[];
  written: Promise<void>;
}

/** Who reads the same again within it, as a page that waits for the end of an analysis does, is noted once: also who asks many times at once. */
const repeatMs = 60_000;
const mostRemembered = 10_000;

/** `now` in ms; `onUnsafe` hears of an entry that is committed and may not have reached the disk. */
export function openReadLog(db: Database, now: () => number, onUnsafe: (error: unknown) => void): ReadLog {
  const next = new Map<string, Batch>();
  const last = new Map<string, Promise<unknown>>();
  const noted = new Map<string, { at: number; written: Promise<void> }>();

  const write = async (companyId: string, batch: Batch) => {
    // Later callers belong to another batch.
    next.delete(companyId);
    await db.forgettable.transaction((tx) => recordDeeds(tx, companyId, batch.deeds, now()));
    db.flush().catch(onUnsafe);
  };
  const append = (actor: Actor, deed: Deed): Promise<void> => {
    const { companyId } = actor;
    const open = next.get(companyId);
    if (open) {
      open.deeds.push({ actor, deed });
      return open.written;
    }
    const batch: Batch = { deeds: [{ actor, deed }], written: Promise.resolve() };
    next.set(companyId, batch);
    batch.written = (last.get(companyId) ?? Promise.resolve()).then(() => write(companyId, batch));
    const settled = batch.written.catch(() => undefined);
    last.set(companyId, settled);
    void settled.then(() => {
      if (last.get(companyId) === settled) last.delete(companyId);
    });
    return batch.written;
  };
  return {
    note: async (actor, deed, sameAs = readerOf(actor, deed)) => {
      if (sameAs === undefined) {
        await append(actor, deed);
        return true;
      }
      const before = noted.get(sameAs);
      if (before && now() >= before.at && now() < before.at + repeatMs) {
        await before.written;
        return false;
      }
      if (noted.size >= mostRemembered) noted.clear();
      const entry = { at: now(), written: append(actor, deed) };
      noted.set(sameAs, entry);
      await entry.written.catch((error) => {
        if (noted.get(sameAs) === entry) noted.delete(sameAs);
        throw error;
      });
      return true;
    },
  };
}

const readerOf = ({ companyId, userId, keyId, address }: Actor, { kind, subjectId }: Deed): string | undefined =>
  kind === 'analysis.read' || kind === 'analysis.passagesRead'
    ? [kind, companyId, userId, keyId, address, subjectId].join(' ')
    : undefined;
