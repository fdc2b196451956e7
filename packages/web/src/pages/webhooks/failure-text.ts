// Why an attempt failed, in the reader's words.
import type { WebhookFailure } from '@earshot/core/client';
import type en from './texts/en.ts';

export const failureText = (
  { failures }: Pick<typeof en, 'failures'>,
  reason: WebhookFailure,
  status: number | null,
) => (reason === 'status' ? failures.status(status) : failures[reason]);
