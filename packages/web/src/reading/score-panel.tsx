// The conversation in one look: the official score and how it came about, beside what matters most.
import type { Outcome } from '@earshot/core/client';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import surfaces from '../parts/surface.module.css';
import { partsTexts } from '../parts/texts/parts-texts.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { Essentials } from './essentials.tsx';
import styles from './reading.module.css';
import type { Reading } from './reading.ts';
import { useReading } from './reading-context.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function ScorePanel() {
  const texts = useTexts(readingTexts);
  const { reading, playback, areAllOpen, foldAll, printing } = useReading();
  return (
    <section className={classNames(surfaces.panel, styles.first)}>
      <div className={styles.hero}>
        <div className={styles.scored}>
          <h2>{texts.score}</h2>
          <Ring score={reading.displayScore} />
          <div className={styles.account}>
            <CameOfIt reading={reading} />
            <HowItCameAbout reading={reading} />
            <Decided reading={reading} />
          </div>
        </div>
        <Essentials />
      </div>
      {printing === 'page' && reading.summary !== null && (
        <p className={styles.printedSummary} dir="auto">
          {reading.summary}
        </p>
      )}
      <div className={styles.ways}>
        <Button
          variant="quiet"
          className={styles.toConversation}
          onClick={() => {
            const heading = document.getElementById('conversation');
            heading?.focus({ preventScroll: true });
            heading?.scrollIntoView();
          }}
        >
          {playback ? texts.toConversation : texts.toTranscript}
        </Button>
        <Button variant="quiet" className={styles.way} onClick={() => foldAll(areAllOpen !== true)}>
          {areAllOpen === true ? texts.foldAll : texts.openAll}
        </Button>
      </div>
    </section>
  );
}

/** That people's decisions changed the score, and what it was. */
function Decided({ reading: { review, displayScore } }: { reading: Reading }) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  if (!review || review.engineScore === null || review.engineScore === displayScore) return null;
  return <p className={styles.soft}>{texts.scoreDecided(formats.number(review.engineScore))}</p>;
}

/** Three steps, so that one sees at a glance; the number says it exactly. */
const toneOf = (score: number) => (score >= 75 ? 'good' : score >= 50 ? 'warn' : 'bad');

const radius = 52;
const around = 2 * Math.PI * radius;

function Ring({ score }: { score: number | null }) {
  const texts = useTexts(readingTexts);
  const { notMeasured } = useTexts(partsTexts);
  if (score === null) return <p className={styles.noScore}>{notMeasured}</p>;
  return (
    <div className={classNames(styles.ring, styles[toneOf(score)])}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r={radius} className={styles.ringGround} />
        <circle
          cx="60"
          cy="60"
          r={radius}
          className={styles.ringValue}
          strokeDasharray={`${(around * score) / 100} ${around}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <p className={styles.ringNumber}>
        <strong>{score}</strong>
        <span>{texts.of100}</span>
      </p>
    </div>
  );
}

const outcomeTones: Readonly<Record<Outcome, Tone>> = {
  won: 'good',
  solved: 'good',
  agreed_next_step: 'good',
  open: 'warn',
  unsolved: 'warn',
  lost: 'bad',
  disqualified: 'neutral',
  voicemail: 'neutral',
  no_conversation: 'neutral',
};

/** What came of the conversation; nothing where the record does not say. */
function CameOfIt({ reading: { outcome } }: { reading: Reading }) {
  const texts = useTexts(readingTexts);
  if (!outcome) return null;
  return (
    <p className={styles.outcome}>
      <span className={styles.soft}>{texts.outcome}</span>{' '}
      <Badge tone={outcomeTones[outcome]}>{texts.outcomes[outcome]}</Badge>
    </p>
  );
}

function HowItCameAbout({ reading }: { reading: Reading }) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { weights, account } = useReading();
  const { interactionScorecard: scorecard, displayScore } = reading;
  if (!scorecard) return displayScore !== null && <p className={styles.soft}>{texts.generalScore}</p>;
  if (scorecard.score === null) return <p className={styles.soft}>{texts.nothingToScoreBy}</p>;
  if (!account) return weights && <p className={styles.soft}>{texts.changedSince}</p>;
  const points = (value: number) => formats.number(Math.round(value), 0);
  return (
    <p className={styles.soft}>
      {texts.cameAbout(account.met, account.wanted, points(account.earned))}
      {account.faults > 0 && ` ${texts.faultsOff(points(account.faults))}`} {texts.onlyScorecard}
    </p>
  );
}
