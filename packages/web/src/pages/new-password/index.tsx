// A new password by the link of a mail, which works once; then the person signs in with it (docs/decisions/mail.md#forgotten-passwords).
import { BadRequestError } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { NewPasswordField, shortestPassword } from '../../parts/new-password-field.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { signInApi } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { newPasswordTexts } from './texts/new-password-texts.ts';

export default function NewPasswordPage() {
  const texts = useTexts(newPasswordTexts);
  const { token } = useParams<{ token: string }>();
  const [password, setPassword] = useState('');
  const reset = useMutation({ mutationFn: () => signInApi.auth.resetPassword({ token, password }) });
  const complaint = complaintAbout('password', reset.error);
  // Of what the form sends only the link can be bad as a whole.
  const isUsedUp = reset.error instanceof BadRequestError && !reset.error.issues;
  return (
    <Page title={texts.title} description={texts.explanation} width="narrow">
      <Panel>
        {reset.isSuccess ? (
          <p role="status">
            {texts.done} <Link href="/">{texts.signIn}</Link>
          </p>
        ) : (
          <Form
            action={{ isPending: reset.isPending, error: isUsedUp || complaint ? null : reset.error }}
            onSubmit={() => reset.mutate()}
            buttons={
              <Button
                type="submit"
                variant="primary"
                isBusy={reset.isPending}
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
            {isUsedUp && reset.error && (
              <ErrorMessage error={reset.error}>
                {texts.usedUp} <Link href="/forgot-password">{texts.again}</Link>
              </ErrorMessage>
            )}
          </Form>
        )}
      </Panel>
    </Page>
  );
}
