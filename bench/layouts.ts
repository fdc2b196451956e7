// How many files of layouts that nobody has seen are read right: one conversation in thousands of random layouts, and what each choice costs.
import {
  isWhole,
  judge,
  layoutOf,
  renders,
  type Verdict,
} from '../packages/engine/src/transcript/layouts/judge.fixture.ts';

const [count = '2000', only = '', show = '0', firstSeed = '1'] = process.argv.slice(2);
const kinds = ['turns', 'names', 'sides', 'times', 'sidesByWords'] as const;
const percent = (part: number, whole: number) =>
  whole === 0 ? '     –' : `${((100 * part) / whole).toFixed(1).padStart(5)}%`;

for (const family of Object.keys(renders).filter((name) => name.includes(only))) {
  const tally = new Map<string, { whole: number; all: number; lost: Record<string, number> }>();
  const totals = new Map<string, [right: number, all: number]>();
  let shown = 0;
  for (let seed = Number(firstSeed); seed < Number(firstSeed) + Number(count); seed += 1) {
    const layout = layoutOf(family, seed);
    const verdict: Verdict = judge(layout);
    for (const kind of kinds) {
      if (verdict[kind] === null) continue;
      const total = totals.get(kind) ?? [0, 0];
      totals.set(kind, [total[0] + Number(verdict[kind]), total[1] + 1]);
    }
    const whole = isWhole(verdict);
    for (const trait of ['all', ...layout.traits]) {
      const entry = tally.get(trait) ?? { whole: 0, all: 0, lost: {} };
      entry.all += 1;
      entry.whole += Number(whole);
      for (const kind of kinds) if (verdict[kind] === false) entry.lost[kind] = (entry.lost[kind] ?? 0) + 1;
      tally.set(trait, entry);
    }
    if (!whole && shown < Number(show)) {
      shown += 1;
      console.log(
        `--- ${family} ${seed}: ${JSON.stringify(verdict)} ${layout.traits.join(', ')}\n${layout.source.slice(0, 700)}`,
      );
    }
  }
  console.log(`\n${family}: ${kinds.map((kind) => `${kind} ${percent(...(totals.get(kind) ?? [0, 0]))}`).join('   ')}`);
  for (const [trait, { whole, all, lost }] of [...tally].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${trait.padEnd(44)} ${percent(whole, all)} of ${String(all).padStart(5)}   ${JSON.stringify(lost)}`);
}
