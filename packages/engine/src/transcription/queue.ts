// `capacity` at a time and the rest in line: first come, first served.

/** Resolves when it is the caller's turn, with what ends it; called more than once, it ends it once. */
export type Enter = () => Promise<() => void>;

export function createQueue(capacity: number): Enter {
  const waiting: (() => void)[] = [];
  let free = capacity;
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    };
  };
}
