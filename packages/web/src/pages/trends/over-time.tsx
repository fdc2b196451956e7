// A measure over the days or weeks of the period, beside the period before: as a picture, and as a table.
import type { TrendPoint } from '@earshot/core/client';
import { Select } from '../../parts/field.tsx';
import { LineChart } from '../../parts/line-chart.tsx';
import { Panel } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { type Measure, measures, useMeasures } from './measures.ts';
import { intervalsOf } from './period.ts';
import { trendsTexts } from './texts/trends-texts.ts';
import styles from './trends.module.css';
import type { Shown } from './use-trends.ts';

interface OverTimeProps {
  shown: Shown;
  before: Shown | undefined;
  measure: Measure;
  onMeasure(measure: Measure): void;
}

export function OverTime({ shown, before, measure, onMeasure }: OverTimeProps) {
  const texts = useTexts(trendsTexts);
  const { notMeasured } = useTexts(partsTexts);
  const { name, value } = useMeasures();
  const dates = useDates(shown.offsetMinutes);
  const { interval } = shown.trends;
  const steps = stepsOf(shown);
  const earlier = before ? stepsOf(before) : [];
  const values = steps.map(({ point }) => figureOf(point, measure));
  const earlierValues = earlier.map(({ point }) => figureOf(point, measure));
  const said = (one: number | null | undefined) => (one == null ? notMeasured : value(measure, one));
  return (
    <Panel title={texts.overTime}>
      <div className={styles.overTime}>
        <Select label={texts.measure} value={measure} onChange={({ target }) => onMeasure(target.value as Measure)}>
          {measures.map((one) => (
            <option key={one} value={one}>
              {name(one)}
            </option>
          ))}
        </Select>
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.nowKey} /> {texts.now} <span className={styles.earlierKey} /> {texts.earlier}
        </p>
      </div>
      <LineChart
        label={texts.chart(name(measure), interval === 'day' ? texts.byDay : texts.byWeek)}
        values={values}
        earlier={earlierValues}
        kind={measure === 'analyses' ? 'bars' : 'line'}
        {...(measure === 'meanScore' || measure === 'meanAttendantTalkPct' ? { most: 100 } : {})}
        format={(one) => value(measure, one)}
        stepLabel={(index) => dates.short(steps[index]!.start)}
        describe={(index) =>
          `${dates.long(steps[index]!.start)}: ${said(values[index])} (${texts.before(said(earlierValues[index]))})`
        }
      />
      <details className={styles.table}>
        <summary>{texts.asTable}</summary>
        <Records
          caption={texts.overTime}
          records={steps}
          idOf={({ start }) => String(start)}
          columns={[
            {
              key: 'start',
              title: interval === 'day' ? texts.day : texts.week,
              cell: ({ start }) => dates.long(start),
            },
            ...measures.map((one) => ({
              key: one,
              title: name(one),
              isFigure: true,
              cell: ({ point }: Step) => {
                const figure = figureOf(point, one);
                if (figure !== null) return value(one, figure);
                return <span className={styles.soft}>{point ? notMeasured : texts.noAnalysis}</span>;
              },
            })),
          ]}
        />
      </details>
    </Panel>
  );
}

interface Step {
  /** In ms. */
  start: number;
  point: TrendPoint | undefined;
}

/** Days and weeks without an analysis, too. */
function stepsOf({ trends, range, offsetMinutes }: Shown): Step[] {
  const points = new Map(trends.all.points.map((point) => [Date.parse(point.start), point]));
  return intervalsOf(range, trends.interval, offsetMinutes).map((start) => ({ start, point: points.get(start) }));
}

/** No analysis is a count of 0, but no measure of anything. */
const figureOf = (point: TrendPoint | undefined, measure: Measure) =>
  point ? point[measure] : measure === 'analyses' ? 0 : null;

/** Days as they are where the period was asked for: a change of the clocks within it moves none. */
function useDates(offsetMinutes: number) {
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (start: number) => dates.format(new Date(start + offsetMinutes * 60_000));
  };
  return { short: format({ day: 'numeric', month: 'short' }), long: format({ dateStyle: 'medium' }) };
}
