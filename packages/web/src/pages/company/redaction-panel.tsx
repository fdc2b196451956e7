// Settings → Company: whether conversations are redacted, and what becomes of their recordings (docs/decisions/redaction.md).
import type { Company } from '@earshot/core/client';
import { useState } from 'react';
import { Select } from '../../parts/field.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { SettingPanel } from './setting-panel.tsx';
import { companyTexts } from './texts/company-texts.ts';

type Policy = Company['redaction'];

export function RedactionPanel({ company }: { company: Company }) {
  const { redaction: texts } = useTexts(companyTexts);
  const [redaction, setRedaction] = useState<Policy>(company.redaction);
  return (
    <SettingPanel texts={texts} change={() => api.company.updateRedaction({ redaction })}>
      {() => (
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
      )}
    </SettingPanel>
  );
}
