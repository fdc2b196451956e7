// What to know before: minutes that are left, what is charged, what goes on by itself.
import { Panel } from '../../parts/page.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './new-analysis.module.css';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';

export function Facts({ balance }: { balance: number | null }) {
  const texts = useTexts(newAnalysisTexts);
  return (
    <Panel title={texts.goodToKnow}>
      {balance !== null && (
        <p className={balance < 1 ? styles.noMinutes : styles.balance}>
          {balance < 1 ? texts.minutes.none : texts.minutes.balance(Math.floor(balance))}
        </p>
      )}
      <ul className={styles.facts}>
        {texts.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Panel>
  );
}
