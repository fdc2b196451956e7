// For whoever has another account at the company's sign-in service: the next one with the person's e-mail is linked.
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Member } from './members.ts';
import { teamTexts } from './texts/team-texts.ts';

interface UnlinkProps {
  member: Member;
  onUnlinked(text: string): Promise<unknown>;
}

export function UnlinkOpenId({ member: { id, name }, onUnlinked }: UnlinkProps) {
  const { openId: texts } = useTexts(teamTexts);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-label={texts.unlinkFor(name)} onClick={() => setIsAsked(true)}>
        {texts.unlink}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.title(name)}
          confirm={texts.confirm}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            await api.users.unlinkOpenId(id);
            await onUnlinked(texts.done(name));
          }}
        >
          <p>{texts.means}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
