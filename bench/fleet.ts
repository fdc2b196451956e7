// A fleet in hosts of its own (network namespaces) on Postgres and a bucket, while one thing after another goes wrong: nothing may be lost or done twice. Linux, as root. Run: node bench/fleet.ts [--only <part of a name>] [--clients 6] [--minutes 5] (of the mixed load)
import { parseArgs } from 'node:util';
import { check, drained } from './fleet/checks.ts';
import type { Scenario } from './fleet/scenario.ts';
import { scenarios } from './fleet/scenarios.ts';
import { openWorld, untilWorking, type World } from './fleet/world.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    clients: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '5' },
  },
});
/** Leases and tries again take their time. */
const drainMs = 240_000;

async function run(world: World, name: string, scenario: Scenario): Promise<boolean> {
  const since = Date.now() - 180_000 * Number(name.includes('slow'));
  world.logs.counts.clear();
  world.receiver.received.length = 0;
  await scenario.prepare?.(world);
  const places = scenario.servers + scenario.workers;
  for (let place = 0; place < places; place += 1)
    await world.start(place < scenario.servers ? 'serve' : 'worker', scenario.settings?.(place, world));
  await untilWorking(world, places);
  const load = world.load({ clients: Number(options.clients), ...(scenario.mix && { mix: scenario.mix }) });
  const startedAt = performance.now();
  const befallen = scenario.befall(world, Number(options.minutes) * 60_000);
  await load.runUntil(befallen);
  const underLoadMs = performance.now() - startedAt;
  const isDrained = await drained(world.db, drainMs);
  const drainedMs = performance.now() - startedAt - underLoadMs;
  const { faults, figures } = await check(world.db, load, world.receiver, { ...scenario, since });
  const found = await befallen;
  if (found) {
    faults.push(...found.faults);
    figures.push(...found.figures);
  }
  if (!isDrained) faults.unshift('the queues did not drain');
  await world.endProcesses();
  console.log(`\n${faults.length === 0 ? 'ok' : 'FAULTS'}: ${name}`);
  console.log(`  ${(underLoadMs / 1000).toFixed(0)} s under load, drained ${(drainedMs / 1000).toFixed(0)} s later`);
  for (const line of figures) console.log(`  ${line}`);
  for (const line of faults) console.log(`  FAULT: ${line}`);
  const lines = [...world.logs.counts].sort((a, b) => b[1] - a[1]).slice(0, 12);
  for (const [line, count] of lines) console.log(`  log, ${count} times: ${line}`);
  return faults.length === 0;
}

const world = await openWorld();
try {
  for (const [name, scenario] of Object.entries(scenarios))
    if (name.includes(options.only) && !(await run(world, name, scenario))) process.exitCode = 1;
} finally {
  await world.stop();
}
