// When a provider of models is asked again: which failures pass, and how long it asks to be left alone.
import OpenAI from 'openai';
import { ProviderUnavailable } from './provider-unavailable.ts';

export const longestRetryAfterSeconds = 60;

/** Whether the same question may be answered a little later. An exhausted quota may not. */
export function isPassing(error: unknown): boolean {
  if (error instanceof OpenAI.APIConnectionError) return true;
  if (!(error instanceof OpenAI.APIError)) return false;
  const { status } = error;
  if (error.code === 'insufficient_quota' || retryAfterSeconds(error) > longestRetryAfterSeconds) return false;
  return status === 429 || status === 408 || (status !== undefined && status >= 500 && status !== 501);
}

/** Key, quota, address or time: nothing that the content could change. */
const statusesOfUs = [401, 402, 403, 404, 408, 429, 502, 503, 504];

/** What a failure that is no plain refusal of the content means. A 400 may be the content's or that of a setting, such as the model's name. */
export function providerFailure(message: string, error: unknown): ProviderUnavailable {
  const status = error instanceof OpenAI.APIError ? (error.status ?? 0) : 0;
  const mayBeContent = !(error instanceof OpenAI.APIConnectionError) && !statusesOfUs.includes(status);
  return new ProviderUnavailable(message, { mayBeContent, cause: error });
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
