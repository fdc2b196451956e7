// Stored times as the interface shows them: ISO-8601 in UTC with milliseconds.

/** `2026-03-01T10:30:15.250Z` of a time in ms. */
export function toTimestamp(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
