// How long a provider asks to be left alone: Retry-After in seconds, as an HTTP date or, as Zoom sends it, as an ISO date; a used-up day lasts until midnight in UTC.

const dayMs = 24 * 3_600_000;

/** ms from `now` on, from 0 to a day, whatever the headers say: who asks for more is asked again tomorrow; null when the headers say nothing that can be read. `now` in ms since the epoch. */
export function retryAfterMs(headers: Record<string, string | string[] | undefined>, now: number): number | null {
  const first = (name: string) => [headers[name] ?? ''].flat()[0]!.trim();
  const text = first('retry-after');
  if (text === '') return /daily/i.test(first('x-ratelimit-type')) ? dayMs - (now % dayMs) : null;
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.min(dayMs, Math.round(Number(text) * 1000));
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.min(dayMs, Math.max(0, at - now));
}
