// Settings → Company: whether conversations are redacted, and what becomes of their recordings (docs/decisions/redaction.md).
import type { Company } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { companyKey } from '../../session/company.ts';
import { useTexts } from '../../texts/texts.ts';
import { companyTexts } from './texts/company-texts.ts';

type Policy = Company['redaction'];

export function RedactionPanel({ company }: { company: Company }) {
  const { redaction: texts } = useTexts(companyTexts);
  const queries = useQueryClient();
  const [redaction, setRedaction] = useState<Policy>(company.redaction);
  const save = useMutation({
    mutationFn: () => api.company.updateRedaction({ redaction }),
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
        <Select
          label={texts.label}
          hint={texts.hint}
          value={redaction}
          onChange={({ target }) => setRedaction(target.value as Policy)}
        >
          <option value="off">{texts.off}</option>
          <option value="muteRecordings">{texts.muteRecordings}</option>
          <option value="discardRecordings">{texts.discardRecordings}</option>
        </Select>
      </Form>
    </Panel>
  );
}
