// Settings → Company: whether analyses have share links, and how long new ones last (docs/decisions/analysis-fields.md#d34).
import type { Company } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { companyKey } from '../../session/company.ts';
import { useTexts } from '../../texts/texts.ts';
import { companyTexts } from './texts/company-texts.ts';

type Policy = Company['sharing']['links'];

export function SharingPanel({ company }: { company: Company }) {
  const { sharing: texts } = useTexts(companyTexts);
  const queries = useQueryClient();
  const [links, setLinks] = useState<Policy>(company.sharing.links);
  const [days, setDays] = useState(String(company.sharing.linkDays ?? ''));
  const linkDays = days.trim() === '' ? null : Number(days);
  const save = useMutation({
    mutationFn: () => api.company.updateSharing({ links, linkDays }),
    onSuccess: (saved) => {
      queries.setQueryData(companyKey, saved);
      toast(texts.saved);
    },
  });
  return (
    <Panel title={texts.title}>
      <p>{texts.explanation}</p>
      <Form
        action={save}
        onSubmit={() => save.mutate()}
        buttons={
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {texts.apply}
          </Button>
        }
      >
        <Select label={texts.links} value={links} onChange={({ target }) => setLinks(target.value as Policy)}>
          <option value="off">{texts.off}</option>
          <option value="onRequest">{texts.onRequest}</option>
          <option value="atCreation">{texts.atCreation}</option>
        </Select>
        <TextField
          label={texts.days}
          hint={texts.daysHint}
          error={complaintAbout('linkDays', save.error)}
          inputMode="numeric"
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Form>
    </Panel>
  );
}
