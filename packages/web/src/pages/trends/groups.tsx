// The same figures for each person and each team; a name narrows the page to it.
import type { CriterionTrend, Targets, Trend, Trends } from '@earshot/core/client';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Select } from '../../parts/field.tsx';
import { Panel } from '../../parts/page.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useLabelOf } from './criteria.tsx';
import { Examples } from './examples.tsx';
import { Change } from './figures.tsx';
import { isFew, type Measure, useMeasures } from './measures.ts';
import { BesideTarget, targetsByMeasure } from './targets.tsx';
import { trendsTexts } from './texts/trends-texts.ts';
import styles from './trends.module.css';

interface Group {
  /** Null: of nobody. */
  id: string | null;
  name: string;
  trend: Trend;
  before: Trend | undefined;
}

const orders = ['name', 'lowest', 'highest', 'most'] as const;
type Order = (typeof orders)[number];

/** What was not measured comes last, whichever way. */
function ordered(groups: readonly Group[], order: Order): Group[] {
  const score = ({ trend }: Group, missing: number) => trend.meanScore ?? missing;
  const compare: Record<Order, (a: Group, b: Group) => number> = {
    // As the server sorts them, with those of nobody at the end.
    name: (a, b) => Number(a.id === null) - Number(b.id === null),
    lowest: (a, b) => score(a, 101) - score(b, 101),
    highest: (a, b) => score(b, -1) - score(a, -1),
    most: (a, b) => b.trend.analyses - a.trend.analyses,
  };
  return [...groups].sort(compare[order]);
}

interface GroupsProps {
  trends: Trends;
  before: Trends | undefined;
  hasTeams: boolean;
  tab: string | null;
  onTab(tab: string): void;
  /** Address of this page, narrowed. */
  hrefOf(name: 'person' | 'team', id: string): string;
}

export function Groups({ trends, before, hasTeams, tab, onTab, hrefOf }: GroupsProps) {
  const texts = useTexts(trendsTexts);
  const earlierPeople = new Map(before?.people.map(({ salespersonId, trend }) => [salespersonId, trend]));
  const earlierTeams = new Map(before?.teams.map(({ supervisorId, trend }) => [supervisorId, trend]));
  const people = trends.people.map(({ salespersonId: id, name, trend }): Group => {
    return { id, name: name ?? texts.nobody, trend, before: earlierPeople.get(id) };
  });
  const teams = trends.teams.map(({ supervisorId: id, name, trend }): Group => {
    return { id, name: name ?? texts.noTeam, trend, before: earlierTeams.get(id) };
  });
  const labelOf = useLabelOf(trends);
  const table = (name: 'person' | 'team', groups: Group[]) => (
    <GroupTable
      caption={name === 'person' ? texts.people : texts.teams}
      groups={groups}
      labelOf={labelOf}
      targets={trends.targets}
      hasBefore={before !== undefined}
      hrefOf={(id) => hrefOf(name, id)}
    />
  );
  return (
    <Panel title={hasTeams ? texts.groups : texts.people}>
      {hasTeams ? (
        <Tabs
          label={texts.groups}
          chosen={tab === 'teams' ? 'teams' : 'people'}
          onChoose={onTab}
          tabs={[
            { key: 'people', title: texts.people, content: table('person', people) },
            { key: 'teams', title: texts.teams, content: table('team', teams) },
          ]}
        />
      ) : (
        table('person', people)
      )}
    </Panel>
  );
}

interface GroupTableProps {
  caption: string;
  groups: Group[];
  labelOf(criterion: CriterionTrend): string;
  targets: Targets;
  hasBefore: boolean;
  hrefOf(id: string): string;
}

function GroupTable({ caption, groups, labelOf, targets, hasBefore, hrefOf }: GroupTableProps) {
  const texts = useTexts(trendsTexts);
  const formats = useFormats();
  const { notMeasured } = useTexts(partsTexts);
  const { value } = useMeasures();
  const [order, setOrder] = useState<Order>('name');
  const byMeasure = targetsByMeasure(targets);
  const figure = (measure: Measure, title: string): Column<Group> => ({
    key: measure,
    title,
    isFigure: true,
    cell: ({ trend, before }) => (
      <>
        {trend[measure] === null ? (
          <span className={styles.soft}>{notMeasured}</span>
        ) : (
          <span
            className={isFew(measure, trend) ? styles.soft : styles.strong}
            title={isFew(measure, trend) ? texts.few : undefined}
          >
            <BesideTarget
              value={isFew(measure, trend) ? null : trend[measure]}
              target={byMeasure[measure]}
              write={(one) => value(measure, one)}
            >
              {value(measure, trend[measure])}
            </BesideTarget>
          </span>
        )}
        {hasBefore && (
          <div className={styles.small}>
            <Change measure={measure} now={trend} before={before} isTerse />
          </div>
        )}
      </>
    ),
  });
  const missed = ({ trend: { criteria } }: Group): ReactNode => {
    const [most] = criteria;
    if (!most || most.missed === 0)
      return <span className={styles.soft}>{criteria.length === 0 ? notMeasured : texts.nothingMissed}</span>;
    const write = most.polarity === 'negative' ? texts.happenedIn : texts.missedIn;
    return (
      <>
        <bdi>{labelOf(most)}</bdi>
        <span className={styles.small}>{write(formats.number(most.missed), formats.number(most.judged))}</span>
      </>
    );
  };
  return (
    <div className={styles.groups}>
      {groups.length > 1 && (
        <Select label={texts.order} value={order} onChange={({ target }) => setOrder(target.value as Order)}>
          {orders.map((one) => (
            <option key={one} value={one}>
              {texts.orders[one]}
            </option>
          ))}
        </Select>
      )}
      <Records
        caption={caption}
        records={ordered(groups, order)}
        idOf={({ id }) => id ?? ''}
        columns={[
          {
            key: 'name',
            title: texts.name,
            cell: ({ id, name }) =>
              id === null ? (
                name
              ) : (
                <Link href={hrefOf(id)}>
                  <bdi>{name}</bdi>
                </Link>
              ),
          },
          figure('analyses', texts.measures.analyses),
          figure('meanScore', texts.scoreColumn),
          figure('meanAttendantTalkPct', texts.talkColumn),
          figure('meanInterruptionsPerTenMin', texts.interruptionsColumn),
          { key: 'missed', title: texts.mostMissed, cell: missed },
          {
            key: 'examples',
            title: texts.examples,
            cell: ({ trend, name }) => <Examples ids={trend.samples} of={name} />,
          },
        ]}
      />
    </div>
  );
}
