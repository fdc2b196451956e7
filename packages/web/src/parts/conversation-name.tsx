// A conversation in a few words: who sold, who bought, and on which day.
import type { OpenContest } from '@earshot/core/client';
import { useFormats } from '../texts/use-formats.ts';

type Named = Pick<OpenContest, 'salespersonName' | 'clientName' | 'occurredAt'>;

export function ConversationName({ of: { salespersonName, clientName, occurredAt } }: { of: Named }) {
  const { date } = useFormats();
  return <bdi>{[salespersonName, clientName, date(occurredAt)].filter(Boolean).join(' · ')}</bdi>;
}
