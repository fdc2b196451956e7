// Settings → Company: whether everybody must set up two-step sign-in (docs/decisions/sign-in.md#two-step-sign-in).
import type { Company } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { companyKey } from '../../session/company.ts';
import { useSession, useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { companyTexts } from './texts/company-texts.ts';

export function SignInPanel({ company }: { company: Company }) {
  const { signIn: texts } = useTexts(companyTexts);
  const queries = useQueryClient();
  const user = useUser();
  const { begin } = useSession();
  const [isRequired, setIsRequired] = useState(company.signIn.secondFactorRequired);
  const save = useMutation({
    mutationFn: () => api.company.updateSignIn({ secondFactorRequired: isRequired }),
    onSuccess: async (saved) => {
      queries.setQueryData(companyKey, saved);
      toast(texts.saved);
      // Who has not set it up goes there now.
      const { secondFactorNeeded } = await api.users.me();
      if (secondFactorNeeded) begin({ ...user, secondFactorNeeded });
    },
  });
  return (
    <Panel title={texts.title}>
      <Form
        action={save}
        onSubmit={() => save.mutate()}
        buttons={
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {texts.apply}
          </Button>
        }
      >
        <Checkbox
          label={texts.required}
          hint={texts.requiredHint}
          checked={isRequired}
          onChange={({ target }) => setIsRequired(target.checked)}
        />
      </Form>
    </Panel>
  );
}
