// Integrations as tests see them: made and followed with an administrator's session.
import type { CollectionRun, Integration, IntegrationCreateInput } from '@earshot/core';
import { expect } from 'vitest';
import type { Earshot, RequestOptions } from './earshot.ts';
import { output } from './procedures.ts';

export const integrations = (earshot: Earshot, admin: RequestOptions): Promise<Integration[]> =>
  output(earshot, 'integrations.list', admin);

export async function integration(earshot: Earshot, admin: RequestOptions, id: string): Promise<Integration> {
  return (await integrations(earshot, admin)).find((each) => each.id === id)!;
}

/** An integration that has had its first run. */
export async function collected(
  earshot: Earshot,
  admin: RequestOptions,
  input: IntegrationCreateInput,
): Promise<Integration> {
  const { id } = await output(earshot, 'integrations.create', admin, { minimumDurationSeconds: 0, ...input });
  await runsEnded(earshot, admin, id, 1);
  return integration(earshot, admin, id);
}

/** The newest run, once `count` have ended. */
export async function runsEnded(
  earshot: Earshot,
  admin: RequestOptions,
  id: string,
  count: number,
): Promise<CollectionRun> {
  const ended = async () =>
    (await integration(earshot, admin, id)).lastRuns.filter(({ finishedAt }) => finishedAt !== null);
  await expect
    .poll(async () => (await ended()).length, { timeout: 20_000, interval: 20 })
    .toBeGreaterThanOrEqual(count);
  return (await ended())[0]!;
}

/** Collects now, and waits for the run's end. */
export async function collectedAgain(earshot: Earshot, admin: RequestOptions, id: string): Promise<CollectionRun> {
  const { id: runId } = await output(earshot, 'integrations.collectNow', admin, { id });
  const run = async () => (await integration(earshot, admin, id)).lastRuns.find((each) => each.id === runId);
  await expect.poll(async () => (await run())?.finishedAt ?? null, { timeout: 20_000, interval: 20 }).not.toBeNull();
  return (await run())!;
}
