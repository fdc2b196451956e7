// Time against length for every hostile shape of transcript: reading alone, and a whole offline analysis. Processor time of the thread, so that a busy machine does not count.
import { analyse, embeddedEngine, inspect } from '@earshot/engine';
import { hostileShapes, type Shape } from '../packages/engine/src/transcript/hostile/shapes.fixture.ts';

const kibibyte = 1024;
const lengths = [128, 512, 2048].map((size) => size * kibibyte);
/** From 512 KiB to 2 MiB, four times the length; a square would be sixteen times. */
const mostGrowth = 6;
/** Growth of less than this is noise. */
const leastCountedMs = 50;
/** Limits for 2 MiB. The server allows 30 s and 120 s. */
const mostMs = { read: 3_000, analyse: 15_000 };
/** A run that takes longer is not repeated to find its least. */
const quickMs = 200;
const runs = 3;
const fewestShapes = 60;

const work = {
  read: (transcript: string) => void inspect(transcript),
  analyse: async (transcript: string) => {
    const input = { transcript, engine: embeddedEngine(), definition: null, candidates: [] };
    // What is too short to be analysed is refused, which is an answer too.
    await analyse({ ...input, salespersonName: 'Ana Lima', clientName: 'Rui' }).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === undefined) throw error;
    });
  },
};
type Kind = keyof typeof work;

async function onceMs(kind: Kind, transcript: string): Promise<number> {
  const before = process.threadCpuUsage();
  await work[kind](transcript);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function leastMs(kind: Kind, transcript: string): Promise<number> {
  let least = await onceMs(kind, transcript);
  for (let run = 1; run < runs && least < quickMs; run += 1) least = Math.min(least, await onceMs(kind, transcript));
  return least;
}

const growthOf = (times: readonly number[]) => times.at(-1)! / Math.max(leastCountedMs, times.at(-2)!);
const isBad = (kind: Kind, times: readonly number[]) => growthOf(times) > mostGrowth || times.at(-1)! > mostMs[kind];

async function timesOf(kind: Kind, shape: Shape): Promise<number[]> {
  const times: number[] = [];
  for (const length of lengths) times.push(await leastMs(kind, shape(length)));
  // One more try of each: memory is cleared up at any time.
  if (isBad(kind, times))
    for (const [at, length] of lengths.entries()) times[at] = Math.min(times[at]!, await onceMs(kind, shape(length)));
  return times;
}

const only = process.argv[2] ?? '';
const shapes = Object.entries(hostileShapes).filter(([name]) => name.includes(only));
let isWithin = only !== '' || shapes.length >= fewestShapes;
// Models and cues are loaded once.
await work.analyse(
  'Agent: Hello, this is Mo from Brightline. How can I help you today?\nClient: What does it cost for us?',
);
console.log(`${shapes.length} shapes; ms of 128 KiB, 512 KiB and 2 MiB, and how often the second goes into the third`);
const worst = { read: 0, analyse: 0 };
for (const [name, shape] of shapes) {
  const parts: string[] = [];
  for (const kind of ['read', 'analyse'] as const) {
    const times = await timesOf(kind, shape);
    const bad = isBad(kind, times);
    if (bad) isWithin = false;
    worst[kind] = Math.max(worst[kind], times.at(-1)!);
    const columns = times.map((ms) => String(Math.round(ms)).padStart(6)).join('');
    parts.push(`${kind}${columns} ×${growthOf(times).toFixed(1)}${bad ? ' TOO MUCH' : ''}`);
  }
  console.log(`${name.padEnd(44)} ${parts.join('   ')}`);
}
console.log(
  `longest: read ${Math.round(worst.read)} ms (at most ${mostMs.read}), analyse ${Math.round(worst.analyse)} ms (at most ${mostMs.analyse})`,
);
if (!isWithin) process.exitCode = 1;
