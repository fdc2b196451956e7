// One setting of the company in Settings → Company: a form, which saves it and says so.
import type { Company } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { Form } from '../../parts/form.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { companyKey } from '../../session/company.ts';

interface SettingPanelProps {
  texts: { title: string; explanation?: string; apply: string; saved: string };
  change(): Promise<Company>;
  onSaved?(): Promise<void>;
  /** The fields; `error` is what the server said of them. */
  children(error: Error | null): ReactNode;
}

export function SettingPanel({ texts, change, onSaved, children }: SettingPanelProps) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: change,
    onSuccess: async (saved) => {
      queries.setQueryData(companyKey, saved);
      toast(texts.saved);
      await onSaved?.();
    },
  });
  return (
    <Panel title={texts.title}>
      {texts.explanation && <p>{texts.explanation}</p>}
      <Form
        action={save}
        onSubmit={() => save.mutate()}
        buttons={
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {texts.apply}
          </Button>
        }
      >
        {children(save.error)}
      </Form>
    </Panel>
  );
}
