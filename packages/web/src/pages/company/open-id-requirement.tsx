// Settings → Company: whether only the sign-in service opens sessions, and who keeps a password for the day on which it does not answer.
import type { OpenIdSettings } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { CheckboxGroup } from '../../parts/checkbox-group.tsx';
import { Checkbox } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { teamQuery } from '../../session/people.ts';
import { useTexts } from '../../texts/texts.ts';
import { companyTexts } from './texts/company-texts.ts';

export function OpenIdRequirement({ settings }: { settings: OpenIdSettings }) {
  const texts = useTexts(companyTexts).openId;
  const queries = useQueryClient();
  const [isRequired, setIsRequired] = useState(settings.isRequired);
  const [emergencyUserIds, setEmergencyUserIds] = useState(settings.emergencyUserIds);
  const [endSessions, setEndSessions] = useState(false);
  const team = useQuery(teamQuery);
  const save = useMutation({
    mutationFn: () => api.company.requireOpenId({ isRequired, ...(isRequired && { emergencyUserIds, endSessions }) }),
    onSuccess: (saved) => {
      queries.setQueryData(openIdKey, saved);
      toast(texts.saved);
    },
  });
  const candidates = (team.data ?? []).filter(
    ({ user, hasPassword }) => user.isActive && hasPassword && user.role === 'admin',
  );
  const isUnfinished = isRequired && emergencyUserIds.length === 0;
  return (
    <Form
      action={save}
      onSubmit={() => !isUnfinished && save.mutate()}
      buttons={
        <Button type="submit" isBusy={save.isPending} disabled={isUnfinished}>
          {texts.applyRequired}
        </Button>
      }
    >
      <Checkbox
        label={texts.required}
        hint={texts.requiredHint}
        checked={isRequired}
        onChange={({ target }) => setIsRequired(target.checked)}
      />
      {isRequired && (
        <>
          <CheckboxGroup
            label={texts.emergency}
            hint={texts.emergencyHint}
            choices={candidates.map(({ user, hasSecondFactor }) => ({
              id: user.id,
              title: user.name,
              text: hasSecondFactor ? texts.hasSecondFactor : texts.lacksSecondFactor,
            }))}
            chosen={emergencyUserIds}
            onChoose={setEmergencyUserIds}
          />
          <Checkbox
            label={texts.endSessions}
            checked={endSessions}
            onChange={({ target }) => setEndSessions(target.checked)}
          />
        </>
      )}
    </Form>
  );
}

/** The query that holds the settings of the sign-in service. */
export const openIdKey = ['company', 'openId'];
