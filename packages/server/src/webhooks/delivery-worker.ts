// The delivery worker: claims what is due, a few at a time for each destination, so that a slow one never delays another (D48).
import { attemptTimeoutMs, delayBeforeAttemptMs, maxDeliveryAttempts } from '@earshot/core';
import type { PublicHosts } from '../network/public-hosts.ts';
import type { Queries } from '../records/database.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  deleteDelivery,
  dueDestinations,
  postponeDelivery,
} from '../records/webhook-deliveries.ts';
import type { Service } from '../service.ts';
import { attempt } from './send.ts';

const pollMs = 500;
/** Attempts under way at a time: in all, to one destination, and to one whose last attempt failed. */
const slots = 256;
const slotsPerDestination = 16;
const slotsAfterFailure = 2;
/** Longer than an attempt may take, with a margin for writing down how it ended. */
const leaseMs = attemptTimeoutMs + 10_000;

export interface DeliveryWorker {
  /** Looks for due deliveries at once. */
  wake(): void;
  /** Claims nothing more, and waits for the attempts under way. */
  stop(): Promise<void>;
}

export function startDeliveryWorker(service: Service, hosts: PublicHosts): DeliveryWorker {
  const { db, log, metrics } = service;
  const underWay = new Map<string, number>();
  const failing = new Set<string>();
  const slotsOf = (destinationId: string) => (failing.has(destinationId) ? slotsAfterFailure : slotsPerDestination);
  let total = 0;
  let isStopped = false;
  let turning: Promise<void> | null = null;
  let again = false;
  let ended: ((tx: Queries) => Promise<void>)[] = [];
  let drained: (() => void) | undefined;

  /** One turn: writes down what ended, then claims what fits; both in one transaction, however many rows they are. */
  async function turn(): Promise<void> {
    const writes = ended;
    ended = [];
    const claimed: ClaimedDelivery[] = [];
    try {
      const now = service.now();
      const free = isStopped ? 0 : slots - total;
      const saturated = [...underWay].filter(([id, count]) => count >= slotsOf(id)).map(([id]) => id);
      const due = free > 0 ? await dueDestinations(db, now, saturated, free) : [];
      if (writes.length === 0 && due.length === 0) return;
      await db.transaction(async (tx) => {
        for (const write of writes) await write(tx);
        for (const destinationId of due) {
          const most = Math.min(slotsOf(destinationId) - (underWay.get(destinationId) ?? 0), free - claimed.length);
          if (most <= 0) continue;
          claimed.push(...(await claimDeliveries(tx, destinationId, now, now + leaseMs, most, maxDeliveryAttempts)));
        }
      });
      claimed.forEach(begin);
      // More may be due than fitted in; what fits next is known when slots are free again.
      if (claimed.length > 0 && total < slots) again = true;
    } catch (error) {
      // What could not be written is written next time; until then the lease keeps it from being sent twice.
      ended = [...writes, ...ended];
      log.warn({ err: error }, 'webhook queue not reached');
    }
  }

  function begin(delivery: ClaimedDelivery): void {
    total += 1;
    underWay.set(delivery.destination_id, (underWay.get(delivery.destination_id) ?? 0) + 1);
    void deliver(delivery).then((write) => {
      ended.push(write);
      total -= 1;
      const left = (underWay.get(delivery.destination_id) ?? 1) - 1;
      if (left === 0) underWay.delete(delivery.destination_id);
      else underWay.set(delivery.destination_id, left);
      wake();
    });
  }

  async function deliver(delivery: ClaimedDelivery): Promise<(tx: Queries) => Promise<void>> {
    const outcome = await attempt(delivery, hosts, attemptTimeoutMs);
    const now = service.now();
    metrics.webhookAttempts.inc({ outcome });
    if (outcome === 'delivered') {
      failing.delete(delivery.destination_id);
      metrics.webhookLatencySeconds.observe((now - delivery.queued_at) / 1000);
      return (tx) => deleteDelivery(tx, delivery);
    }
    failing.add(delivery.destination_id);
    const delayMs = delayBeforeAttemptMs(delivery.attempts + 1, Math.random());
    log.debug({ deliveryId: delivery.id, attempt: delivery.attempts, outcome }, 'webhook attempt failed');
    if (delayMs === null) {
      metrics.webhooksDiscarded.inc();
      return (tx) => deleteDelivery(tx, delivery);
    }
    return (tx) => postponeDelivery(tx, delivery, now + delayMs);
  }

  function wake(): void {
    if (turning) {
      again = true;
      return;
    }
    turning = (async () => {
      do {
        again = false;
        // What ends in the same moment is written in one transaction.
        await new Promise((resolve) => setImmediate(resolve));
        await turn();
      } while (again);
    })().finally(() => {
      turning = null;
      if (again || (ended.length > 0 && !isStopped)) setTimeout(wake, ended.length > 0 ? 50 : 0).unref();
      if (isStopped && total === 0 && ended.length === 0) drained?.();
    });
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      if (total === 0 && ended.length === 0 && !turning) return;
      await new Promise<void>((resolve) => {
        drained = resolve;
        // With the database away the lease ends what can't be written down.
        setTimeout(resolve, leaseMs).unref();
        wake();
      });
    },
  };
}
