// The recovery codes that were just made, shown this once.
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { secondFactorKey } from '../../session/second-factor.ts';
import { useSession, useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { accountTexts } from './texts/account-texts.ts';

/** Escape does not close it: what is shown here is gone afterwards. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const { second: texts } = useTexts(accountTexts);
  const queries = useQueryClient();
  const user = useUser();
  const { begin } = useSession();
  const done = () => {
    void queries.invalidateQueries({ queryKey: secondFactorKey });
    onClose();
    const { secondFactorNeeded: _, ...known } = user;
    begin(known);
  };
  return (
    <Dialog title={texts.codesTitle}>
      <ShownOnce label={texts.codes} secret={codes.join('\n')} copy={texts.copy}>
        {texts.codesText}
      </ShownOnce>
      <DialogButtons>
        <Button onClick={done}>{texts.stored}</Button>
      </DialogButtons>
    </Dialog>
  );
}
