// How many attempts may be under way, and with how much memory: in all, to one destination, and to those that were slow or failed, so that these never delay the others (docs/decisions/webhooks.md#d48).

const inAll = 256;
export const toOneDestination = 16;
/** To one whose last attempt failed or was slow; all such together have half of the slots. */
const toOneSluggish = 4;
const toAllSluggish = inAll / 2;
const mib = 1024 * 1024;
/** Bytes of bodies that are being sent. A larger body is sent while there is no other. */
const bytesInAll = 64 * mib;
const bytesToOne = bytesInAll / 4;
const bytesToAllSluggish = bytesInAll / 2;
/** What is no larger never waits for room that is kept: all slots full of it leave most of the room. */
const smallBytes = 64 * 1024;
/** Longer than any attempt: by then all bodies that took the room are gone, and whoever it is kept for has come or is gone too. */
const roomKeptMs = 12_000;
const slowMs = 1_000;
const paceKeptMs = 5_000;
const mostPaces = 2 * inAll;

/** Whether so few slots are free that destinations may soon wait for those of others. */
export const isScarce = (free: number) => free < inAll / 4;

/** What takes a slot. */
export interface Load {
  readonly destination_id: string;
  readonly body_bytes: number;
}

export interface Slots {
  readonly free: number;
  readonly used: number;
  /** Destinations that may get nothing more at present. */
  closed(): ReadonlySet<string>;
  /** How many more attempts a destination may have at present. */
  freeFor(destinationId: string): number;
  /** Milliseconds that the last attempt took; null when it failed or was slow, or is long over. */
  paceOf(destinationId: string): number | null;
  /**
   * Whether its body fits in beside those that are being sent. Where only the room of all is missing, what becomes free is kept for it: others
   * with large bodies, however many and quick, go after it.
   */
  hasRoomFor(load: Load): boolean;
  take(load: Load): void;
  /** Gives a slot back unused. */
  giveBack(load: Load): void;
  /** An attempt ended. */
  end(load: Load, isDelivered: boolean, tookMs: number): void;
}

export function createSlots(): Slots {
  const underWay = new Map<string, { count: number; bytes: number }>();
  const sluggish = new Set<string>();
  /** The pace of quick destinations, the latest last. */
  const paces = new Map<string, { tookMs: number; at: number }>();
  let used = 0;
  let bytes = 0;
  /** For whom room is kept. */
  let first: { destinationId: string; until: number } | null = null;

  const usedBy = (destinationId: string) => underWay.get(destinationId)?.count ?? 0;
  const sumOfSluggish = (what: 'count' | 'bytes') =>
    [...underWay].reduce((sum, [id, own]) => (sluggish.has(id) ? sum + own[what] : sum), 0);
  const usedBySluggish = () => sumOfSluggish('count');

  function freeFor(destinationId: string): number {
    if (!sluggish.has(destinationId)) return Math.min(inAll - used, toOneDestination - usedBy(destinationId));
    return Math.min(inAll - used, toOneSluggish - usedBy(destinationId), toAllSluggish - usedBySluggish());
  }

  function hasRoomFor({ destination_id, body_bytes }: Load): boolean {
    const fits = (taken: number, most: number) => taken === 0 || taken + body_bytes <= most;
    if (!fits(underWay.get(destination_id)?.bytes ?? 0, bytesToOne)) return false;
    const isSluggish = sluggish.has(destination_id);
    if (isSluggish && !fits(sumOfSluggish('bytes'), bytesToAllSluggish)) return false;
    if (first && performance.now() >= first.until) first = null;
    if (first && first.destinationId !== destination_id && body_bytes > smallBytes) return false;
    if (fits(bytes, bytesInAll)) return true;
    if (!isSluggish) first ??= { destinationId: destination_id, until: performance.now() + roomKeptMs };
    return false;
  }

  function giveBack({ destination_id, body_bytes }: Load): void {
    used -= 1;
    bytes -= body_bytes;
    const own = underWay.get(destination_id)!;
    own.count -= 1;
    own.bytes -= body_bytes;
    if (own.count === 0) underWay.delete(destination_id);
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
    hasRoomFor,
    take: ({ destination_id, body_bytes }) => {
      if (first?.destinationId === destination_id) first = null;
      used += 1;
      bytes += body_bytes;
      const own = underWay.get(destination_id) ?? { count: 0, bytes: 0 };
      own.count += 1;
      own.bytes += body_bytes;
      underWay.set(destination_id, own);
    },
    giveBack,
    end: (load, isDelivered, tookMs) => {
      const destinationId = load.destination_id;
      giveBack(load);
      paces.delete(destinationId);
      if (isDelivered && tookMs < slowMs) {
        sluggish.delete(destinationId);
        paces.set(destinationId, { tookMs, at: performance.now() });
        if (paces.size > mostPaces) paces.delete(paces.keys().next().value!);
      } else sluggish.add(destinationId);
    },
  };
}
