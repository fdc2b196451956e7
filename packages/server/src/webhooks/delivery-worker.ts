// The delivery worker: claims what is due, a few at a time for each destination, so that a slow one never delays another (docs/decisions/webhooks.md#d48).
import { setTimeout as sleep } from 'node:timers/promises';
import { attemptTimeoutMs, delayBeforeAttemptMs, maxDeliveryAttempts } from '@earshot/core';
import type { PublicHosts } from '../network/public-hosts.ts';
import { createdAtOf } from '../records/ids.ts';
import {
  type AttemptEnd,
  type ClaimedDelivery,
  claimDeliveries,
  type DueDelivery,
  dueDeliveries,
  dueDestinations,
  endAttempts,
} from '../records/webhook-deliveries.ts';
import type { Service } from '../service.ts';
import { attempt } from './send.ts';
import { createSlots } from './slots.ts';

const pollMs = 500;
/** Longest that the end of an attempt waits for others, to be written down with them. */
const batchMs = 10;
/** Longer than an attempt may take, with a margin for writing down how it ended. */
const leaseMs = attemptTimeoutMs + 10_000;
/** How long a stop goes on trying to write down how attempts ended; the lease ends what can't be. */
const stopMs = attemptTimeoutMs + 2_000;

export interface DeliveryWorker {
  /** Looks for due deliveries at once. */
  wake(): void;
  /** Claims nothing more, and waits for the attempts under way. */
  stop(): Promise<void>;
}

export function startDeliveryWorker(service: Service, hosts: PublicHosts): DeliveryWorker {
  const { db, log, metrics } = service;
  const slots = createSlots();
  /** Attempts whose end is not yet written down. */
  let ended: AttemptEnd[] = [];
  /** Deliveries whose attempt is under way here, or its end not yet written down: due again when the clock is set ahead or this process was held up, but not to be sent twice. */
  const inHand = new Set<string>();
  let turning: Promise<void> | null = null;
  let again = false;
  let isStopped = false;
  let soon: NodeJS.Timeout | undefined;
  /** Destinations that may have more that is due, since they got all that they may have at a time; the others are found by looking. */
  let backlogged = new Set<string>();
  let isToLook = true;

  /** One turn: writes down what ended, then claims what fits; both in one transaction, however many rows they are. */
  async function turn(): Promise<void> {
    const ends = ended;
    ended = [];
    const taken: DueDelivery[] = [];
    let claimed: ClaimedDelivery[] = [];
    try {
      const now = service.now();
      const open = isStopped ? [] : await openDestinations(now);
      if (ends.length === 0 && open.length === 0) return;
      // Lost with the power, an attempt is made again: deliveries come at least once (docs/decisions/webhooks.md#d47).
      await db.forgettable.transaction(async (tx) => {
        await endAttempts(tx, ends);
        for (const destinationId of open) {
          const most = slots.freeFor(destinationId);
          if (most <= 0) continue;
          const due = await dueDeliveries(tx, destinationId, now, most, maxDeliveryAttempts);
          const some = due.filter(({ id }) => !inHand.has(id));
          for (const { destination_id } of some) slots.take(destination_id);
          taken.push(...some);
          // Whoever got something is the last to get more.
          backlogged.delete(destinationId);
          if (some.length === most) backlogged.add(destinationId);
        }
        if (taken.length > 0) claimed = await claimDeliveries(tx, taken, now + leaseMs);
      });
    } catch (error) {
      // What could not be written is written next time; until then the lease keeps it from being sent twice.
      ended = [...ends, ...ended];
      for (const { destination_id } of taken) slots.giveBack(destination_id);
      log.warn({ err: error }, 'webhook queue not reached');
      return;
    }
    for (const { id } of ends) inHand.delete(id);
    for (const { id } of claimed) inHand.add(id);
    for (const delivery of claimed) void deliver(delivery).then(goOnSoon);
  }

  /** Destinations that may get something and have, or may have, what is due; the longest waiting first. */
  async function openDestinations(now: number): Promise<string[]> {
    if (slots.free === 0) return [];
    const closed = slots.closed();
    if (isToLook) {
      const due = await dueDestinations(db, now, slots.free + closed.size);
      // Those that did not fit in are looked for again when others have ended.
      isToLook = due.length === slots.free + closed.size;
      backlogged = new Set(due);
    }
    return [...backlogged].filter((id) => !closed.has(id));
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const startedAt = performance.now();
    const outcome = await attempt(delivery, hosts, attemptTimeoutMs);
    const isDelivered = outcome === 'delivered';
    slots.end(delivery.destination_id, isDelivered, performance.now() - startedAt);
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
    ended.push({ id, attempts, body_id, nextAttemptAt: delayMs === null ? null : service.now() + delayMs });
  }

  function wake(): void {
    isToLook = true;
    goOn();
  }

  function goOn(): void {
    clearTimeout(soon);
    soon = undefined;
    if (turning) {
      again = true;
      return;
    }
    turning = (async () => {
      do {
        again = false;
        await new Promise((resolve) => setImmediate(resolve));
        await turn();
      } while (again);
      turning = null;
    })();
  }

  /** Ends are written together: a transaction costs more than its rows. */
  function goOnSoon(): void {
    // A third still under way keeps the network busy meanwhile.
    if (ended.length >= 2 * slots.used) goOn();
    else soon ??= setTimeout(goOn, batchMs);
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      const until = Date.now() + stopMs;
      while ((slots.used > 0 || ended.length > 0 || turning) && Date.now() < until) {
        wake();
        await sleep(50);
      }
    },
  };
}
