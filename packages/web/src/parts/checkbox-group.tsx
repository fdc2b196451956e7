// Any of a few choices that each need a sentence: checkboxes. One of them: ChoiceCards.
import type { ReactNode } from 'react';
import { Checkbox, FieldGroup } from './field.tsx';

interface CheckboxGroupProps<Id extends string> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly { id: Id; title: ReactNode; text: ReactNode; disabled?: boolean }[];
  chosen: readonly Id[];
  /** In the order of the choices. */
  onChoose(ids: Id[]): void;
  /** Before the choices. */
  children?: ReactNode;
}

export function CheckboxGroup<Id extends string>({
  choices,
  chosen,
  onChoose,
  children,
  ...told
}: CheckboxGroupProps<Id>) {
  const choose = (one: Id, isChosen: boolean) =>
    onChoose(choices.map(({ id }) => id).filter((id) => (id === one ? isChosen : chosen.includes(id))));
  return (
    <FieldGroup {...told}>
      {children}
      {choices.map(({ id, title, text, disabled }) => (
        <Checkbox
          key={id}
          label={title}
          hint={text}
          disabled={disabled}
          checked={chosen.includes(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
    </FieldGroup>
  );
}
