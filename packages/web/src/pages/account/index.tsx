// My account: the own password, and where the person is signed in (docs/decisions/sign-in.md#d63).
import { Page } from '../../parts/page.tsx';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { accountTexts } from './texts/account-texts.ts';

export default function AccountPage() {
  const texts = useTexts(accountTexts);
  const { email } = useUser();
  return (
    <Page title={texts.title} description={texts.signedInAs(email)} width="reading">
      <PasswordForm />
      <Sessions />
    </Page>
  );
}
