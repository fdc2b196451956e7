// Erasing a deactivated person for good, with what becomes of their analyses (docs/decisions/erasure.md#a-person-goes-in-steps).
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { teamTexts } from './texts/team-texts.ts';

interface ErasePersonProps {
  id: string;
  name: string;
  onDone(text: string): Promise<unknown>;
}

export function ErasePerson({ id, name, onDone }: ErasePersonProps) {
  const texts = useTexts(teamTexts).erasure;
  const [isAsked, setIsAsked] = useState(false);
  const [analyses, setAnalyses] = useState<'keep' | 'delete'>('keep');
  return (
    <>
      <Button variant="quiet" aria-label={texts.actFor(name)} onClick={() => setIsAsked(true)}>
        {texts.act}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.title(name)}
          confirm={texts.confirm}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            const { isComplete } = await api.users.delete(id, analyses);
            await onDone(isComplete ? texts.done(name) : texts.underWay(name));
          }}
        >
          <p>{texts.means}</p>
          <Select
            label={texts.analyses}
            value={analyses}
            onChange={({ target }) => setAnalyses(target.value === 'delete' ? 'delete' : 'keep')}
          >
            <option value="keep">{texts.keep}</option>
            <option value="delete">{texts.delete}</option>
          </Select>
        </ConfirmDialog>
      )}
    </>
  );
}
