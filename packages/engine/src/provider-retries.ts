// When a provider of models is asked again: which failures pass, and how long it asks to be left alone.
import OpenAI from 'openai';

const longestRetryAfterSeconds = 60;

/** Whether the same question may be answered a little later. An exhausted quota may not. */
export function isPassing(error: unknown): boolean {
  if (error instanceof OpenAI.APIConnectionError) return true;
  if (!(error instanceof OpenAI.APIError)) return false;
  const { status } = error;
  if (error.code === 'insufficient_quota' || retryAfterSeconds(error) > longestRetryAfterSeconds) return false;
  return status === 429 || status === 408 || (status !== undefined && status >= 500 && status !== 501);
}

/** The provider's Retry-After in seconds, given as seconds or as a date; 0 without one. */
export function retryAfterSeconds(error: unknown): number {
  const header = error instanceof OpenAI.APIError ? error.headers?.get('retry-after') : null;
  if (!header) return 0;
  const seconds = Number(header);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : Math.max(0, (Date.parse(header) - Date.now()) / 1000 || 0);
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
