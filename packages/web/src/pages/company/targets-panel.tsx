// Settings → Company: what the company wants to reach in trends (docs/decisions/listing.md#targets).
import type { Company } from '@earshot/core/client';
import { useState } from 'react';
import { TextField } from '../../parts/field.tsx';
import { complaintAbout } from '../../parts/form.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { SettingPanel } from './setting-panel.tsx';
import { companyTexts } from './texts/company-texts.ts';

type Name = keyof Company['targets'];

const fields: readonly { name: Name; least: number; most: number; step: number | 'any' }[] = [
  { name: 'minScore', least: 1, most: 100, step: 1 },
  { name: 'minAttendantTalkPct', least: 0, most: 100, step: 1 },
  { name: 'maxAttendantTalkPct', least: 0, most: 100, step: 1 },
  { name: 'maxInterruptionsPerTenMin', least: 0, most: 100, step: 'any' },
  { name: 'minCriterionPct', least: 1, most: 100, step: 1 },
];

export function TargetsPanel({ company }: { company: Company }) {
  const { targets: texts } = useTexts(companyTexts);
  const [values, setValues] = useState<Record<Name, string>>(() => textsOf(company.targets));
  return (
    <SettingPanel texts={texts} change={() => api.company.updateTargets(targetsIn(values))}>
      {(error) =>
        fields.map(({ name, least, most, step }) => (
          <TextField
            key={name}
            label={texts[name]}
            error={complaintAbout(name, error)}
            type="number"
            min={least}
            max={most}
            step={step}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))
      }
    </SettingPanel>
  );
}

/** An empty field is no target. */
const textsOf = (targets: Company['targets']) =>
  Object.fromEntries(fields.map(({ name }) => [name, String(targets[name] ?? '')])) as Record<Name, string>;

const targetsIn = (values: Record<Name, string>) =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name] === '' ? null : Number(values[name])]));
