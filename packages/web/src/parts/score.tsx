// A score at a glance: the number, and a colour that says how good it is; "not measured" where there is none, never 0.
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import type { Tone } from './badge.tsx';
import { classNames } from './class-names.ts';
import styles from './score.module.css';
import { partsTexts } from './texts/parts-texts.ts';
import tones from './tones.module.css';

/** Tone of a score or share from 0 to 100. */
function toneOfScore(score: number): Tone {
  if (score >= 70) return 'good';
  return score >= 40 ? 'warn' : 'bad';
}

export function Score({ score }: { score: number | null }) {
  const texts = useTexts(partsTexts);
  const { number } = useFormats();
  if (score === null) return <span className={styles.none}>{texts.notMeasured}</span>;
  return <span className={classNames(styles.score, tones[toneOfScore(score)])}>{number(score, 0)}</span>;
}
