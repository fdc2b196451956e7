// Collection and analysis by a server and two workers of which one is killed with SIGKILL every few seconds, while recordings keep coming. Run: node bench/collection-kills.ts [--postgres] [--seconds 240]
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkTrial, settled } from './collection-kills/checks.ts';
import { openTrial, type TrialProcess } from './collection-kills/world.ts';

const { values: options } = parseArgs({
  options: { postgres: { type: 'boolean', default: false }, seconds: { type: 'string', default: '240' } },
});
const leastPauseMs = 1_500;
const mostPauseMs = 5_000;
/** After the last kill, leases and waits of the dead are ended by SQL, so that this is for work only. */
const drainMs = 180_000;

const trial = await openTrial({ postgres: options.postgres });
const names = ['server', 'worker 1', 'worker 2'] as const;
const processes = new Map<string, TrialProcess>();
const start = async (name: string) =>
  void processes.set(name, await trial.start(name, name === 'server' ? 'serve' : 'worker'));
try {
  for (const name of names) await start(name);
  const endsAt = performance.now() + Number(options.seconds) * 1000;
  const inHandAtKills: number[] = [];
  let kills = 0;
  while (performance.now() < endsAt) {
    await trial.addRecordings();
    await trial.hurry();
    await sleep(leastPauseMs + Math.random() * (mostPauseMs - leastPauseMs));
    // Now and then all of them at once, as when the power goes.
    const victims = kills % 10 === 9 ? names : [names[Math.floor(Math.random() * names.length)]!];
    await Promise.all(victims.map((name) => processes.get(name)!.end('SIGKILL')));
    kills += 1;
    const row = await trial.db.get<{ n: number }>("SELECT COUNT(*) AS n FROM analyses WHERE status = 'processing'");
    inHandAtKills.push(Number(row!.n));
    for (const name of victims) await start(name);
  }
  const drainedSeconds = await settled(trial, drainMs);
  const { faults, figures } = await checkTrial(trial);
  if (drainedSeconds === null) faults.unshift('the queues did not drain');
  console.log(JSON.stringify({ kills, inHandAtKills, drainedSeconds, ...figures, faults }, null, 2));
  if (Math.max(...inHandAtKills) === 0) faults.push('no kill found anything in hand');
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([...processes.values()].map((each) => each.end('SIGKILL').catch(() => {})));
  await trial.stop();
}
