// Over the page whose session has ended: sign in and go on, with everything that was filled in still there.
import type { CurrentUser } from '@earshot/core/client';
import { useSyncExternalStore } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { companySignInPath, rememberedCompany } from '../session/company-sign-in.ts';
import { expiry } from '../session/expiry.ts';
import { useSession } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { shellTexts } from './texts/shell-texts.ts';

export function SessionExpired({ user }: { user: CurrentUser }) {
  const texts = useTexts(shellTexts).expired;
  const { end } = useSession();
  const companyId = rememberedCompany();
  const isPending = useSyncExternalStore(expiry.subscribe, expiry.isPending);
  if (!isPending) return null;
  return (
    <Dialog title={texts.title}>
      <p>{texts.explanation}</p>
      {companyId !== null && (
        <p>
          <a href={companySignInPath(companyId)} target="_blank" rel="noopener">
            {texts.ofCompany}
          </a>
        </p>
      )}
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
