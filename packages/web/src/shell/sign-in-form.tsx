// E-mail and password, on the sign-in page and in the dialog over a page whose session has ended.
import {
  type CompanyChoice,
  type CurrentUser,
  EarshotApiError,
  RateLimitError,
  UnauthorizedError,
} from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Select, TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { signInApi } from '../session/api.ts';
import { secondFactorOf } from '../session/second-factor.ts';
import { useSession } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { shellTexts } from './texts/shell-texts.ts';

interface Attempt {
  companyId?: string;
  code?: string;
}

/** `user`: who was signed in. */
export function SignInForm({ user, others }: { user?: CurrentUser; others?: ReactNode }) {
  const texts = useTexts(shellTexts).signIn;
  const { begin } = useSession();
  const [email, setEmail] = useState(user?.email ?? '');
  const [password, setPassword] = useState('');
  const [companies, setCompanies] = useState<CompanyChoice['companies']>([]);
  /** The password is right, and a code is asked for: of which company; null: not so far. */
  const [asked, setAsked] = useState<Attempt | null>(null);
  const signIn = useMutation({
    // Whose session has ended wants the same company again.
    mutationFn: ({ companyId = user?.companyId, code }: Attempt) =>
      signInApi.auth.login({
        email,
        password,
        ...(companyId !== undefined && { companyId }),
        ...(code !== undefined && { code }),
      }),
    onSuccess: (answer) => ('companies' in answer ? setCompanies(answer.companies) : begin(answer)),
    onError: (error, { companyId, code }) => {
      if (secondFactorOf(error)) return setAsked(companyId === undefined ? {} : { companyId });
      // Too many codes, or no answer: the password was right.
      if (code !== undefined && !(error instanceof UnauthorizedError)) return;
      forget();
    },
  });
  const forget = () => {
    setPassword('');
    setCompanies([]);
    setAsked(null);
  };
  const isEmpty = email.trim() === '' || password === '';
  if (asked)
    return (
      <CodeForm
        isPending={signIn.isPending}
        error={signIn.error}
        onEnter={(code) => signIn.mutate({ ...asked, code })}
        onBack={() => {
          signIn.reset();
          forget();
        }}
      />
    );
  if (companies.length > 0)
    return (
      <CompanyForm
        companies={companies}
        isPending={signIn.isPending}
        onChoose={(companyId) => signIn.mutate({ companyId })}
        onBack={() => setCompanies([])}
      />
    );
  return (
    <Form
      // Refusals to sign in are told here, in the reader's language.
      action={{ isPending: signIn.isPending, error: null }}
      onSubmit={() => !isEmpty && signIn.mutate({})}
      buttons={
        <>
          <Button type="submit" variant="primary" isBusy={signIn.isPending} disabled={isEmpty}>
            {texts.submit}
          </Button>
          <PasskeySignIn isFilledIn={!user} />
          {others}
        </>
      }
    >
      <TextField
        // Somebody who was signed in only has to enter the password.
        ref={user ? undefined : focusOnce}
        label={texts.email}
        type="email"
        // Where the browser offers passkeys, too.
        autoComplete={user ? 'username' : 'username webauthn'}
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

interface CompanyFormProps {
  companies: CompanyChoice['companies'];
  isPending: boolean;
  onChoose(id: string): void;
  onBack(): void;
}

/** The password is right in several companies. */
function CompanyForm({ companies, isPending, onChoose, onBack }: CompanyFormProps) {
  const texts = useTexts(shellTexts).signIn;
  const [chosen, setChosen] = useState(companies[0]!.id);
  return (
    <Form
      action={{ isPending, error: null }}
      onSubmit={() => onChoose(chosen)}
      buttons={
        <>
          <Button type="submit" variant="primary" isBusy={isPending}>
            {texts.enter}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <Select
        data-focus
        ref={focusOnce}
        label={texts.company}
        hint={texts.companyHint}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Form>
  );
}

/** Where people begin to type. Without it, focus would be lost when one form replaces another. */
const focusOnce = (field: HTMLElement | null) => field?.focus();

/** Undefined: the server's own words. */
function refusal(error: Error, texts: { wrong: string; blocked: string; erasing: string }): string | undefined {
  if (error instanceof EarshotApiError && error.reason === 'company_erasure_pending') return texts.erasing;
  if (error instanceof UnauthorizedError) return texts.wrong;
  if (error instanceof RateLimitError) return texts.blocked;
  return undefined;
}
