// At any address that needs a session, while there is none; then that page is shown.
import { Link } from 'wouter';
import { Page, Panel } from '../parts/page.tsx';
import { companySignInPath, rememberedCompany } from '../session/company-sign-in.ts';
import { useTexts } from '../texts/texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { shellTexts } from './texts/shell-texts.ts';

export function SignInPage() {
  const texts = useTexts(shellTexts).signIn;
  const companyId = rememberedCompany();
  return (
    <Page title={texts.title} description={texts.description} width="narrow">
      <Panel>
        <SignInForm />
        <p>
          <Link href="/forgot-password">{texts.forgotten}</Link>
        </p>
        {companyId !== null && (
          <p>
            <Link href={companySignInPath(companyId)}>{texts.ofCompany}</Link>
          </p>
        )}
      </Panel>
    </Page>
  );
}
