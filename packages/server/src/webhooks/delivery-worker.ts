// The delivery worker: claims what is due, a few at a time for each destination, so that a slow one never delays another (docs/decisions/webhooks.md#d48).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { attemptTimeoutMs, delayBeforeAttemptMs, maxDeliveryAttempts } from '@earshot/core';
import { type ClaimLoop, type Round, startClaimLoop } from '../claim-loop.ts';
import type { DispatchingHosts } from '../network/public-hosts.ts';
import { createdAtOf } from '../records/ids.ts';
import {
  type AttemptEnd,
  type ClaimedDelivery,
  claimDeliveries,
  type DeliveryTarget,
  type DueDelivery,
  dueDeliveries,
  dueDestinations,
  endAttempts,
} from '../records/webhook-deliveries.ts';
import type { Service } from '../service.ts';
import { createAhead } from './ahead.ts';
import { openSecret } from './destination-secrets.ts';
import { createPresentTargets } from './present-targets.ts';
import { attempt } from './send.ts';
import { createSlots } from './slots.ts';

const pollMs = 500;
/** Longest that the end of an attempt waits for others, to be written down with them. */
const batchMs = 10;
/** Longer than the wait for a slot and an attempt may take, with a margin for writing down how it ended. */
const leaseMs = attemptTimeoutMs + 10_000;
/** How long a stop goes on trying to write down how attempts ended; the lease ends what can't be. */
const stopMs = attemptTimeoutMs + 2_000;

/** What a round does beside writing down how attempts ended, which it always does. */
export type DeliveryMode =
  /** Asks the table which destinations have something due: after a wake or a poll, and as long as the last look found more than fitted. */
  | 'search'
  /** Serves those that may have more, since they got all that they may have at a time, and asks the table for no others: after an attempt. */
  | 'backlog'
  /** Claims nothing: the worker stops, or all slots are taken. */
  | 'ends-only';

/** What is claimed, and whether it still has to wait for a slot. */
interface InHand extends ClaimedDelivery {
  isAhead: boolean;
  leaseUntil: number;
}

