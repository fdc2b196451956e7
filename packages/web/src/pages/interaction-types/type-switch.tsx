// Activates or deactivates a type, of the company or of the catalogue; deactivating asks first.
import type { InteractionTypeDefinition } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { interactionTypesKey } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';

/** `children`: what deactivating it means. */
export function TypeSwitch({ type, children }: { type: InteractionTypeDefinition; children: ReactNode }) {
  const texts = useTexts(interactionTypesTexts);
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { key, label, isActive } = type;
  const { actions } = texts;
  const refresh = () => queries.invalidateQueries({ queryKey: interactionTypesKey });
  const activate = useMutation({
    mutationFn: () => api.interactionTypes.activate(key),
    onSuccess: async () => {
      await refresh();
      toast(texts.activated(label));
    },
  });
  const deactivate = async () => {
    await api.interactionTypes.deactivate(key);
    await refresh();
    toast(texts.deactivated(label));
  };
  return (
    <>
      {isActive ? (
        <Button aria-label={actions.of(actions.deactivate, label)} onClick={() => setIsAsking(true)}>
          {actions.deactivate}
        </Button>
      ) : (
        <Button
          aria-label={actions.of(actions.activate, label)}
          isBusy={activate.isPending}
          onClick={() => activate.mutate()}
        >
          {actions.activate}
        </Button>
      )}
      {activate.error && <ErrorMessage error={activate.error} />}
      {isAsking && (
        <ConfirmDialog
          title={<bdi>{texts.deactivateTitle(label)}</bdi>}
          confirm={actions.deactivate}
          onConfirm={deactivate}
          onClose={() => setIsAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
