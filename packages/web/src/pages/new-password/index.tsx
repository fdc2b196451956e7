// A new password by the link of a mail, which works once; then the person signs in with it (docs/decisions/mail.md#forgotten-passwords).
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { Page, Panel } from '../../parts/page.tsx';
import { PasswordByLink } from '../../parts/password-by-link.tsx';
import { signInApi } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { newPasswordTexts } from './texts/new-password-texts.ts';

export default function NewPasswordPage() {
  const texts = useTexts(newPasswordTexts);
  const { token } = useParams<{ token: string }>();
  const reset = useMutation({
    mutationFn: (password: string) => signInApi.auth.resetPassword({ token, password }),
  });
  return (
    <Page title={texts.title} description={texts.explanation} width="narrow">
      <Panel>
        {reset.isSuccess ? (
          <p role="status">
            {texts.done} <Link href="/">{texts.signIn}</Link>
          </p>
        ) : (
          <PasswordByLink
            texts={texts}
            action={reset}
            onSubmit={reset.mutate}
            usedUp={
              <>
                {texts.usedUp} <Link href="/forgot-password">{texts.again}</Link>
              </>
            }
          />
        )}
      </Panel>
    </Page>
  );
}
