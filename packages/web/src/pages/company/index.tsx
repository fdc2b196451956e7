// Settings → Company: its name, the language of its recordings (docs/decisions/access.md#d54), its share links, how its people sign in, redaction, retention, its targets, its export and its erasure.
import type { Company } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { companyKey, useCompany } from '../../session/company.ts';
import { type Language, languages } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
import { ErasurePanel } from './erasure-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { OpenIdPanel } from './open-id-panel.tsx';
import { RedactionPanel } from './redaction-panel.tsx';
import { SharingPanel } from './sharing-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { TargetsPanel } from './targets-panel.tsx';
import { companyTexts } from './texts/company-texts.ts';

const RetentionPanel = lazy(() => import('./retention-panel.tsx'));

export default function CompanyPage() {
  const texts = useTexts(companyTexts);
  const company = useCompany();
  return (
    <Page title={texts.title} width="reading">
      <Loaded query={company}>
        {(data) => (
          <>
            <CompanyForm company={data} />
            <SharingPanel company={data} />
            <SignInPanel company={data} />
            <OpenIdPanel />
            <RedactionPanel company={data} />
            <Suspense fallback={<Skeleton />}>
              <RetentionPanel />
            </Suspense>
            <TargetsPanel company={data} />
            <ExportPanel />
            <ErasurePanel company={data} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function CompanyForm({ company }: { company: Company }) {
  const texts = useTexts(companyTexts);
  const queries = useQueryClient();
  const [name, setName] = useState(company.name);
  const [language, setLanguage] = useState(company.language);
  const save = useMutation({
    mutationFn: () => api.company.update({ name, language }),
    onSuccess: (saved) => {
      queries.setQueryData(companyKey, saved);
      toast(texts.saved);
    },
  });
  return (
    <Panel>
      <Form
        action={save}
        onSubmit={() => save.mutate()}
        buttons={
          <Button type="submit" variant="primary" isBusy={save.isPending} disabled={name.trim() === ''}>
            {texts.save}
          </Button>
        }
      >
        <TextField
          label={texts.name}
          error={complaintAbout('name', save.error)}
          autoComplete="organization"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={texts.language}
          hint={texts.languageHint}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {Object.entries(languages).map(([tag, own]) => (
            <option key={tag} value={tag}>
              {own}
            </option>
          ))}
        </Select>
      </Form>
    </Panel>
  );
}
