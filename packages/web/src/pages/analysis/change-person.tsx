// Giving a conversation to another person. Loaded when it is wanted: a list to type in is heavy.
import type { Analysis } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ComboBox } from '../../parts/combo-box.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { usePeople } from '../../session/people.ts';
import { useTexts } from '../../texts/texts.ts';
import { ChangePanel } from './change-panel.tsx';
import { analysisTexts } from './texts/analysis-texts.ts';

export default function ChangePerson({ analysis, onClose }: { analysis: Analysis; onClose(): void }) {
  const texts = useTexts(analysisTexts);
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(analysis.salespersonId);
  const people = usePeople();
  const save = useMutation({
    mutationFn: () => api.analyses.setAttribution(analysis.id, chosen),
    onSuccess: ({ salespersonName }) => {
      toast(salespersonName === null ? texts.personTaken : texts.personChanged(salespersonName));
      onClose();
      return queries.invalidateQueries({ queryKey: ['analyses'] });
    },
  });
  return (
    <ChangePanel title={texts.whose}>
      <Loaded query={people}>
        {(all) => (
          <Form
            action={save}
            onSubmit={() => save.mutate()}
            buttons={<SubmitOrCancel label={texts.save} isBusy={save.isPending} onCancel={onClose} />}
          >
            <ComboBox
              label={texts.person}
              hint={texts.personHint}
              placeholder={texts.nobody}
              choices={all
                .filter(({ isActive }) => isActive)
                .map(({ id, name, email }) => ({ id, name, detail: email }))}
              chosen={chosen}
              onChoose={setChosen}
            />
          </Form>
        )}
      </Loaded>
    </ChangePanel>
  );
}
