// Settings → Company: whether analyses have share links, and how long new ones last (docs/decisions/analysis-fields.md#d34).
import type { Company } from '@earshot/core/client';
import { useState } from 'react';
import { Select, TextField } from '../../parts/field.tsx';
import { complaintAbout } from '../../parts/form.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { SettingPanel } from './setting-panel.tsx';
import { companyTexts } from './texts/company-texts.ts';

type Policy = Company['sharing']['links'];

export function SharingPanel({ company }: { company: Company }) {
  const { sharing: texts } = useTexts(companyTexts);
  const [links, setLinks] = useState<Policy>(company.sharing.links);
  const [days, setDays] = useState(String(company.sharing.linkDays ?? ''));
  const linkDays = days === '' ? null : Number(days);
  return (
    <SettingPanel texts={texts} change={() => api.company.updateSharing({ links, linkDays })}>
      {(error) => (
        <>
          <Select label={texts.links} value={links} onChange={({ target }) => setLinks(target.value as Policy)}>
            <option value="off">{texts.off}</option>
            <option value="onRequest">{texts.onRequest}</option>
            <option value="atCreation">{texts.atCreation}</option>
          </Select>
          <TextField
            label={texts.days}
            hint={texts.daysHint}
            error={complaintAbout('linkDays', error)}
            type="number"
            min={1}
            step={1}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </>
      )}
    </SettingPanel>
  );
}
