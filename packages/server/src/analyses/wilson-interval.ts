// How sure a share is: the 95 % interval of Wilson, and how many verdicts count where those of a conversation go together.

const z = 1.959964;

/** Both ends of a share (0..1) of `count`, which is above 0. */
export function wilsonInterval(share: number, count: number): { low: number; high: number } {
  const square = (z * z) / count;
  const middle = (share + square / 2) / (1 + square);
  const half = (z * Math.sqrt((share * (1 - share)) / count + square / (4 * count))) / (1 + square);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * As many verdicts by themselves as tell what these tell: the design effect of clusters, never below 1. `conversations` come in groups of
 * `count` alike ones. Where all or no verdicts were kept, nothing shows that they go together.
 */
export function effectiveCount(conversations: readonly { count: number; verdicts: number; kept: number }[]): number {
  let [clusters, verdicts, kept] = [0, 0, 0];
  for (const group of conversations) {
    clusters += group.count;
    verdicts += group.count * group.verdicts;
    kept += group.count * group.kept;
  }
  const share = kept / verdicts;
  if (clusters < 2 || share === 0 || share === 1) return verdicts;
  const squares = conversations.reduce(
    (sum, group) => sum + group.count * (group.kept - share * group.verdicts) ** 2,
    0,
  );
  const variance = ((clusters / (clusters - 1)) * squares) / verdicts ** 2;
  const alone = (share * (1 - share)) / verdicts;
  return verdicts / Math.max(1, variance / alone);
}
