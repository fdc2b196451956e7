// Where a delivery that waited ahead of its slot goes now: a new secret counts at once, and nothing goes out that was erased, or to a destination that was deactivated (docs/decisions/webhooks.md#d47, #d48).
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queries } from '../records/database.ts';
import { type DeliveryTarget, presentTargets } from '../records/webhook-deliveries.ts';

/** Null for a delivery that is not to be sent now. Those that are asked for in one turn are read by one statement, which begins after all of them were. */
export type PresentTarget = (deliveryId: string) => Promise<DeliveryTarget | null>;

export function createPresentTargets(db: Queries): PresentTarget {
  let asked = new Set<string>();
  let answer: Promise<ReadonlyMap<string, DeliveryTarget>> | undefined;

  async function read(): Promise<ReadonlyMap<string, DeliveryTarget>> {
    await nextTurn();
    const ids = asked;
    asked = new Set();
    answer = undefined;
    return presentTargets(db, [...ids]);
  }

  return async (deliveryId) => {
    asked.add(deliveryId);
    answer ??= read();
    return (await answer).get(deliveryId) ?? null;
  };
}
