// How long a chore writes in one transaction: on SQLite everybody who writes waits for it, and one analysis may have megabytes (docs/decisions/erasure.md#retention-moves-along-time).

/** Beyond it, no further analysis begins. The largest takes some 20 ms alone. */
const longestTurnMs = 15;

/** Tells whether the turn that begins now is over. */
export function startTurn(): () => boolean {
  const until = performance.now() + longestTurnMs;
  return () => performance.now() >= until;
}
