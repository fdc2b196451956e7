// The four figures of the period, each beside what it was in the period before.
import type { Targets, Trend } from '@earshot/core/client';
import { classNames } from '../../parts/class-names.ts';
import { Panel } from '../../parts/page.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { Examples } from './examples.tsx';
import { better, isFew, type Measure, measures, useMeasures } from './measures.ts';
import { type Target, TargetLine, targetsByMeasure } from './targets.tsx';
import { trendsTexts } from './texts/trends-texts.ts';
import styles from './trends.module.css';
import { useDifference } from './use-difference.ts';

interface FiguresProps {
  trend: Trend;
  before: Trend | undefined;
  targets: Targets;
}

export function Figures({ trend, before, targets }: FiguresProps) {
  const byMeasure = targetsByMeasure(targets);
  return (
    <div className={styles.figures}>
      {measures.map((measure) => (
        <Figure key={measure} measure={measure} trend={trend} before={before} target={byMeasure[measure]} />
      ))}
    </div>
  );
}

interface FigureProps {
  measure: Measure;
  trend: Trend;
  before: Trend | undefined;
  target: Target;
}

function Figure({ measure, trend, before, target }: FigureProps) {
  const texts = useTexts(trendsTexts);
  const { notMeasured } = useTexts(partsTexts);
  const { name, value } = useMeasures();
  const now = trend[measure];
  const isHint = isFew(measure, trend);
  return (
    <Panel>
      <div className={styles.figure}>
        <h2>{name(measure)}</h2>
        <p
          className={now === null ? styles.unmeasured : classNames(styles.number, isHint && styles.few)}
          title={isHint ? texts.few : undefined}
        >
          {now === null ? notMeasured : value(measure, now)}
        </p>
        {before && <Change measure={measure} now={trend} before={before} />}
        <TargetLine value={now} target={target} write={(figure) => value(measure, figure)} isHint={isHint} />
        <p className={styles.soft}>{texts.measureHints[measure]}</p>
        <Examples ids={trend.samples} of={name(measure)} />
      </div>
    </Panel>
  );
}

interface ChangeProps {
  measure: Measure;
  now: Trend;
  /** Undefined: nothing at all. */
  before: Trend | undefined;
  /** Says nothing where there is nothing to compare with. */
  isTerse?: boolean;
}

export function Change({ measure, now: trend, before: trendBefore, isTerse = false }: ChangeProps) {
  const texts = useTexts(trendsTexts);
  const { notMeasured } = useTexts(partsTexts);
  const { value } = useMeasures();
  const difference = useDifference();
  const now = trend[measure];
  // Who is not there in a period had no analyses in it.
  const before = trendBefore ? trendBefore[measure] : measure === 'analyses' ? 0 : null;
  const isHint = isFew(measure, trend) || (trendBefore !== undefined && isFew(measure, trendBefore));
  if (before === null && (isTerse || now === null)) return null;
  if (before === null) return <p className={styles.soft}>{texts.before(notMeasured)}</p>;
  if (now === null) return <p className={styles.soft}>{texts.before(value(measure, before))}</p>;
  const { text, tone } = difference(now, before, better[measure]);
  return (
    <p className={styles[isHint ? 'soft' : tone]}>
      {text === null ? texts.same(value(measure, before)) : texts.change(text, value(measure, before))}
    </p>
  );
}
