// What is measured in every conversation: talk share, interruptions, climate by thirds, dimensions.
import type { Climate, DimensionScores, UniversalIndicators } from '@earshot/core/client';
import { classNames } from '../parts/class-names.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import styles from './reading.module.css';
import { toneOf } from './reading.ts';
import { useReading } from './reading-context.tsx';
import { Section } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function IndicatorsPanel() {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { reading } = useReading();
  const attendantGist = (pct: number | undefined) =>
    pct === undefined ? null : `${texts.talkShare} ${formats.percent(pct)}`;
  return (
    <>
      <Section
        title={texts.indicators}
        gist={attendantGist(reading.universalIndicators?.talkToListen.attendantPct)}
        of={reading.universalIndicators}
      >
        {(indicators) => <Indicators indicators={indicators} />}
      </Section>
      <Section title={texts.dimensions} of={reading.dimensionScores}>
        {(scores) => <Dimensions scores={scores} />}
      </Section>
    </>
  );
}

function Indicators({ indicators }: { indicators: UniversalIndicators }) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { talkToListen, interruptions, emotionalClimate } = indicators;
  const { attendantPct, clientPct } = talkToListen;
  return (
    <>
      <div className={styles.group}>
        <h3>{texts.talkShare}</h3>
        <div className={styles.shares} aria-hidden="true">
          <span className={styles.attendantShare} style={{ inlineSize: `${attendantPct}%` }} />
          <span className={styles.clientShare} style={{ inlineSize: `${clientPct}%` }} />
        </div>
        <p className={styles.ends}>
          <span>
            {texts.sides.attendant} <strong>{formats.percent(attendantPct)}</strong>
          </span>
          <span>
            {texts.sides.client} <strong>{formats.percent(clientPct)}</strong>
          </span>
        </p>
      </div>
      <div className={styles.group}>
        <h3>{texts.interruptions}</h3>
        <p>
          {texts.interrupted(interruptions.count)}{' '}
          <span className={styles.soft}>{texts.perTenMinutes(formats.number(interruptions.perTenMinutes))}</span>
        </p>
      </div>
      <div className={styles.group}>
        <h3>{texts.climate}</h3>
        <ClimateLine climates={[emotionalClimate.start, emotionalClimate.middle, emotionalClimate.end]} />
        <p>
          {texts.overall}: <strong>{texts.climates[emotionalClimate.overall]}</strong>
        </p>
      </div>
    </>
  );
}

const heightOf: Record<Climate, number> = { positive: 8, neutral: 24, negative: 40 };

/** From third to third, up where it is positive. */
function ClimateLine({ climates }: { climates: readonly [Climate, Climate, Climate] }) {
  const texts = useTexts(readingTexts);
  const points = climates.map((climate, third) => `${50 + third * 100},${heightOf[climate]}`).join(' ');
  return (
    <>
      <svg viewBox="0 0 300 48" className={styles.climateLine} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2="300" y1="24" y2="24" className={styles.middleLine} />
        <polyline points={points} className={styles.climatePath} />
      </svg>
      <ol className={styles.thirds}>
        {climates.map((climate, third) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: thirds stay where they are
          <li key={third}>
            <span className={styles.soft}>{texts.thirds[third]}</span>
            <span className={classNames(styles.climate, styles[toneOf[climate]])}>{texts.climates[climate]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Dimensions({ scores }: { scores: DimensionScores }) {
  const texts = useTexts(readingTexts);
  return (
    <ul className={styles.meters}>
      {(['rapport', 'listening', 'objections', 'clarity'] as const).map((key) => (
        <li key={key}>
          <span>{texts.dimensionNames[key]}</span>
          <strong>{scores[key]}</strong>
          <span className={styles.meter} aria-hidden="true">
            <span style={{ inlineSize: `${scores[key]}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
