// When an integration looks again: at its interval, or after a pause that doubles with each failure.

const minuteMs = 60_000;
const longestBackOffMs = 60 * minuteMs;

/** An interval, a tenth shorter or longer by chance: integrations that were made together do not poll together. */
export const nextRunMs = (intervalMinutes: number) =>
  Math.round(intervalMinutes * minuteMs * (0.9 + Math.random() * 0.2));

/** After so many failures in a row: a minute, doubled each time, at most an hour. */
export const backOffMs = (failures: number) => Math.min(minuteMs * 2 ** Math.min(failures - 1, 16), longestBackOffMs);
