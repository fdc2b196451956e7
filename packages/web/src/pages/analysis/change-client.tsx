// Correcting the name of the client. Loaded when it is wanted.
import type { Analysis } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { ChangePanel } from './change-panel.tsx';
import { analysisTexts } from './texts/analysis-texts.ts';

export default function ChangeClient({ analysis, onClose }: { analysis: Analysis; onClose(): void }) {
  const texts = useTexts(analysisTexts);
  const queries = useQueryClient();
  const [name, setName] = useState(analysis.clientName ?? '');
  const save = useMutation({
    mutationFn: () => api.analyses.setClientName(analysis.id, name.trim() || null),
    onSuccess: () => {
      toast(texts.clientNamed);
      onClose();
      return queries.invalidateQueries({ queryKey: ['analyses'] });
    },
  });
  return (
    <ChangePanel title={texts.clientIs}>
      <Form
        action={save}
        onSubmit={() => save.mutate()}
        buttons={<SubmitOrCancel label={texts.save} isBusy={save.isPending} onCancel={onClose} />}
      >
        <TextField
          label={texts.clientName}
          hint={texts.clientNameHint}
          maxLength={500}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      </Form>
    </ChangePanel>
  );
}
