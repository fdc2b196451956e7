// A forgotten password: the person asks for a link, and hears the same whether the address is known or not (docs/decisions/mail.md#forgotten-passwords).
import { RateLimitError } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { signInApi } from '../../session/api.ts';
import { useLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
import { forgotPasswordTexts } from './texts/forgot-password-texts.ts';

export default function ForgotPasswordPage() {
  const texts = useTexts(forgotPasswordTexts);
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const request = useMutation({
    mutationFn: () => signInApi.auth.requestPasswordReset({ email: email.trim(), language }),
  });
  return (
    <Page title={texts.title} description={texts.explanation} width="narrow">
      <Panel>
        {request.data ? (
          <p role="status">{request.data.sendsMail ? texts.sent : texts.noMail}</p>
        ) : (
          <Form
            action={request}
            explain={(error) => (error instanceof RateLimitError ? texts.tooOften : undefined)}
            onSubmit={() => request.mutate()}
            buttons={
              <Button type="submit" variant="primary" isBusy={request.isPending} disabled={email.trim() === ''}>
                {texts.submit}
              </Button>
            }
          >
            <TextField
              label={texts.email}
              type="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Form>
        )}
        <p>
          <Link href="/">{texts.back}</Link>
        </p>
      </Panel>
    </Page>
  );
}
