// One destination: where it leads, what it hears of, and what can be done with it.
import type { WebhookDestination } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Note } from '../../parts/note.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import type { Question } from './confirm-change.tsx';
import { destinationName } from './destination-name.ts';
import { webhooksTexts } from './texts/webhooks-texts.ts';

interface DestinationCardProps {
  destination: WebhookDestination;
  onEdit(): void;
  onAsk(question: Question): void;
}

export function DestinationCard({ destination, onEdit, onAsk }: DestinationCardProps) {
  const texts = useTexts(webhooksTexts);
  const { date } = useFormats();
  const queries = useQueryClient();
  const { id, role, triggers, targetUrl, isActive, createdAt } = destination;
  const { actions, facts } = texts;
  const name = destinationName(destination);
  const switchOn = useMutation({
    mutationFn: () => api.analysisWebhooks.update(id, { isActive: true }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
      toast(texts.switchedOn);
    },
  });
  const button = (action: string, onClick: () => void) => (
    <Button aria-label={actions.of(action, name)} onClick={onClick}>
      {action}
    </Button>
  );
  return (
    <Card
      title={name}
      badges={isActive ? <Badge tone="good">{texts.on}</Badge> : <Badge>{texts.off}</Badge>}
      subtitle={<code dir="ltr">{targetUrl}</code>}
      actions={
        <>
          {button(actions.edit, onEdit)}
          {button(actions.renew, () => onAsk('renew'))}
          {isActive ? (
            button(actions.switchOff, () => onAsk('switchOff'))
          ) : (
            <Button
              aria-label={actions.of(actions.switchOn, name)}
              isBusy={switchOn.isPending}
              onClick={() => switchOn.mutate()}
            >
              {actions.switchOn}
            </Button>
          )}
          {button(actions.remove, () => onAsk('remove'))}
        </>
      }
    >
      <Facts
        facts={[
          [facts.role, texts.roles[role][0]],
          [facts.triggers, triggers.map((trigger) => texts.triggers[trigger][0]).join(' · ')],
          [facts.since, date(createdAt)],
        ]}
      />
      {!isActive && <Note>{texts.offNote}</Note>}
      {switchOn.error && <ErrorMessage error={switchOn.error} />}
    </Card>
  );
}
