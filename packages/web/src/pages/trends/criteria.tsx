// How often behaviours are shown and faults happen, the most missed first: the change since the period before, and conversations as examples.
import type { CriterionTrend, Trends } from '@earshot/core/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Panel } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { useCriterionLabels } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { Examples } from './examples.tsx';
import { enough } from './progress.ts';
import { BesideTarget } from './targets.tsx';
import { trendsTexts } from './texts/trends-texts.ts';
import styles from './trends.module.css';
import { useDifference } from './use-difference.ts';

const firstShown = 10;

export const criterionId = ({ key, polarity }: Pick<CriterionTrend, 'key' | 'polarity'>) => `${polarity} ${key}`;

/** What a criterion is called, in the reader's language. */
export function useLabelOf({ criteria }: Trends): (criterion: CriterionTrend) => string {
  const own = useCriterionLabels();
  const given = new Map(criteria.map(({ key, label }) => [key, label]));
  return ({ key }) => own.get(key) ?? given.get(key) ?? key;
}

/** 0 to 100, of where it was judged: how often a behaviour was shown, how often a fault happened. */
const shownShare = ({ judged, met }: CriterionTrend) => (100 * met) / judged;

interface CriteriaProps {
  trends: Trends;
  before: Trends | undefined;
  /** Address of the list of those that missed it, or met it. */
  hrefOf(criterion: CriterionTrend, how: 'missed' | 'met'): string;
}

export function Criteria({ trends, before, hrefOf }: CriteriaProps) {
  const texts = useTexts(trendsTexts);
  const formats = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  const label = useLabelOf(trends);
  const earlier = new Map(before?.all.criteria.map((criterion) => [criterionId(criterion), criterion]));
  const { criteria } = trends.all;
  const shareText = (criterion: CriterionTrend) => {
    const share = formats.percent(shownShare(criterion));
    return criterion.polarity === 'negative' ? texts.happened(share) : texts.met(share);
  };
  if (criteria.length === 0)
    return (
      <Panel title={texts.criteria}>
        <p className={styles.soft}>{texts.noCriteria}</p>
      </Panel>
    );
  return (
    <Panel title={texts.criteria}>
      <p className={styles.soft}>{texts.criteriaHint}</p>
      <Records
        caption={texts.criteria}
        records={isWhole ? criteria : criteria.slice(0, firstShown)}
        idOf={(criterion: CriterionTrend) => criterionId(criterion)}
        columns={[
          {
            key: 'criterion',
            title: texts.criterion,
            cell: (criterion) => (
              <>
                <bdi>{label(criterion)}</bdi>{' '}
                {criterion.polarity === 'negative' && <Badge tone="warn">{texts.toAvoid}</Badge>}
              </>
            ),
          },
          {
            key: 'kept',
            title: texts.howOften,
            cell: (criterion) => {
              const isHint = criterion.judged < enough;
              return (
                <div className={classNames(styles.share, isHint && styles.few)} title={isHint ? texts.few : undefined}>
                  <span>
                    <BesideTarget
                      value={isHint || criterion.polarity === 'negative' ? null : shownShare(criterion)}
                      target={{ least: trends.targets.minCriterionPct, most: null }}
                      write={(share) => formats.percent(share)}
                    >
                      {criterion.polarity === 'negative' || criterion.met === 0 ? (
                        shareText(criterion)
                      ) : (
                        <Link
                          href={hrefOf(criterion, 'met')}
                          aria-label={`${label(criterion)}: ${shareText(criterion)}`}
                        >
                          {shareText(criterion)}
                        </Link>
                      )}
                    </BesideTarget>
                  </span>
                  <span className={styles.track} aria-hidden="true">
                    <span
                      className={criterion.polarity === 'negative' ? styles.fault : styles.fill}
                      style={{ width: `${shownShare(criterion)}%` }}
                    />
                  </span>
                </div>
              );
            },
          },
          {
            key: 'missed',
            title: texts.calls,
            cell: (criterion) => {
              const { missed, judged } = criterion;
              const write = criterion.polarity === 'negative' ? texts.happenedIn : texts.missedIn;
              const text = write(formats.number(missed), formats.number(judged));
              if (missed === 0) return <span className={styles.word}>{text}</span>;
              return (
                <Link
                  className={styles.word}
                  href={hrefOf(criterion, 'missed')}
                  aria-label={`${label(criterion)}: ${text}`}
                >
                  {text}
                </Link>
              );
            },
          },
          ...(before
            ? [
                {
                  key: 'change',
                  title: texts.changed,
                  isFigure: true,
                  cell: (criterion: CriterionTrend) => (
                    <PointsChange now={criterion} before={earlier.get(criterionId(criterion))} />
                  ),
                },
              ]
            : []),
          {
            key: 'examples',
            title: texts.examples,
            cell: (criterion) =>
              criterion.samples.length === 0 ? (
                <span className={styles.soft}>{texts.nothingMissed}</span>
              ) : (
                <Examples ids={criterion.samples} of={label(criterion)} />
              ),
          },
        ]}
      />
      {criteria.length > firstShown && !isWhole && (
        <div>
          <Button onClick={() => setIsWhole(true)}>{texts.showAll(criteria.length)}</Button>
        </div>
      )}
    </Panel>
  );
}

function PointsChange({ now, before }: { now: CriterionTrend; before: CriterionTrend | undefined }) {
  const texts = useTexts(trendsTexts);
  const formats = useFormats();
  const difference = useDifference();
  if (!before) return <span className={styles.soft}>{texts.notJudgedBefore}</span>;
  const { text, tone } = difference(
    Math.round(shownShare(now)),
    Math.round(shownShare(before)),
    now.polarity === 'negative' ? -1 : 1,
  );
  const was = formats.percent(shownShare(before));
  const isHint = Math.min(now.judged, before.judged) < enough;
  return (
    <span className={styles[isHint ? 'soft' : tone]} title={isHint ? texts.few : undefined}>
      {text === null ? texts.same(was) : texts.points(text)}
    </span>
  );
}
