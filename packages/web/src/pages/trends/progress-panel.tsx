// Who is improving: each person's average score beside that of the period before, how sure the change is, and what changed most.
import type { Trend, Trends } from '@earshot/core/client';
import { Link } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { Panel } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useLabelOf } from './criteria.tsx';
import { type CriterionChange, mostChanged, type Progress, progressOf } from './progress.ts';
import { progressTexts } from './texts/progress-texts.ts';
import styles from './trends.module.css';

interface PersonProgress extends Progress {
  id: string;
  name: string;
  now: Trend;
  before: Trend | undefined;
  criterion: CriterionChange | null;
}

/** What needs a look comes first. */
const verdicts: readonly Progress['verdict'][] = ['worse', 'better', 'unclear', 'few'];
const tones = { better: 'good', worse: 'bad', unclear: 'neutral', few: 'neutral' } as const;

interface ProgressPanelProps {
  trends: Trends;
  before: Trends;
  /** Address of this page for one person; null: nobody else is shown. */
  hrefOf: ((id: string) => string) | null;
}

export function ProgressPanel({ trends, before, hrefOf }: ProgressPanelProps) {
  const texts = useTexts(progressTexts);
  const labelOf = useLabelOf(trends);
  const formats = useFormats();
  const signed = useSigned();
  const earlier = new Map(before.people.map(({ salespersonId, trend }) => [salespersonId, trend]));
  const people = trends.people.flatMap(({ salespersonId: id, name, trend: now }): PersonProgress[] => {
    if (id === null) return [];
    const then = earlier.get(id);
    const criterion = then ? mostChanged(now.criteria, then.criteria) : null;
    return [{ id, name: name ?? id, now, before: then, criterion, ...progressOf(now, then) }];
  });
  if (people.length === 0) return null;
  const title = hrefOf ? texts.title : texts.titleOfOne;
  // A table in which nothing is claimed of anybody says less than a sentence.
  if (people.every(({ verdict }) => verdict === 'few'))
    return (
      <Panel title={title}>
        <p className={styles.soft}>{texts.tooFew}</p>
      </Panel>
    );
  people.sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));
  const beside = (figure: string, then: string) => (
    <>
      {figure}
      <span className={styles.small}>{texts.before(then)}</span>
    </>
  );
  const score = (trend: Trend | undefined) =>
    trend === undefined || trend.meanScore === null ? texts.unknown : formats.number(trend.meanScore, 1);
  return (
    <Panel title={title}>
      <p className={styles.soft}>{texts.hint}</p>
      <Records
        caption={title}
        records={people}
        idOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: texts.name,
            cell: ({ id, name }) =>
              hrefOf ? (
                <Link href={hrefOf(id)}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              ),
          },
          {
            key: 'verdict',
            title: texts.verdict,
            cell: ({ verdict }) => (
              <span>
                <Badge tone={tones[verdict]}>{texts.verdicts[verdict]}</Badge>
              </span>
            ),
          },
          {
            key: 'calls',
            title: texts.calls,
            isFigure: true,
            cell: ({ now, before: then }) => beside(formats.number(now.scored), formats.number(then?.scored ?? 0)),
          },
          {
            key: 'score',
            title: texts.score,
            isFigure: true,
            cell: ({ verdict, now, before: then }) => (
              <span className={verdict === 'few' ? styles.soft : styles.strong}>{beside(score(now), score(then))}</span>
            ),
          },
          {
            key: 'change',
            title: texts.change,
            isFigure: true,
            cell: ({ verdict, change }) =>
              change === null ? (
                <span className={styles.soft}>{texts.unknown}</span>
              ) : (
                <span className={styles[verdict === 'unclear' || verdict === 'few' ? 'soft' : verdict]}>
                  {signed(change.points)}
                  <span className={styles.small}>{texts.range(signed(change.low), signed(change.high))}</span>
                </span>
              ),
          },
          {
            key: 'criterion',
            title: texts.criterion,
            cell: ({ verdict, criterion }) =>
              criterion === null ? (
                <span className={styles.soft}>{verdict === 'few' ? texts.unknown : texts.none}</span>
              ) : (
                <span className={criterion.isSure ? undefined : styles.soft}>
                  <bdi>{labelOf(criterion.criterion)}</bdi>
                  <span className={styles.small}>
                    {texts.points(signed(criterion.points, 0))}
                    {!criterion.isSure && ` ${texts.chance}`}
                  </span>
                </span>
              ),
          },
        ]}
      />
    </Panel>
  );
}

/** With its sign; a change that rounds to nothing has none. */
function useSigned() {
  const locale = useLocale();
  return (value: number, digits = 1) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(value);
}
