// The week that a digest tells of, by its Monday in UTC.
const dayMs = 24 * 60 * 60 * 1000;

/** YYYY-MM-DD. */
export function mondayOf(atMs: number): string {
  const daysSinceMonday = (new Date(atMs).getUTCDay() + 6) % 7;
  return new Date(atMs - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}
