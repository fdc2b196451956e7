// Choices of a seeded generator, the same on every machine.

export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly is: (share: number) => boolean;
  readonly shuffled: <T>(all: readonly T[]) => T[];
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // The first numbers of neighbouring seeds are alike.
  for (let turn = 0; turn < 4; turn += 1) next();
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    is: (share) => next() < share,
    shuffled: (all) =>
      all
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
