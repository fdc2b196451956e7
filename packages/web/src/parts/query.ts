// The query of an address, where pages keep their filters.

/** The same with some names changed; empty or null takes a name out. */
export function changedQuery(query: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
  return next;
}
