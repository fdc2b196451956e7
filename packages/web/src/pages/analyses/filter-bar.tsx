// The filters of the list and of the search, kept in the address, so that a filtered list can be sent to somebody and gone back to.
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Select } from '../../parts/field.tsx';
import { changedQuery } from '../../parts/query.ts';
import { TeamOptions } from '../../parts/team-options.tsx';
import { untyped, useCriterionLabels, useInteractionTypes } from '../../session/interaction-types.ts';
import { usePeople, useUsers } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { DelayedField } from './delayed-field.tsx';
import styles from './filter-bar.module.css';
import { criterionOf, type FilterName, type Filters, filteredQuery, sources, statuses, unassigned } from './filters.ts';
import { type Order, orders } from './list-order.ts';
import { PeriodFields } from './period-fields.tsx';
import { Presets } from './presets.tsx';
import { DownloadTable } from './table/download-table.tsx';
import { analysesTexts } from './texts/analyses-texts.ts';

/** Seen only when the filters are opened. */
const rare: readonly FilterName[] = ['team', 'source', 'minScore', 'maxScore', 'call', 'reviewed', 'archived'];

export function FilterBar({ filters, isSearch }: { filters: Filters; isSearch: boolean }) {
  const texts = useTexts(analysesTexts);
  const [, setAddress] = useSearchParams();
  const [isOpen, setIsOpen] = useState(rare.some((name) => filters[name] !== undefined));
  const id = useId();
  const active = Object.keys(filters).length;
  const set = (name: FilterName) => (value: string) =>
    setAddress((address) => changedQuery(address, { [name]: value }), { replace: true });
  return (
    <search className={styles.bar} aria-label={texts.filters.title}>
      <Presets filters={filters} />
      <div id={id} className={classNames(styles.fields, isOpen && styles.open)}>
        <Choice name="status" filters={filters} set={set} any={texts.filters.any}>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {texts.status[status]}
            </option>
          ))}
        </Choice>
        <TypeChoice filters={filters} set={set} />
        <PersonChoice filters={filters} set={set} />
        <PeriodFields filters={filters} />
        {(['missed', 'met'] as const).map(
          (name) => filters[name] && <CriterionChoice key={name} name={name} filters={filters} set={set} />,
        )}
        {!isSearch && <OrderChoice filters={filters} set={set} />}
        {isOpen && (
          <>
            <TeamChoice filters={filters} set={set} />
            <Choice name="source" filters={filters} set={set} any={texts.filters.any}>
              {sources.map((source) => (
                <option key={source} value={source}>
                  {texts.sources[source]}
                </option>
              ))}
            </Choice>
            <Text name="minScore" type="number" filters={filters} set={set} min="0" max={filters.maxScore ?? '100'} />
            <Text name="maxScore" type="number" filters={filters} set={set} min={filters.minScore ?? '0'} max="100" />
            <Text name="call" type="text" filters={filters} set={set} title={texts.filters.callHint} />
            <Choice name="reviewed" filters={filters} set={set} any={texts.filters.any}>
              <option value="yes">{texts.filters.isReviewed}</option>
              <option value="no">{texts.filters.isNotReviewed}</option>
            </Choice>
            <Choice name="archived" filters={filters} set={set} any={texts.filters.current}>
              <option value="true">{texts.filters.onlyArchived}</option>
              <option value="all">{texts.filters.alsoArchived}</option>
            </Choice>
          </>
        )}
      </div>
      <div className={styles.buttons}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {texts.filters.button(active)}
        </Button>
        {active > 0 && (
          <Button
            variant="quiet"
            onClick={() => setAddress((address) => filteredQuery(address, {}), { replace: true })}
          >
            {texts.filters.clear}
          </Button>
        )}
        {!isSearch && <DownloadTable filters={filters} />}
      </div>
      {isSearch && <SearchNotes filters={filters} />}
    </search>
  );
}

