// When the conversations took place: a period that moves with the calendar, or two days of one's own.
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Select } from '../../parts/field.tsx';
import { changedQuery } from '../../parts/query.ts';
import { useTexts } from '../../texts/texts.ts';
import { DelayedField } from './delayed-field.tsx';
import type { Filters } from './filters.ts';
import { analysesTexts } from './texts/analyses-texts.ts';
import { withins } from './within.ts';

const ownDays = 'days';

export function PeriodFields({ filters }: { filters: Filters }) {
  const texts = useTexts(analysesTexts).filters;
  const [, setAddress] = useSearchParams();
  const { within, from, to } = filters;
  const [isOpen, setIsOpen] = useState(false);
  const hasDays = from !== undefined || to !== undefined || (isOpen && within === undefined);
  const change = (changes: Record<string, string | null>) =>
    setAddress((address) => changedQuery(address, changes), { replace: true });
  const choose = (value: string) => {
    setIsOpen(value === ownDays);
    change({ within: value === ownDays ? null : value, ...(value !== ownDays && { from: null, to: null }) });
  };
  return (
    <>
      <Select
        label={texts.within}
        value={hasDays ? ownDays : (within ?? '')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{texts.any}</option>
        {withins.map((one) => (
          <option key={one} value={one}>
            {texts.withins[one]}
          </option>
        ))}
        <option value={ownDays}>{texts.ownDays}</option>
      </Select>
      {hasDays && (
        <>
          <DelayedField label={texts.from} type="date" value={from} onValue={(day) => change({ from: day })} max={to} />
          <DelayedField label={texts.to} type="date" value={to} onValue={(day) => change({ to: day })} min={from} />
        </>
      )}
    </>
  );
}
