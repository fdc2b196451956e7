// Over the page whose session has ended: sign in and go on, with everything that was filled in still there.
import type { CurrentUser } from '@earshot/core/client';
import { useSyncExternalStore } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { expiry } from '../session/expiry.ts';
import { useSession } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { shellTexts } from './texts/shell-texts.ts';

export function SessionExpired({ user }: { user: CurrentUser }) {
  const texts = useTexts(shellTexts).expired;
  const { end } = useSession();
  const isPending = useSyncExternalStore(expiry.subscribe, expiry.isPending);
  if (!isPending) return null;
  return (
    <Dialog title={texts.title}>
      <p>{texts.explanation}</p>
      <SignInForm
        user={user}
        others={
          <Button variant="quiet" onClick={() => void end()}>
            {texts.leave}
          </Button>
        }
      />
    </Dialog>
  );
}
