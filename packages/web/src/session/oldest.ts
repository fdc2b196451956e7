// Which analyses to follow when there are more than can be asked of at once.

/** Those that were begun first, since they end first; ids tell by their order. */
export const oldestOf = (ids: readonly string[], most: number): string[] => [...ids].sort().slice(0, most);
