// Where the people of a company begin to sign in at its own service: only a press of the button leads there (docs/decisions/sign-in.md#openid-connect).
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { signInApi } from '../../session/api.ts';
import { rememberCompany } from '../../session/company-sign-in.ts';
import { useTexts } from '../../texts/texts.ts';
import { companySignInTexts } from './texts/company-sign-in-texts.ts';

export function BeginSignIn({ companyId }: { companyId: string }) {
  const texts = useTexts(companySignInTexts);
  const start = useMutation({
    mutationFn: (selectAccount: boolean) => signInApi.auth.beginOpenId({ companyId, selectAccount }),
    onSuccess: ({ url }) => {
      // Somebody who comes back without a session is led here again.
      rememberCompany(companyId);
      location.assign(url);
    },
  });
  const isBusy = start.isPending || start.isSuccess;
  return (
    <Page title={texts.title} description={texts.explanation} width="narrow">
      <Panel>
        <Button variant="primary" isBusy={isBusy && !start.variables} onClick={() => start.mutate(false)}>
          {texts.go}
        </Button>
        <Button variant="quiet" isBusy={isBusy && start.variables} onClick={() => start.mutate(true)}>
          {texts.other}
        </Button>
        {start.error && <ErrorMessage error={start.error} />}
        <p>
          <Link href="/">{texts.password}</Link>
        </p>
      </Panel>
    </Page>
  );
}
