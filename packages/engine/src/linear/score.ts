// The logit that a small linear model gives: its bias, and what each sign weighs.

/** `weights`: the bias, then a weight per sign. */
export function scoreOf([bias, ...weights]: readonly number[], signs: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * weights[at]!, bias!);
}
