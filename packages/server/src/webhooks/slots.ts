// How many attempts may be under way: in all, to one destination, and to those that were slow or failed, so that these never delay the others (docs/decisions/webhooks.md#d48).

const inAll = 256;
export const toOneDestination = 16;
/** To one whose last attempt failed or was slow; all such together have half of the slots. */
const toOneSluggish = 4;
const toAllSluggish = inAll / 2;
const slowMs = 1_000;
const paceKeptMs = 5_000;
const mostPaces = 2 * inAll;

/** So few are free that destinations may soon have to wait for those of others. */
export const isScarce = (free: number) => free < inAll / 4;

export interface Slots {
  readonly free: number;
  readonly used: number;
  /** Destinations that may get nothing more at present. */
  closed(): ReadonlySet<string>;
  /** How many more attempts a destination may have at present. */
  freeFor(destinationId: string): number;
  /** Milliseconds that the last attempt took; null when it failed or was slow, or is long over. */
  paceOf(destinationId: string): number | null;
  take(destinationId: string): void;
  /** Gives a slot back unused. */
  giveBack(destinationId: string): void;
  /** An attempt ended. */
  end(destinationId: string, isDelivered: boolean, tookMs: number): void;
}

export function createSlots(): Slots {
  const underWay = new Map<string, number>();
  const sluggish = new Set<string>();
  /** Of quick destinations, the latest last. */
  const paces = new Map<string, { tookMs: number; at: number }>();
  let used = 0;

  const usedBy = (destinationId: string) => underWay.get(destinationId) ?? 0;
  const usedBySluggish = () => [...underWay].reduce((sum, [id, count]) => (sluggish.has(id) ? sum + count : sum), 0);

  function freeFor(destinationId: string): number {
    if (!sluggish.has(destinationId)) return Math.min(inAll - used, toOneDestination - usedBy(destinationId));
    return Math.min(inAll - used, toOneSluggish - usedBy(destinationId), toAllSluggish - usedBySluggish());
  }

  function giveBack(destinationId: string): void {
    used -= 1;
    const left = usedBy(destinationId) - 1;
    if (left > 0) underWay.set(destinationId, left);
    else underWay.delete(destinationId);
  }

  return {
    get free() {
      return inAll - used;
    },
    get used() {
      return used;
    },
    closed: () => {
      const full = [...underWay.keys()].filter((id) => freeFor(id) <= 0);
      return new Set([...full, ...(usedBySluggish() >= toAllSluggish ? sluggish : [])]);
    },
    freeFor,
    paceOf: (destinationId) => {
      const pace = paces.get(destinationId);
      return pace && performance.now() - pace.at < paceKeptMs ? pace.tookMs : null;
    },
    take: (destinationId) => {
      used += 1;
      underWay.set(destinationId, usedBy(destinationId) + 1);
    },
    giveBack,
    end: (destinationId, isDelivered, tookMs) => {
      giveBack(destinationId);
      paces.delete(destinationId);
      if (isDelivered && tookMs < slowMs) {
        sluggish.delete(destinationId);
        paces.set(destinationId, { tookMs, at: performance.now() });
        if (paces.size > mostPaces) paces.delete(paces.keys().next().value!);
      } else sluggish.add(destinationId);
    },
  };
}
