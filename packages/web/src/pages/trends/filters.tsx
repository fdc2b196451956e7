// What is counted: the period, and for those who see others, whose analyses. All of it is in the address.
import { ComboBox } from '../../parts/combo-box.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { TeamOptions } from '../../parts/team-options.tsx';
import { untyped, useInteractionTypes } from '../../session/interaction-types.ts';
import { useUsers } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { daysIn, mostDays, type Period, type Preset, presets } from './period.ts';
import { trendsTexts } from './texts/trends-texts.ts';
import styles from './trends.module.css';
import type { Narrowing } from './use-trends.ts';

export interface FiltersProps {
  period: Period;
  narrowing: Narrowing;
  /** Null takes a name out of the address. */
  onChange(changes: Record<string, string | null>): void;
}

export function Filters({ period, narrowing, onChange }: FiltersProps) {
  const texts = useTexts(trendsTexts);
  const { role } = useUser();
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <Select
        label={texts.period}
        value={period.preset ?? 'custom'}
        onChange={({ target: { value } }) =>
          onChange(
            value === 'custom'
              ? { period: null, from: period.from, to: period.to }
              : { period: value, from: null, to: null },
          )
        }
      >
        {(Object.keys(presets) as Preset[]).map((preset) => (
          <option key={preset} value={preset}>
            {texts.periods[preset]}
          </option>
        ))}
        <option value="custom">{texts.custom}</option>
      </Select>
      {period.preset === null && <Days period={period} onChange={onChange} />}
      <TypeFilter chosen={narrowing.type} onChange={onChange} />
      {role !== 'salesperson' && <PeopleFilters narrowing={narrowing} onChange={onChange} />}
    </search>
  );
}

function Days({ period, onChange }: Pick<FiltersProps, 'period' | 'onChange'>) {
  const texts = useTexts(trendsTexts);
  const isBackwards = period.from > period.to;
  // An emptied field keeps the day that counted so far.
  const change = (day: { from: string } | { to: string }) => Object.values(day)[0] !== '' && onChange(day);
  return (
    <>
      <TextField
        type="date"
        label={texts.from}
        value={period.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        type="date"
        label={texts.to}
        value={period.to}
        error={isBackwards ? texts.backwards : daysIn(period) > mostDays ? texts.tooLong : undefined}
        onChange={({ target }) => change({ to: target.value })}
      />
    </>
  );
}

function TypeFilter({ chosen, onChange }: { chosen: string | null; onChange: FiltersProps['onChange'] }) {
  const texts = useTexts(trendsTexts);
  const types = useInteractionTypes();
  const isKnown = chosen === null || chosen === untyped || types.data?.some(({ key }) => key === chosen);
  return (
    <Select label={texts.type} value={chosen ?? ''} onChange={({ target }) => onChange({ type: target.value || null })}>
      <option value="">{texts.everyType}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {types.data?.map(({ key, label, isActive }) => (
        <option key={key} value={key}>
          {isActive ? label : texts.inactive(label)}
        </option>
      ))}
      <option value={untyped}>{texts.withoutType}</option>
    </Select>
  );
}

/** Deactivated people too: what they did still counts. */
function PeopleFilters({ narrowing, onChange }: Pick<FiltersProps, 'narrowing' | 'onChange'>) {
  const texts = useTexts(trendsTexts);
  const { id: own, role } = useUser();
  const users = useUsers();
  if (!users.data) return null;
  const people = users.data
    .filter((user) => role !== 'supervisor' || user.id === own || user.supervisor?.id === own)
    .map(({ id, name, email }) => ({ id, name, detail: email }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <ComboBox
        label={texts.person}
        placeholder={texts.everybody}
        choices={people}
        chosen={people.some(({ id }) => id === narrowing.person) ? narrowing.person : null}
        onChoose={(person) => person !== narrowing.person && onChange({ person })}
      />
      {role !== 'supervisor' && (
        <Select
          label={texts.team}
          value={narrowing.team ?? ''}
          onChange={({ target }) => onChange({ team: target.value || null })}
        >
          <option value="">{texts.everyTeam}</option>
          <TeamOptions users={users.data} />
        </Select>
      )}
    </>
  );
}
