// Accepting an invitation: whoever was invited chooses a password and is signed in (docs/decisions/sign-in.md#d52).
import { BadRequestError } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { CodeField } from '../../parts/code-field.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { NewPasswordField, shortestPassword } from '../../parts/new-password-field.tsx';
import { Page, Panel } from '../../parts/page.tsx';
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
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const accept = useMutation({
    mutationFn: () => signInApi.auth.acceptInvitation({ token, password, ...(code !== '' && { code }) }),
    onError: (error) => secondFactorOf(error) && setIsCodeAsked(true),
    onSuccess: (user) => {
      begin(user);
      navigate('/', { replace: true });
    },
  });
  // Who has set up two-step sign-in is asked for a code, from then on.
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const step = secondFactorOf(accept.error);
  const complaint = complaintAbout('password', accept.error);
  // Of what the form sends only the link can be bad as a whole.
  const isUsedUp = accept.error instanceof BadRequestError && !accept.error.issues;
  return (
    <Page title={texts.title} description={texts.explanation} width="reading">
      <Panel>
        <Form
          action={{ isPending: accept.isPending, error: isUsedUp || complaint || step ? null : accept.error }}
          onSubmit={() => accept.mutate()}
          buttons={
            <Button
              type="submit"
              variant="primary"
              isBusy={accept.isPending}
              disabled={password.length < shortestPassword}
            >
              {texts.submit}
            </Button>
          }
        >
          <NewPasswordField
            label={texts.password}
            hint={texts.hint}
            error={complaint}
            value={password}
            onChange={setPassword}
          />
          {isCodeAsked && (
            <CodeField
              label={texts.code}
              hint={texts.codeHint}
              error={step === 'wrong' ? texts.codeWrong : undefined}
              value={code}
              onChange={setCode}
            />
          )}
          {isUsedUp && accept.error && <ErrorMessage error={accept.error}>{texts.usedUp}</ErrorMessage>}
        </Form>
      </Panel>
    </Page>
  );
}
