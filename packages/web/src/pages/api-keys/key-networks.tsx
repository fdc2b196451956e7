// From where a key may be used: addresses and networks, or everywhere.
import type { ApiKeyDetails } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { NetworksField, networksIn, refusedNetworks } from './networks-field.tsx';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

export function KeyNetworks({ apiKey, onClose }: { apiKey: ApiKeyDetails; onClose(): void }) {
  const texts = useTexts(apiKeysTexts);
  const queries = useQueryClient();
  const [text, setText] = useState(apiKey.networks.join('\n'));
  const save = useMutation({
    mutationFn: () => api.apiKeys.setNetworks(apiKey.id, networksIn(text)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['api-keys'] });
      toast(texts.networks.saved(apiKey.name));
      onClose();
    },
  });
  return (
    <Dialog title={<bdi>{texts.networks.title(apiKey.name)}</bdi>} onClose={onClose}>
      <Form
        action={save}
        explain={(error) => (refusedNetworks(error) ? texts.refusals.networks : undefined)}
        onSubmit={() => save.mutate()}
        buttons={<SubmitOrCancel label={texts.networks.save} isBusy={save.isPending} onCancel={onClose} />}
      >
        <NetworksField value={text} onChange={setText} />
      </Form>
    </Dialog>
  );
}