interface FilterProps {
  filters: Filters;
  set(name: FilterName): (value: string) => void;
}

interface ChoiceProps extends FilterProps {
  name: FilterName;
  any: string;
  children: ReactNode;
}

function Choice({ name, filters, set, any, children }: ChoiceProps) {
  const texts = useTexts(analysesTexts);
  return (
    <Select label={texts.filters[name]} value={filters[name] ?? ''} onChange={(event) => set(name)(event.target.value)}>
      <option value="">{any}</option>
      {children}
    </Select>
  );
}

function OrderChoice(props: FilterProps) {
  const texts = useTexts(analysesTexts).filters.orders;
  const others = (Object.keys(orders) as Order[]).filter((order) => order !== 'newest');
  return (
    <Choice name="order" any={texts.newest} {...props}>
      {others.map((order) => (
        <option key={order} value={order}>
          {texts[order]}
        </option>
      ))}
    </Choice>
  );
}

/** What of the list's address a search cannot do. */
function SearchNotes({ filters: { order, status } }: { filters: Filters }) {
  const texts = useTexts(analysesTexts).search;
  const isUnfinished = status === 'pending' || status === 'processing';
  if (order === undefined && !isUnfinished) return null;
  return (
    <p role="note" className={styles.note}>
      {order !== undefined && texts.ownOrder} {isUnfinished && texts.onlyFinished}
    </p>
  );
}

function TypeChoice(props: FilterProps) {
  const texts = useTexts(analysesTexts);
  const types = useInteractionTypes().data ?? [];
  const { type } = props.filters;
  const isUnknown = type !== undefined && type !== untyped && !types.some(({ key }) => key === type);
  return (
    <Choice name="type" any={texts.filters.any} {...props}>
      {isUnknown && <option value={type}>{type}</option>}
      {types.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
      <option value={untyped}>{texts.notClassified}</option>
    </Choice>
  );
}

function PersonChoice(props: FilterProps) {
  const texts = useTexts(analysesTexts);
  const { role } = useUser();
  const people = usePeople().data ?? [];
  const { person } = props.filters;
  // Salespersons see their own analyses only.
  if (role === 'salesperson') return null;
  const isUnknown = person !== undefined && person !== unassigned && !people.some(({ id }) => id === person);
  return (
    <Choice name="person" any={texts.filters.everybody} {...props}>
      <option value={unassigned}>{texts.filters.unassigned}</option>
      {isUnknown && <option value={person}>{person}</option>}
      {people.map(({ id, name, isActive }) => (
        <option key={id} value={id}>
          {isActive ? name : `${name} (${texts.filters.inactive})`}
        </option>
      ))}
    </Choice>
  );
}

function TeamChoice(props: FilterProps) {
  const texts = useTexts(analysesTexts);
  const { role } = useUser();
  const users = useUsers().data ?? [];
  if (role === 'salesperson' || !users.some((user) => user.role === 'supervisor')) return null;
  return (
    <Choice name="team" any={texts.filters.everyTeam} {...props}>
      <TeamOptions users={users} />
    </Choice>
  );
}

/** In the reader's words, where the criterion is known. */
function CriterionChoice({ name, ...props }: FilterProps & { name: 'missed' | 'met' }) {
  const texts = useTexts(analysesTexts);
  const labels = useCriterionLabels();
  const value = props.filters[name]!;
  const key = criterionOf(value)!.key;
  return (
    <Choice name={name} any={texts.filters.any} {...props}>
      <option value={value}>{labels.get(key) ?? key.replaceAll('_', ' ')}</option>
    </Choice>
  );
}

interface TextProps extends FilterProps {
  name: FilterName;
  type: 'number' | 'text';
  min?: string;
  max?: string;
  title?: string;
}

function Text({ name, filters, set, ...rest }: TextProps) {
  const texts = useTexts(analysesTexts);
  return <DelayedField {...rest} label={texts.filters[name]} value={filters[name]} onValue={set(name)} />;
}
