// How a number of minutes is printed in messages: plain, at most two decimals, no trailing zeros (docs/decisions/minutes.md#d22, docs/decisions/access.md#d57).

/**
 * Prints minutes for a message: `12`, `0.5`, `3.25`.
 * Further decimals are cut, not rounded: a balance of 0.999 must not read as 1 in a refusal.
 */
export function printMinutes(minutes: number): string {
  const hundredths = Math.floor(Number((minutes * 100).toFixed(4)));
  return String(hundredths / 100);
}
