// Adding an integration: first where the recordings are, then what it takes; and editing one. What was saved is tried at once.
import type { Integration, IntegrationConnector } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ChoiceCards } from '../../parts/choice-cards.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { connectorsInOrder } from './connector-fields.ts';
import { createInput, draftFrom, type IntegrationDraft, inputOf } from './integration-draft.ts';
import { IntegrationForm } from './integration-form.tsx';
import { integrationsTexts } from './texts/integrations-texts.ts';

interface DialogProps {
  onClose(): void;
  /** By its id. */
  onSaved(id: string): void;
}

export function AddIntegration({ onClose, onSaved }: DialogProps) {
  const texts = useTexts(integrationsTexts);
  const { cancel } = useTexts(partsTexts);
  const queries = useQueryClient();
  const [connector, setConnector] = useState<IntegrationConnector>('pbx/yeastar');
  const [isChosen, setIsChosen] = useState(false);
  const [written, setWritten] = useState(() => draftFrom(null));
  const add = useMutation({
    mutationFn: (sent: IntegrationDraft) => api.integrations.create(createInput(connector, sent)),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['integrations'] });
      onSaved(id);
    },
  });
  return (
    <Dialog
      title={isChosen ? `${texts.form.add}: ${texts.connectors[connector][0]}` : texts.form.add}
      onClose={onClose}
      key={String(isChosen)}
    >
      {isChosen ? (
        <IntegrationForm
          connector={connector}
          written={written}
          onWrite={setWritten}
          action={add}
          submit={texts.form.submitAdd}
          onClose={onClose}
          onBack={() => setIsChosen(false)}
        />
      ) : (
        <>
          <ChoiceCards<IntegrationConnector>
            legend={texts.form.connector}
            choices={connectorsInOrder.map((id) => ({
              id,
              title: texts.connectors[id][0],
              text: texts.connectors[id][1],
            }))}
            chosen={connector}
            onChoose={setConnector}
          />
          <DialogButtons>
            <Button variant="primary" onClick={() => setIsChosen(true)}>
              {texts.form.next}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
          </DialogButtons>
        </>
      )}
    </Dialog>
  );
}

export function EditIntegration({ integration, onClose, onSaved }: DialogProps & { integration: Integration }) {
  const texts = useTexts(integrationsTexts);
  const queries = useQueryClient();
  const { id, connector } = integration;
  const [written, setWritten] = useState(() => draftFrom(integration));
  const save = useMutation({
    mutationFn: (sent: IntegrationDraft) => api.integrations.update(id, inputOf(connector, sent)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['integrations'] });
      toast(texts.saved);
      onSaved(id);
    },
  });
  return (
    <Dialog title={texts.form.edit} onClose={onClose}>
      <IntegrationForm
        connector={connector}
        edited={integration}
        written={written}
        onWrite={setWritten}
        action={save}
        submit={texts.form.submitEdit}
        onClose={onClose}
      />
    </Dialog>
  );
}
