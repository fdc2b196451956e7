// Redaction: how much of each labelled set is found, how much of what is found is right, and how long the longest transcript takes.
import { findInSegments } from '../packages/engine/src/redaction/find.ts';
import { labelledSet, labelledSets, measure } from '../packages/engine/src/redaction/labelled-set.fixture.ts';

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1).padStart(5)} % (${part} of ${of})`;
for (const set of Object.keys(labelledSets) as (keyof typeof labelledSets)[]) {
  const { counts, mistakes } = measure(labelledSet(set));
  console.log(`${set.padEnd(10)} recall                 precision`);
  for (const [key, { labelled, right, found, true: isTrue }] of counts)
    console.log(`${key.padEnd(10)} ${percent(right, labelled).padEnd(22)} ${percent(isTrue, found)}`);
  for (const { what, language, kind, text, line } of mistakes)
    console.log(`${what}: ${language} ${kind} "${text}" in "${line}"`);
}

const mostBytes = 2 * 1024 * 1024;
for (const unit of ['4111 1111 ', 'one two three ', 'ana at example dot com ', 'we talked about the price of it ']) {
  const text = unit.repeat(mostBytes / unit.length);
  const start = process.cpuUsage();
  findInSegments([{ speaker: null, text }], 'en');
  const { user, system } = process.cpuUsage(start);
  console.log(`2 MiB of "${unit.trim()}": ${((user + system) / 1_000_000).toFixed(1)} s`);
}
