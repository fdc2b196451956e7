// For whoever has lost the app and the recovery codes: signing in takes the password only, until it is set up anew.
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Member } from './members.ts';
import { teamTexts } from './texts/team-texts.ts';

interface ResetProps {
  member: Member;
  onReset(text: string): Promise<unknown>;
}

export function ResetSecondFactor({ member: { id, name }, onReset }: ResetProps) {
  const { secondFactor: texts } = useTexts(teamTexts);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-label={texts.resetFor(name)} onClick={() => setIsAsked(true)}>
        {texts.reset}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.title(name)}
          confirm={texts.confirm}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            await api.users.resetSecondFactor(id);
            await onReset(texts.done(name));
          }}
        >
          <p>{texts.means}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
