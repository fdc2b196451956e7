// Whose conversations they are: one of the people that the reader may name.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { usePeople } from '../../session/people.ts';
import { useTexts } from '../../texts/texts.ts';
import { analysesTexts } from './texts/analyses-texts.ts';

interface AssignDialogProps {
  explanation: string;
  /** The dialog closes when it has succeeded, and says why when not. */
  assign(person: { id: string; name: string }): Promise<unknown>;
  onClose(): void;
}

export function AssignDialog({ explanation, assign, onClose }: AssignDialogProps) {
  const texts = useTexts(analysesTexts).attribute;
  const people = usePeople();
  const [chosen, setChosen] = useState('');
  const action = useMutation({ mutationFn: assign, onSuccess: onClose });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{explanation}</p>
      <Loaded query={people}>
        {(all) => {
          const active = all.filter(({ isActive }) => isActive);
          const person = active.find(({ id }) => id === chosen);
          return (
            <Form
              action={action}
              onSubmit={() => person && action.mutate(person)}
              buttons={
                <SubmitOrCancel
                  label={texts.submit}
                  isBusy={action.isPending}
                  isDisabled={!person}
                  onCancel={onClose}
                />
              }
            >
              <Select
                label={texts.person}
                data-focus
                required
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              >
                <option value="" disabled>
                  {texts.choose}
                </option>
                {active.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Form>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
