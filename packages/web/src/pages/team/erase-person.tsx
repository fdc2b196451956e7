// Erasing a deactivated person for good, with what becomes of their analyses (docs/decisions/erasure.md#a-person-goes-in-steps).
import { useState } from 'react';
import { Select } from '../../parts/field.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { teamTexts } from './texts/team-texts.ts';

interface ErasePersonProps {
  id: string;
  name: string;
  onDone(text: string): Promise<unknown>;
}

export function ErasePerson({ id, name, onDone }: ErasePersonProps) {
  const texts = useTexts(teamTexts).erasure;
  const [analyses, setAnalyses] = useState<'keep' | 'delete'>('keep');
  return (
    <ConfirmedAction
      name={name}
      texts={texts}
      act={async () => {
        const { isComplete } = await api.users.delete(id, analyses);
        return isComplete ? null : texts.underWay(name);
      }}
      onDone={onDone}
    >
      <Select
        label={texts.analyses}
        value={analyses}
        onChange={({ target }) => setAnalyses(target.value === 'delete' ? 'delete' : 'keep')}
      >
        <option value="keep">{texts.keep}</option>
        <option value="delete">{texts.delete}</option>
      </Select>
    </ConfirmedAction>
  );
}
