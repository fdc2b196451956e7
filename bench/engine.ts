// What the offline engine costs: a 30-minute and a 3-hour conversation in each language (130 and 650 ms at most), and what loading its models and cues adds to a process (300 ms, 150 MB).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse, embeddedEngine } from '@earshot/engine';

const corpus = fileURLToPath(new URL('../packages/engine/training/corpus', import.meta.url));
const wordsAMinute = 150;
const limits = { 30: 130, 180: 650, loadMs: 300, memoryMb: 150 };

/** Turns of the corpus's dialogues one after the other, until they last so long. */
function conversation(language: string, minutes: number): string {
  const turns: string[] = [];
  let words = 0;
  for (let file = 1; words < minutes * wordsAMinute; file = (file % 6) + 1) {
    for (const line of readFileSync(join(corpus, language, `dialogues-0${file}.txt`), 'utf8').split('\n')) {
      const said = /^([AC])> (.*?)(?: \| [^|]*)?$/.exec(line);
      if (!said || words >= minutes * wordsAMinute) continue;
      const seconds = Math.round((words * 60) / wordsAMinute);
      const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
        String(Math.floor(part)).padStart(2, '0'),
      );
      turns.push(`[${clock.join(':')}] ${said[1] === 'A' ? 'Agent' : 'Client'}: ${said[2]}`);
      words += said[2]!.split(' ').length;
    }
  }
  return turns.join('\n');
}

async function timeOf(transcript: string): Promise<number> {
  const startedAt = performance.now();
  await analyse({
    transcript,
    engine: embeddedEngine(),
    definition: null,
    candidates: [],
    salespersonName: null,
    clientName: null,
  });
  return performance.now() - startedAt;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const measureLoad = `
const before = process.memoryUsage.rss();
const started = performance.now();
const { analyse, embeddedEngine } = await import('@earshot/engine');
await analyse({ transcript: 'Agent: Hello, this is Mo from Brightline. How can I help you today?\\nClient: Hi, I would like to know what your service costs for twelve people in two offices.\\nAgent: Sure, it is twelve a month each. What do you use today?\\nClient: A spreadsheet, and it drives me mad every Friday.', engine: embeddedEngine(), definition: null, candidates: [], salespersonName: null, clientName: null });
console.log(JSON.stringify({ ms: performance.now() - started, mb: (process.memoryUsage.rss() - before) / 2 ** 20 }));
`;

let isWithin = true;
const tell = (what: string, value: number, limit: number, unit: string) => {
  console.log(`${what}: ${Math.round(value)} ${unit} (at most ${limit})`);
  if (value > limit) isWithin = false;
};

const loads = Array.from(
  { length: 7 },
  () =>
    JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', measureLoad], { encoding: 'utf8' })) as {
      ms: number;
      mb: number;
    },
);
tell('load, and a first short conversation', median(loads.map(({ ms }) => ms)), limits.loadMs, 'ms');
tell('memory that this adds', median(loads.map(({ mb }) => mb)), limits.memoryMb, 'MB');
for (const language of ['en', 'es', 'pt']) {
  for (const minutes of [30, 180] as const) {
    const transcript = conversation(language, minutes);
    for (let warm = 0; warm < 3; warm++) await timeOf(transcript);
    const times: number[] = [];
    for (let round = 0; round < 15; round++) times.push(await timeOf(transcript));
    tell(`${language}, ${minutes} minutes`, median(times), limits[minutes], 'ms');
  }
}
if (!isWithin) process.exitCode = 1;
