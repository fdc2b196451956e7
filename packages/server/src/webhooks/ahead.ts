// Deliveries that are claimed before they have a slot, so that no slot waits for the database; only for a moment, since a kill costs each an attempt (docs/decisions/webhooks.md#ahead).
import { isScarce, type Load, type Slots, toOneDestination } from './slots.ts';

/** A destination's answers in this time are about what is claimed ahead for it. */
const aheadMs = 100;
/** Longest that one waits: then it is given back, and read again with its destination. */
export const mostWaitMs = 500;
const toOne = 64;
const inAll = 256;
/** Bodies that wait may take this much memory. */
const mostBytes = 8 * 1024 * 1024;

export interface Ahead {
  readonly count: number;
  /** How many bytes the bodies of more may have. */
  readonly bytesLeft: number;
  /** How many more may be claimed for a destination beyond its free slots, in a round with `free` slots and `aheadForOthers` claims ahead for others. */
  roomFor(destinationId: string, round: { free: number; aheadForOthers: number }): number;
  /** Waits for a slot of its destination and takes it; false when it is to be given back. */
  slotFor(delivery: Load): Promise<boolean>;
  /** Gives the free slots of a destination to what waits for it. */
  serve(destinationId: string): void;
  /** Gives back what has waited for too long; all of it when `isAll`. */
  giveBack(isAll: boolean): void;
}

export function createAhead(slots: Slots): Ahead {
  const waiting = new Map<string, { since: number; load: Load; end(hasSlot: boolean): void }[]>();
  let count = 0;
  let bytes = 0;

  const waitingFor = (destinationId: string) => waiting.get(destinationId)?.length ?? 0;

  function endFirst(destinationId: string, hasSlot: boolean): void {
    const own = waiting.get(destinationId)!;
    const first = own.shift()!;
    count -= 1;
    bytes -= first.load.body_bytes;
    first.end(hasSlot);
    if (own.length === 0) waiting.delete(destinationId);
  }

  function serve(destinationId: string): void {
    // A slow or failing one gets its few from the table, where they do not grow old.
    const isSluggish = slots.paceOf(destinationId) === null;
    const oldest = performance.now() - mostWaitMs;
    for (let own = waiting.get(destinationId); own?.[0]; own = waiting.get(destinationId)) {
      const hasSlot = !isSluggish && own[0].since > oldest;
      if (hasSlot) {
        if (slots.freeFor(destinationId) <= 0 || !slots.hasRoomFor(own[0].load)) return;
        slots.take(own[0].load);
      }
      endFirst(destinationId, hasSlot);
    }
  }

  return {
    get count() {
      return count;
    },
    get bytesLeft() {
      return mostBytes - bytes;
    },
    roomFor: (destinationId, { free, aheadForOthers }) => {
      const pace = slots.paceOf(destinationId);
      if (pace === null || isScarce(free)) return 0;
      const own = Math.min(toOne, (toOneDestination * aheadMs) / Math.max(1, pace));
      return Math.max(0, Math.floor(Math.min(own - waitingFor(destinationId), inAll - count - aheadForOthers)));
    },
    slotFor: (load) =>
      new Promise((end) => {
        const { destination_id: id } = load;
        const own = waiting.get(id) ?? [];
        own.push({ since: performance.now(), load, end });
        waiting.set(id, own);
        count += 1;
        bytes += load.body_bytes;
        serve(id);
      }),
    serve,
    giveBack: (isAll) => {
      for (const id of [...waiting.keys()]) {
        if (isAll) while (waiting.has(id)) endFirst(id, false);
        else serve(id);
      }
    },
  };
}
