// Settings → Company: whether everybody must set up two-step sign-in (docs/decisions/sign-in.md#two-step-sign-in).
import type { Company } from '@earshot/core/client';
import { useState } from 'react';
import { Checkbox } from '../../parts/field.tsx';
import { api } from '../../session/api.ts';
import { useSession, useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { SettingPanel } from './setting-panel.tsx';
import { companyTexts } from './texts/company-texts.ts';

export function SignInPanel({ company }: { company: Company }) {
  const { signIn: texts } = useTexts(companyTexts);
  const user = useUser();
  const { begin } = useSession();
  const [isRequired, setIsRequired] = useState(company.signIn.secondFactorRequired);
  // An administrator who has not set it up is taken there at once.
  const goThere = async () => {
    const { secondFactorNeeded } = await api.users.me();
    if (secondFactorNeeded) begin({ ...user, secondFactorNeeded });
  };
  return (
    <SettingPanel
      texts={texts}
      change={() => api.company.updateSignIn({ secondFactorRequired: isRequired })}
      onSaved={goThere}
    >
      {() => (
        <Checkbox
          label={texts.required}
          hint={texts.requiredHint}
          checked={isRequired}
          onChange={({ target }) => setIsRequired(target.checked)}
        />
      )}
    </SettingPanel>
  );
}
