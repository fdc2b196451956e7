// The scorecard: what cost points first, then what earned them; each criterion with its words and the way to them.
import type { InteractionScorecard, ScorecardCriterion } from '@earshot/core/client';
import { Badge } from '../parts/badge.tsx';
import { classNames } from '../parts/class-names.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { lossesOf } from './losses.ts';
import { PlaceButton, Quote } from './place-button.tsx';
import styles from './reading.module.css';
import { isGood } from './reading.ts';
import { useReading } from './reading-context.tsx';
import { Section } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function ScorecardPanel() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  return (
    <Section
      title={texts.scorecard}
      gist={reading.interactionScorecard?.typeLabel}
      isOpen
      of={reading.interactionScorecard}
    >
      {(scorecard) => <Scorecard scorecard={scorecard} />}
    </Section>
  );
}

function Scorecard({ scorecard }: { scorecard: InteractionScorecard }) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { reading, account, ofScorecard } = useReading();
  const worth = ({ key }: ScorecardCriterion) => account?.pointsOf.get(key) ?? 0;
  const { criteria } = scorecard;
  const cost = lossesOf(scorecard, account).map(({ criterion }) => criterion);
  const earned = criteria
    .filter((criterion) => criterion.polarity !== 'negative' && criterion.met)
    .toSorted((a, b) => worth(b) - worth(a));
  const avoided = criteria.filter((criterion) => criterion.polarity === 'negative' && !criterion.met);
  const groups = [
    [texts.cost, cost],
    [texts.earned, earned],
  ] as const;
  return (
    <>
      <p className={styles.soft}>
        {reading.interactionTypeSource === 'auto' && texts.detected(formats.percent(scorecard.confidence * 100))}
        {reading.interactionTypeSource === 'manual' && texts.chosen}
      </p>
      {ofScorecard}
      {groups.map(
        ([title, own]) =>
          own.length > 0 && (
            <div key={title} className={styles.group}>
              <h3>{title}</h3>
              <ul className={styles.rows}>
                {own.map((criterion) => (
                  <Criterion key={criterion.key} criterion={criterion} />
                ))}
              </ul>
            </div>
          ),
      )}
      {avoided.length > 0 && <Avoided criteria={avoided} />}
    </>
  );
}

/** One line for all; a reader with an account can open it to see each. */
function Avoided({ criteria }: { criteria: readonly ScorecardCriterion[] }) {
  const texts = useTexts(readingTexts);
  const { ofCriterion, printing } = useReading();
  const line = (
    <>
      {texts.avoided} <bdi>{criteria.map(({ label }) => label).join(', ')}</bdi>
    </>
  );
  if (!ofCriterion || printing !== null) return <p className={styles.soft}>{line}</p>;
  return (
    <Disclosure summary={line}>
      <ul className={styles.rows}>
        {criteria.map((criterion) => (
          <Criterion key={criterion.key} criterion={criterion} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Criterion({ criterion }: { criterion: ScorecardCriterion }) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { meanings, account, ofCriterion } = useReading();
  const { key, label, polarity, met, evidence, timestamp } = criterion;
  const meaning = meanings[key];
  const good = isGood(criterion);
  const isFault = polarity === 'negative';
  const points = account?.pointsOf.get(key);
  const weight = account?.weightOf.get(key) ?? 1;
  const verdict = isFault ? (met ? texts.happened : texts.didNotHappen) : met ? texts.met : texts.notMet;
  return (
    <li className={styles.criterion}>
      <span className={classNames(styles.verdict, good ? styles.good : styles.bad)} aria-hidden="true">
        {good ? '✓' : '✗'}
      </span>
      <div className={styles.judged}>
        <p className={styles.label}>
          <bdi>{label}</bdi>
          <span className={styles.soft}> {verdict}</span>
          {weight !== 1 && <span className={styles.soft}> · {texts.weight(formats.number(weight))}</span>}
        </p>
        {!good && meaning && <p className={styles.soft}>{meaning}</p>}
        {evidence !== '' ? (
          <Quote text={evidence} mark={timestamp} what={label} />
        ) : (
          timestamp !== null && <PlaceButton mark={timestamp} what={label} />
        )}
        <Coaching of={criterion} />
        {ofCriterion?.(criterion)}
      </div>
      {points !== undefined && !(isFault && !met) && (
        <Badge tone={isFault ? 'bad' : met ? 'good' : 'neutral'}>
          {isFault
            ? texts.pointsOff(formats.number(points, 0))
            : met
              ? texts.pointsEarned(formats.number(points, 0))
              : texts.pointsMissed(formats.number(points, 0))}
        </Badge>
      )}
    </li>
  );
}

/** What was said in the place of a criterion that was missed, and what would have met it. */
function Coaching({ of: { key, label, met } }: { of: ScorecardCriterion }) {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  const item = reading.coaching?.find((one) => one.key === key);
  if (!item) return null;
  return (
    <>
      {!met && item.quote !== null && (
        <>
          <p className={styles.soft}>{texts.insteadOf}</p>
          <Quote text={item.quote} what={label} />
        </>
      )}
      <p>
        <span className={styles.soft}>{texts.better}</span> <span dir="auto">{item.suggestion}</span>
      </p>
    </>
  );
}
