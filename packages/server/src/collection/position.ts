// A position in what a provider has by time: a moment, then what tells recordings of it apart; positions ascend as text.

/** `at` in ms since the epoch. */
export const positionAt = (at: number, tail: string) => `${new Date(at).toISOString()} ${tail}`;

/** ms since the epoch; the beginning of time for a text that is no position, so that nothing is lost by it. */
export function positionTime(position: string): number {
  const at = Date.parse(position.slice(0, 24));
  return Number.isNaN(at) ? Number.NEGATIVE_INFINITY : at;
}
