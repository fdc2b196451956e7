// Accepting an invitation: the invited person chooses a password and is signed in (docs/decisions/sign-in.md#d52).
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { CodeField } from '../../parts/code-field.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { PasswordByLink } from '../../parts/password-by-link.tsx';
import { signInApi } from '../../session/api.ts';
import { secondFactorOf } from '../../session/second-factor.ts';
import { useSession } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { invitationTexts } from './texts/invitation-texts.ts';

export default function InvitationPage() {
  const texts = useTexts(invitationTexts);
  const { token } = useParams<{ token: string }>();
  const { begin } = useSession();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const accept = useMutation({
    mutationFn: (password: string) =>
      signInApi.auth.acceptInvitation({ token, password, ...(code !== '' && { code }) }),
    // Somebody who has set up two-step sign-in is asked for a code from then on.
    onError: (error) => secondFactorOf(error) && setIsCodeAsked(true),
    onSuccess: (user) => {
      begin(user);
      navigate('/', { replace: true });
    },
  });
  const step = secondFactorOf(accept.error);
  return (
    <Page title={texts.title} description={texts.explanation} width="reading">
      <Panel>
        <PasswordByLink
          texts={texts}
          action={{ isPending: accept.isPending, error: step ? null : accept.error }}
          onSubmit={accept.mutate}
          usedUp={texts.usedUp}
        >
          {isCodeAsked && (
            <CodeField
              label={texts.code}
              hint={texts.codeHint}
              error={step === 'wrong' ? texts.codeWrong : undefined}
              value={code}
              onChange={setCode}
            />
          )}
        </PasswordByLink>
      </Panel>
    </Page>
  );
}
