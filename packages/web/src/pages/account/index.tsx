// My account: two-step sign-in, passkeys, notifications, the own password, and where the person is signed in (docs/decisions/sign-in.md#d63).
import { Note } from '../../parts/note.tsx';
import { Page } from '../../parts/page.tsx';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { AlertsPanel } from './alerts.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { Sessions } from './sessions.tsx';
import { accountTexts } from './texts/account-texts.ts';

export default function AccountPage() {
  const texts = useTexts(accountTexts);
  const { email, secondFactorNeeded } = useUser();
  return (
    <Page title={texts.title} description={texts.signedInAs(email)} width="reading">
      {secondFactorNeeded && <Note tone="warn">{texts.second.needed}</Note>}
      <SecondFactorPanel />
      {!secondFactorNeeded && (
        <>
          <PasskeysPanel />
          <AlertsPanel />
          <PasswordForm />
          <Sessions />
        </>
      )}
    </Page>
  );
}
