// Cells that both tables of the page have: which conversation, and who wrote when.
import type { OpenContest } from '@earshot/core/client';
import { When } from '../../parts/when.tsx';
import { useFormats } from '../../texts/use-formats.ts';

type Of = Pick<OpenContest, 'salespersonName' | 'clientName' | 'occurredAt'>;

export function Conversation({ of: { salespersonName, clientName, occurredAt } }: { of: Of }) {
  const { date } = useFormats();
  return <bdi>{[salespersonName, clientName, date(occurredAt)].filter(Boolean).join(' · ')}</bdi>;
}

export function ByWhom({ name, at }: { name: string | null; at: string }) {
  return (
    <>
      {name !== null && <bdi>{name}, </bdi>}
      <When iso={at} />
    </>
  );
}
