// What did not occur, and what was not measured: a line each. Neither is a 0, and they are not the same.
import { classNames } from '../parts/class-names.ts';
import surfaces from '../parts/surface.module.css';
import { useTexts } from '../texts/texts.ts';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function NotMeasuredPanel() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  const { diagnostic, objections, bant, universalIndicators, keywordDetection, productExploration } = reading;
  const blocks = [
    [texts.score, reading.displayScore],
    [texts.summary, reading.summary],
    [texts.scorecard, reading.interactionScorecard],
    [texts.nextSteps, diagnostic],
    [texts.objections, objections],
    [texts.bant, bant],
    [texts.method, universalIndicators],
    [texts.indicators, universalIndicators],
    [texts.dimensions, reading.dimensionScores],
    [texts.diagnostic.title, diagnostic],
    [texts.keywords, keywordDetection],
    [texts.products, productExploration],
    [texts.participants, reading.participants],
  ] as const;
  const steps = diagnostic?.next_steps;
  const keywords = keywordDetection && keywordDetection.client_terms.length + keywordDetection.attendant_terms.length;
  const none = [
    [texts.objections, objections?.length === 0],
    [texts.nextSteps, steps?.status === '' && steps.responsibilities.length === 0],
    [texts.bant, bant && Object.values(bant).every((said) => said === '')],
    [texts.method, universalIndicators?.methodAdherence.steps.every(({ present }) => !present)],
    [texts.keywords, keywords === 0],
    [texts.products, productExploration?.products.length === 0],
    [texts.participantsNamed, reading.participants?.length === 0],
  ] as const;
  const missing = blocks.filter(([, block]) => block === null).map(([title]) => title);
  const absent = none.filter(([, isAbsent]) => isAbsent).map(([title]) => title);
  if (missing.length + absent.length === 0) return null;
  return (
    <div className={classNames(surfaces.panel, styles.absences)}>
      {absent.length > 0 && (
        <p>
          <strong>{texts.didNotOccur}</strong> {absent.join(', ')}
        </p>
      )}
      {missing.length > 0 && (
        <p>
          <strong>{texts.notMeasured}</strong> {missing.join(', ')}.{' '}
          <span className={styles.soft}>{texts.notMeasuredWhy}</span>
        </p>
      )}
    </div>
  );
}
