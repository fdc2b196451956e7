// The collector of a process: claims integrations whose time has come, a few at a time, and gives back what it has when it stops.
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClaimLoop, companiesAtLimit, type Round, startClaimLoop } from '../claim-loop.ts';
import { claimNextIntegration } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { collect } from './collect.ts';
import type { ClaimedIntegration } from './process-recordings.ts';

const pollMs = 5_000;
/** Collections of one process at once: providers are waited for, and each has one file in hand. */
const capacity = 4;
/** Integrations of one company that run at once: its slow providers do not hold up everybody. */
const capacityOfCompany = 2;
const retryMs = 1_000;

export function startCollector(service: Service): ClaimLoop {
  /** One at a time: each claim takes those into account that run, also of other companies. */
  async function claim({ running, start }: Round<ClaimedIntegration>): Promise<boolean> {
    const { db, runner } = service;
    const inHand = running.map(({ id }) => id);
    const full = companiesAtLimit(running, capacityOfCompany);
    const row = await claimNextIntegration(db, runner.id, { inHand, full }, service.now());
    if (row) start({ ...row, runner_id: runner.id });
    return row !== undefined;
  }

  return startClaimLoop({
    pollMs,
    hasRoom: (running) => running.length < capacity,
    claim,
    // What is being collected stops after its recording, and goes on elsewhere.
    work: (integration, stopping) => collected(integration, service, stopping),
    failed: (error) => service.log.warn({ err: error }, 'no integration could be claimed'),
  });
}

/** Never throws: what the database could not take is tried again with the next claim. */
async function collected(claimed: ClaimedIntegration, service: Service, signal: AbortSignal): Promise<void> {
  try {
    await collect(claimed, service, signal);
  } catch (error) {
    service.log.warn({ err: error, integrationId: claimed.id }, 'a collection could not be ended');
    await sleep(retryMs, undefined, { signal }).catch(() => {});
  }
}
