// At any address that needs a session, while there is none; then that page is shown.
import { Link } from 'wouter';
import { Page, Panel } from '../parts/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { shellTexts } from './texts/shell-texts.ts';

export function SignInPage() {
  const texts = useTexts(shellTexts).signIn;
  return (
    <Page title={texts.title} description={texts.description} width="narrow">
      <Panel>
        <SignInForm />
        <p>
          <Link href="/forgot-password">{texts.forgotten}</Link>
        </p>
      </Panel>
    </Page>
  );
}
