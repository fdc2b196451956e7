// The collector of a process: claims integrations whose time has come, a few at a time, and gives back what it has when it stops.
import { setTimeout as sleep } from 'node:timers/promises';
import { claimNextIntegration, type IntegrationRow } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { type ClaimedIntegration, collect } from './collect.ts';

const pollMs = 5_000;
/** At once in one process: providers are waited for, and each has one file in hand. */
const capacity = 4;
/** Of one company at once: slow providers of one do not hold up all. */
const capacityOfCompany = 2;
const retryMs = 1_000;

export interface Collector {
  /** Looks for integrations whose time has come now instead of at the next poll. */
  wake(): void;
  /** Claims nothing more; what is being collected stops after its recording and goes on elsewhere. */
  stop(): Promise<void>;
}

export function startCollector(service: Service): Collector {
  const running = new Map<string, { companyId: string; done: Promise<void> }>();
  const stopping = new AbortController();
  let claiming: Promise<void> | null = null;

  const work = (row: IntegrationRow) => {
    const done = collected({ ...row, runner_id: service.runner.id }, service, stopping.signal).finally(() => {
      running.delete(row.id);
      wake();
    });
    running.set(row.id, { companyId: row.company_id, done });
  };
  const full = () => {
    const byCompany = Map.groupBy(running.values(), ({ companyId }) => companyId);
    return [...byCompany].filter(([, own]) => own.length >= capacityOfCompany).map(([companyId]) => companyId);
  };
  const claim = async () => {
    try {
      while (running.size < capacity && !stopping.signal.aborted) {
        const inHand = [...running.keys()];
        const row = await claimNextIntegration(service.db, service.runner.id, { inHand, full: full() }, service.now());
        if (!row) break;
        work(row);
      }
    } catch (error) {
      service.log.warn({ err: error }, 'no integration could be claimed');
    } finally {
      claiming = null;
    }
  };
  const wake = () => {
    if (!stopping.signal.aborted && running.size < capacity) claiming ??= claim();
  };
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await claiming;
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
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
