// What an analysis has nothing of: named, so that nobody takes it for nothing found, or for 0.
import { Panel } from '../parts/page.tsx';
import { useTexts } from '../texts/texts.ts';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function NotMeasuredPanel() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  const blocks = [
    [texts.scorecard, reading.interactionScorecard],
    [texts.nextSteps, reading.diagnostic],
    [texts.objections, reading.objections],
    [texts.bant, reading.bant],
    [texts.method, reading.universalIndicators],
    [texts.indicators, reading.universalIndicators],
    [texts.dimensions, reading.dimensionScores],
    [texts.diagnostic.title, reading.diagnostic],
    [texts.keywords, reading.keywordDetection],
    [texts.products, reading.productExploration],
    [texts.participants, reading.participants],
  ] as const;
  const missing = blocks.filter(([, block]) => block === null).map(([title]) => title);
  if (missing.length === 0) return null;
  return (
    <Panel title={texts.notMeasured}>
      <p className={styles.soft}>{texts.notMeasuredWhy}</p>
      <ul className={styles.chips}>
        {missing.map((title) => (
          <li key={title} className={styles.chip}>
            {title}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
