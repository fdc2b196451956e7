// Settings → Integrations: where recordings are collected from, how that goes, and "collect now" (docs/contract.md#what-the-service-does; extension: docs/decisions/sign-in.md#d53).
import type { Integration } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CardsPage } from '../../parts/cards-page.tsx';
import { Panel } from '../../parts/page.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { ConfirmChange, type Question } from './confirm-change.tsx';
import { IntegrationCard } from './integration-card.tsx';
import { AddIntegration, EditIntegration } from './integration-dialog.tsx';
import { isRunning } from './run-result.tsx';
import { integrationsTexts } from './texts/integrations-texts.ts';
import { useTrial } from './use-trial.ts';

const BackfillDialog = lazy(() => import('./backfill-dialog.tsx'));

/** While something is collected, and otherwise. */
const followMs = 1_000;
const restMs = 15_000;

type Open =
  | { is: 'add' }
  | { is: 'edit' | 'backfill'; integration: Integration }
  | { is: 'ask'; question: Question; integration: Integration };

export default function IntegrationsPage() {
  const texts = useTexts(integrationsTexts);
  const trial = useTrial();
  const integrations = useQuery({
    queryKey: ['integrations'],
    queryFn: ({ signal }) => api.integrations.list({ signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ lastRuns }) => lastRuns.some(isRunning)) ? followMs : restMs),
  });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const saved = (id: string) => {
    close();
    trial.run(id);
  };
  return (
    <CardsPage
      texts={texts}
      query={integrations}
      onAdd={() => setOpen({ is: 'add' })}
      card={(integration) => (
        <IntegrationCard
          key={integration.id}
          integration={integration}
          trial={trial}
          onEdit={() => setOpen({ is: 'edit', integration })}
          onBackfill={() => setOpen({ is: 'backfill', integration })}
          onAsk={(question) => setOpen({ is: 'ask', question, integration })}
        />
      )}
    >
      <Panel title={texts.owners.title}>
        <p>{texts.owners.text}</p>
      </Panel>
      {open?.is === 'add' && <AddIntegration onClose={close} onSaved={saved} />}
      {open?.is === 'edit' && <EditIntegration integration={open.integration} onClose={close} onSaved={saved} />}
      {open?.is === 'backfill' && (
        <Suspense>
          <BackfillDialog integration={open.integration} onClose={close} />
        </Suspense>
      )}
      {open?.is === 'ask' && <ConfirmChange question={open.question} integration={open.integration} onClose={close} />}
    </CardsPage>
  );
}
