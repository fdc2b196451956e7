// The delivery worker: claims what is due, a few at a time for each destination, so that a slow one never delays another (docs/decisions/webhooks.md#d48).
import { attemptTimeoutMs, delayBeforeAttemptMs, maxDeliveryAttempts } from '@earshot/core';
import { type ClaimLoop, type Round, startClaimLoop } from '../claim-loop.ts';
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
import { openSecret } from './destination-secrets.ts';
import { attempt } from './send.ts';
import { createSlots } from './slots.ts';

const pollMs = 500;
/** Longest that the end of an attempt waits for others, to be written down with them. */
const batchMs = 10;
/** Longer than an attempt may take, with a margin for writing down how it ended. */
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

export function startDeliveryWorker(service: Service, hosts: PublicHosts): ClaimLoop {
  const { db, log, metrics } = service;
  const slots = createSlots();
  /** Attempts whose end is not yet written down, and what to call then. */
  let ended: (AttemptEnd & { written: () => void })[] = [];
  /** Destinations that may have more that is due; the longest waiting first. */
  let backlog = new Set<string>();
  let isSearchDue = true;

  function modeOf({ isWoken, isStopping }: Round<ClaimedDelivery>): DeliveryMode {
    isSearchDue ||= isWoken;
    if (isStopping || slots.free === 0) return 'ends-only';
    return isSearchDue ? 'search' : 'backlog';
  }

  /** Destinations that may get something and have, or may have, what is due; the longest waiting first. */
  async function openDestinations(mode: DeliveryMode, now: number): Promise<string[]> {
    if (mode === 'ends-only') return [];
    const closed = slots.closed();
    if (mode === 'search') {
      const most = slots.free + closed.size;
      const due = await dueDestinations(db, now, most);
      // Those that did not fit in are searched for again when others have ended.
      isSearchDue = due.length === most;
      backlog = new Set(due);
    }
    return [...backlog].filter((id) => !closed.has(id));
  }

  /** Writes down what ended, then claims what fits; both in one transaction, however many rows they are. */
  async function claim(round: Round<ClaimedDelivery>): Promise<boolean> {
    const ends = ended;
    ended = [];
    // Due again when the clock is set ahead or this process was held up, but not to be sent twice.
    const inHand = new Set(round.running.map(({ id }) => id));
    const taken: DueDelivery[] = [];
    let claimed: ClaimedDelivery[] = [];
    try {
      const now = service.now();
      const open = await openDestinations(modeOf(round), now);
      if (ends.length === 0 && open.length === 0) return false;
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
          backlog.delete(destinationId);
          if (some.length === most) backlog.add(destinationId);
        }
        if (taken.length > 0) claimed = await claimDeliveries(tx, taken, now + leaseMs);
      });
    } catch (error) {
      // What could not be written is written next time; until then the lease keeps it from being sent twice.
      ended = [...ends, ...ended];
      for (const { destination_id } of taken) slots.giveBack(destination_id);
      throw error;
    }
    for (const { written } of ends) written();
    for (const delivery of claimed) round.start(delivery);
    return false;
  }

  /** One attempt, until its end is written down: so long it is in hand. */
  async function work(delivery: ClaimedDelivery): Promise<void> {
    const end = await deliver(delivery);
    await new Promise<void>((written) => {
      ended.push({ ...end, written });
      // Ends are written together, since a transaction costs more than its rows; a third still under way keeps the network busy meanwhile.
      loop.continueWithin(ended.length >= 2 * slots.used ? 0 : batchMs);
    });
  }

  const secretOf = ({ destination_id: id, company_id, secret }: ClaimedDelivery) =>
    openSecret({ id, company_id, secret }, service.secrets);

  async function deliver(delivery: ClaimedDelivery): Promise<AttemptEnd> {
    const startedAt = performance.now();
    const outcome = await attempt(delivery, secretOf(delivery), hosts, attemptTimeoutMs);
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
    return { id, attempts, body_id, nextAttemptAt: delayMs === null ? null : service.now() + delayMs };
  }

  const loop = startClaimLoop({
    pollMs,
    hasRoom: () => slots.free > 0,
    hasEnds: () => ended.length > 0,
    claim,
    work,
    stopMs,
    failed: (error) => log.warn({ err: error }, 'webhook queue not reached'),
  });
  return loop;
}