export function startDeliveryWorker(service: Service, hosts: DispatchingHosts): ClaimLoop {
  const { db, log, metrics } = service;
  const slots = createSlots();
  const ahead = createAhead(slots);
  const presentTarget = createPresentTargets(db);
  /** Attempts whose end is not yet written down, and what to call then. */
  let ended: (AttemptEnd & { written: () => void })[] = [];
  /** Destinations that may have more that is due; the longest waiting first. */
  let backlog = new Set<string>();
  let isSearchDue = true;

  function modeOf({ isWoken, isStopping }: Round<InHand>): DeliveryMode {
    isSearchDue ||= isWoken;
    if (isStopping || slots.free === 0) return 'ends-only';
    return isSearchDue ? 'search' : 'backlog';
  }

  /** How many more each destination may have that has, or may have, what is due; the longest waiting first. */
  async function wanted(mode: DeliveryMode, now: number): Promise<Map<string, number>> {
    const most = new Map<string, number>();
    if (mode === 'ends-only') return most;
    if (mode === 'search') {
      const closed = slots.closed();
      const mostFound = slots.free + closed.size;
      const due = await dueDestinations(db, now, mostFound);
      // Those that did not fit in are searched for again when others have ended.
      isSearchDue = due.length === mostFound;
      backlog = new Set(due);
    }
    let free = slots.free;
    let aheadForOthers = 0;
    for (const id of backlog) {
      const own = Math.min(Math.max(0, slots.freeFor(id)), free);
      free -= own;
      const beyond = ahead.roomFor(id, { free, aheadForOthers });
      aheadForOthers += beyond;
      if (own + beyond > 0) most.set(id, own + beyond);
    }
    return most;
  }

  /** Takes slots for what is due as long as there are; of the rest, first attempts are claimed ahead. */
  function takeSlots(due: readonly DueDelivery[], taken: Map<string, boolean>): DueDelivery[] {
    let { bytesLeft } = ahead;
    /** Destinations whose next body does not fit in: what is behind it waits too, or it might wait for ever. */
    const full = new Set<string>();
    return due.filter((delivery) => {
      const { id, destination_id, attempts, body_bytes } = delivery;
      const isAhead = slots.freeFor(destination_id) <= 0;
      // An attempt is counted when it is claimed. So a process that is killed again and again takes at most one attempt from a delivery that is never sent.
      if (isAhead && (attempts > 1 || body_bytes > bytesLeft)) return false;
      if (isAhead) bytesLeft -= body_bytes;
      else if (!full.has(destination_id) && slots.hasRoomFor(delivery)) slots.take(delivery);
      else {
        full.add(destination_id);
        return false;
      }
      taken.set(id, isAhead);
      return true;
    });
  }

  /** Writes down how attempts ended, and claims what fits; at the same time, since neither needs the other. */
  async function claim(round: Round<InHand>): Promise<boolean> {
    ahead.giveBack(round.isStopping);
    // What was given back ends in the turns that follow.
    if (round.isStopping) await nextTurn();
    const now = service.now();
    // A row whose lease is over is looked at, and the end of its attempt must not be passed over meanwhile.
    if (round.running.some(({ leaseUntil }) => leaseUntil <= now)) await writeEnds();
    const done = await Promise.allSettled([writeEnds(), claimMore(round, now)]);
    for (const each of done) if (each.status === 'rejected') throw each.reason;
    return false;
  }

  async function writeEnds(): Promise<void> {
    const ends = ended;
    ended = [];
    if (ends.length === 0) return;
    let left: typeof ended;
    try {
      left = await db.forgettable.transaction((tx) => endAttempts(tx, ends));
    } catch (error) {
      // What could not be written is written next time; until then the lease keeps it from being sent twice.
      ended = [...ends, ...ended];
      throw error;
    }
    const isLeft = new Set(left);
    for (const end of ends) if (!isLeft.has(end)) end.written();
    if (left.length === 0) return;
    ended = [...left, ...ended];
    loop.continueWithin(batchMs);
  }

  async function claimMore(round: Round<InHand>, now: number): Promise<void> {
    // Due again when the clock is set ahead or this process was held up, but not to be sent twice.
    const inHand = new Set(round.running.map(({ id }) => id));
    const isAhead = new Map<string, boolean>();
    let taken: DueDelivery[] = [];
    let claimed: ClaimedDelivery[] = [];
    try {
      const most = await wanted(modeOf(round), now);
      if (most.size === 0) return;
      // Lost with the power, an attempt is made again: deliveries come at least once (docs/decisions/webhooks.md#d47).
      await db.forgettable.transaction(async (tx) => {
        const due = await dueDeliveries(tx, most, now, maxDeliveryAttempts);
        taken = takeSlots(
          due.filter(({ id }) => !inHand.has(id)),
          isAhead,
        );
        const found = Map.groupBy(due, (delivery) => delivery.destination_id);
        for (const [destinationId, asked] of most) {
          // The one that got something is the last to get more.
          backlog.delete(destinationId);
          const own = found.get(destinationId) ?? [];
          if (own.length === asked || own.some(({ id }) => !isAhead.has(id))) backlog.add(destinationId);
        }
        if (taken.length > 0) claimed = await claimDeliveries(tx, taken, now + leaseMs);
      });
    } catch (error) {
      for (const delivery of taken) if (!isAhead.get(delivery.id)) slots.giveBack(delivery);
      throw error;
    }
    for (const delivery of claimed)
      round.start({ ...delivery, isAhead: isAhead.get(delivery.id)!, leaseUntil: now + leaseMs });
  }

  /** One attempt; it is in hand until its end is written down. */
  async function work(delivery: InHand): Promise<void> {
    const end = delivery.isAhead ? await deliverInTurn(delivery) : await deliver(delivery);
    await new Promise<void>((written) => {
      ended.push({ ...end, written });
      // Ends are written together, since a transaction costs more than its rows; a third still under way, or what waits for a slot, keeps the
      // network busy meanwhile.
      loop.continueWithin(ahead.count === 0 && ended.length >= 2 * slots.used ? 0 : batchMs);
    });
  }

  /** Once there is a slot, to the destination as it is then; a delivery that was erased meanwhile goes nowhere. */
  async function deliverInTurn(delivery: InHand): Promise<AttemptEnd> {
    if (!(await ahead.slotFor(delivery))) return givenBack(delivery);
    const target = await presentTarget(delivery.id).catch(() => null);
    if (target) return deliver({ ...delivery, target });
    slots.giveBack(delivery);
    ahead.serve(delivery.destination_id);
    return givenBack(delivery);
  }

  /** Not sent: as it was before, when it was queued. */
  function givenBack({ id, attempts, body_id, timestamp_seconds, leaseUntil }: InHand): AttemptEnd {
    return { id, attempts, body_id, nextAttemptAt: timestamp_seconds * 1000, unmadeUntil: leaseUntil };
  }

  const secretsOf = new WeakMap<DeliveryTarget, { secret: string | null }>();
  /** Decrypted once for all that were claimed together. */
  function secretOf({ target }: InHand): string | null {
    let opened = secretsOf.get(target);
    if (!opened) {
      opened = { secret: openSecret(target, service.secrets) };
      secretsOf.set(target, opened);
    }
    return opened.secret;
  }

  async function deliver(delivery: InHand): Promise<AttemptEnd> {
    const startedAt = performance.now();
    const outcome = await attempt(delivery, secretOf(delivery), hosts, attemptTimeoutMs);
    const isDelivered = outcome === 'delivered';
    slots.end(delivery, isDelivered, performance.now() - startedAt);
    ahead.serve(delivery.destination_id);
    metrics.webhookAttempts.inc({ outcome });
    if (isDelivered) metrics.webhookLatencySeconds.observe((service.now() - createdAtOf(delivery.id)) / 1000);
    else log.debug({ deliveryId: delivery.id, attempt: delivery.attempts, outcome }, 'webhook attempt failed');
    const delayMs = isDelivered ? null : delayBeforeAttemptMs(delivery.attempts + 1, Math.random());
    if (!isDelivered && delayMs === null) {
      metrics.webhooksDiscarded.inc();
      log.warn(
        { deliveryId: delivery.id, destinationId: delivery.destination_id, attempts: delivery.attempts, outcome },
        'webhook given up',
      );
    }
    const { id, attempts, body_id } = delivery;
    return { id, attempts, body_id, nextAttemptAt: delayMs === null ? null : service.now() + delayMs };
  }

  const loop = startClaimLoop({
    pollMs,
    hasRoom: () => slots.free > 0,
    hasEnds: () => ended.length > 0 || ahead.count > 0,
    claim,
    work,
    stopMs,
    failed: (error) => log.warn({ err: error }, 'webhook queue not reached'),
  });
  return loop;
}
