// What stops collecting is asked for once more.
import type { Integration } from '@earshot/core/client';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { integrationName } from './integration-name.ts';
import { integrationsTexts } from './texts/integrations-texts.ts';

export type Question = 'switchOff' | 'remove';

interface ConfirmChangeProps {
  question: Question;
  integration: Integration;
  onClose(): void;
}

export function ConfirmChange({ question, integration, onClose }: ConfirmChangeProps) {
  const texts = useTexts(integrationsTexts);
  const queries = useQueryClient();
  const said = texts[question];
  const run = async () => {
    if (question === 'remove') await api.integrations.delete(integration.id);
    else await api.integrations.update(integration.id, { isActive: false });
    await queries.invalidateQueries({ queryKey: ['integrations'] });
    toast(question === 'remove' ? texts.removed : texts.switchedOff);
  };
  return (
    <ConfirmDialog
      title={<bdi>{said.title(integrationName(integration, texts))}</bdi>}
      confirm={texts.actions[question]}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{said.text}</p>
    </ConfirmDialog>
  );
}
