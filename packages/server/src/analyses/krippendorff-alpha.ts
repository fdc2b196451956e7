// Krippendorff's alpha for nominal data: how far people agree beyond chance, however many of them judged each unit.

/**
 * Each unit has the verdicts of those who could tell. 1: all agree; 0: as often as by chance. Null where nobody can be compared, and where
 * all verdicts are the same, since chance could not make them differ.
 */
export function nominalAlpha(units: readonly (readonly unknown[])[]): number | null {
  const totals = new Map<unknown, number>();
  let [count, observed] = [0, 0];
  for (const verdicts of units) {
    // What only one person judged is compared with nothing.
    if (verdicts.length < 2) continue;
    const counts = new Map<unknown, number>();
    for (const verdict of verdicts) {
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      totals.set(verdict, (totals.get(verdict) ?? 0) + 1);
    }
    count += verdicts.length;
    observed += differing(verdicts.length, counts) / (verdicts.length - 1);
  }
  const expected = differing(count, totals);
  return expected === 0 ? null : 1 - ((count - 1) * observed) / expected;
}

/** How many ordered pairs of `count` verdicts differ. */
const differing = (count: number, counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((pairs, each) => pairs + each * (count - each), 0);
