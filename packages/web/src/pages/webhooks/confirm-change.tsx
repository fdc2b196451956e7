// What stops deliveries or makes a secret worthless is asked for once more.
import type { CreatedWebhookDestination, WebhookDestination } from '@earshot/core/client';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { destinationName } from './destination-name.ts';
import { webhooksTexts } from './texts/webhooks-texts.ts';

export type Question = 'switchOff' | 'renew' | 'remove';

interface ConfirmChangeProps {
  question: Question;
  destination: WebhookDestination;
  onClose(): void;
  onSecret(destination: CreatedWebhookDestination): void;
}

export function ConfirmChange({ question, destination, onClose, onSecret }: ConfirmChangeProps) {
  const texts = useTexts(webhooksTexts);
  const queries = useQueryClient();
  const { id } = destination;
  const said = texts[question];
  const confirm = { switchOff: texts.actions.switchOff, renew: texts.renew.confirm, remove: texts.actions.remove };
  const actions: Record<Question, () => Promise<void>> = {
    async switchOff() {
      await api.analysisWebhooks.update(id, { isActive: false });
      toast(texts.switchedOff);
    },
    async renew() {
      onSecret(await api.analysisWebhooks.regenerateSecret(id));
    },
    async remove() {
      await api.analysisWebhooks.delete(id);
      toast(texts.removed);
    },
  };
  const run = async () => {
    await actions[question]();
    await queries.invalidateQueries({ queryKey: ['webhooks'] });
  };
  return (
    <ConfirmDialog
      title={<bdi>{said.title(destinationName(destination))}</bdi>}
      confirm={confirm[question]}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{said.text}</p>
    </ConfirmDialog>
  );
}
