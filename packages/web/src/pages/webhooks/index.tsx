// Settings → Webhooks: where finished analyses are sent, and how a receiver knows that they are real (docs/contract.md#webhook-configuration-procedures; docs/decisions/webhooks.md#d46, #d47, #d48).
import type { CreatedWebhookDestination, WebhookDestination } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardsPage } from '../../parts/cards-page.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { ConfirmChange, type Question } from './confirm-change.tsx';
import { DestinationCard } from './destination-card.tsx';
import { AddDestination, EditDestination } from './destination-form.tsx';
import { PayloadByRole } from './payload-by-role.tsx';
import { ReceiveAndVerify } from './receive-and-verify.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { webhooksTexts } from './texts/webhooks-texts.ts';

type Open =
  | { is: 'add' }
  | { is: 'edit'; destination: WebhookDestination }
  | { is: 'ask'; question: Question; destination: WebhookDestination }
  | { is: 'secret'; destination: CreatedWebhookDestination };

export default function WebhooksPage() {
  const texts = useTexts(webhooksTexts);
  const destinations = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => api.analysisWebhooks.list({ signal }),
  });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showSecret = (destination: CreatedWebhookDestination) => setOpen({ is: 'secret', destination });
  return (
    <CardsPage
      texts={texts}
      query={destinations}
      onAdd={() => setOpen({ is: 'add' })}
      card={(destination) => (
        <DestinationCard
          key={destination.id}
          destination={destination}
          onEdit={() => setOpen({ is: 'edit', destination })}
          onAsk={(question) => setOpen({ is: 'ask', question, destination })}
        />
      )}
    >
      <ReceiveAndVerify />
      <PayloadByRole />
      {open?.is === 'add' && <AddDestination onClose={close} onAdded={showSecret} />}
      {open?.is === 'edit' && <EditDestination destination={open.destination} onClose={close} />}
      {open?.is === 'ask' && (
        <ConfirmChange
          question={open.question}
          destination={open.destination}
          // Somebody who was shown a secret meanwhile stays with it.
          onClose={() => setOpen((now) => (now?.is === 'ask' ? null : now))}
          onSecret={showSecret}
        />
      )}
      {open?.is === 'secret' && <SecretDialog secret={open.destination.secret} onClose={close} />}
    </CardsPage>
  );
}
