// Whose conversation it is, where nobody was recognised (docs/contract.md#states-and-transitions; docs/decisions/analysis-fields.md#d33).
import type { ListedAnalysis } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { usePeople } from '../../session/people.ts';
import { useTexts } from '../../texts/texts.ts';
import { analysesTexts } from './texts/analyses-texts.ts';

interface AttributeDialogProps {
  line: ListedAnalysis;
  onDone(line: ListedAnalysis): void;
  onClose(): void;
}

export function AttributeDialog({ line, onDone, onClose }: AttributeDialogProps) {
  const texts = useTexts(analysesTexts).attribute;
  const people = usePeople();
  const [person, setPerson] = useState('');
  const attribute = useMutation({
    mutationFn: async () => {
      const attribution = await api.analyses.setAttribution(line.id, person);
      // Its supervisor has changed as well.
      const [fresh] = await api.analyses.listByIds([line.id]);
      return fresh ?? { ...line, ...attribution };
    },
    onSuccess: (fresh) => {
      onClose();
      toast(texts.done(fresh.salespersonName ?? ''));
      onDone(fresh);
    },
  });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts.explanation}</p>
      <Loaded query={people}>
        {(all) => (
          <Form
            action={attribute}
            onSubmit={() => attribute.mutate()}
            buttons={
              <SubmitOrCancel
                label={texts.submit}
                isBusy={attribute.isPending}
                isDisabled={person === ''}
                onCancel={onClose}
              />
            }
          >
            <Select
              label={texts.person}
              data-focus
              required
              value={person}
              onChange={(event) => setPerson(event.target.value)}
            >
              <option value="" disabled>
                {texts.choose}
              </option>
              {all
                .filter(({ isActive }) => isActive)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}
