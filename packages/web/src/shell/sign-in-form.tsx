// E-mail and password, on the sign-in page and in the dialog over a page whose session has ended.
import { type CurrentUser, RateLimitError, UnauthorizedError } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { signInApi } from '../session/api.ts';
import { useSession } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { shellTexts } from './texts/shell-texts.ts';

/** `user`: who was signed in. */
export function SignInForm({ user, others }: { user?: CurrentUser; others?: ReactNode }) {
  const texts = useTexts(shellTexts).signIn;
  const { begin } = useSession();
  const [email, setEmail] = useState(user?.email ?? '');
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: () => signInApi.auth.login({ email, password }),
    onSuccess: begin,
    onError: () => setPassword(''),
  });
  const isEmpty = email.trim() === '' || password === '';
  return (
    <Form
      // Refusals to sign in are told here, in the reader's language.
      action={{ isPending: signIn.isPending, error: null }}
      onSubmit={() => !isEmpty && signIn.mutate()}
      buttons={
        <>
          <Button type="submit" variant="primary" isBusy={signIn.isPending} disabled={isEmpty}>
            {texts.submit}
          </Button>
          {others}
        </>
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
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        data-focus={user && true}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {signIn.error && <ErrorMessage error={signIn.error}>{refusal(signIn.error, texts)}</ErrorMessage>}
    </Form>
  );
}

/** Undefined: the server's own words. */
function refusal(error: Error, texts: { wrong: string; blocked: string }): string | undefined {
  if (error instanceof UnauthorizedError) return texts.wrong;
  if (error instanceof RateLimitError) return texts.blocked;
  return undefined;
}
