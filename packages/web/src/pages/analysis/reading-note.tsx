// What to know before one relies on the measures: how the transcript was read, in plain words, and a way to say who is who.
import type { Analysis } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { Note } from '../../parts/note.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './analysis.module.css';
import { analysisTexts } from './texts/analysis-texts.ts';

/** Then the note has the way to say who is who; otherwise it is among the page's actions. */
export const isReadWithDoubt = ({ reading }: Analysis) => (reading?.warnings.length ?? 0) > 0;

/** `onChange` opens the form of the sides; there is none where nobody is named. */
export function ReadingNote({ analysis, onChange }: { analysis: Analysis; onChange(): void }) {
  const texts = useTexts(analysisTexts).reading;
  const { reading, participants } = analysis;
  const said: Record<string, string> = texts.warnings;
  const warnings = (reading?.warnings ?? []).flatMap((warning) => said[warning] ?? []);
  // Most transcripts state no times, and nothing is wrong with them.
  const isDoubtful = reading?.warnings.some((warning) => warning !== 'no_times') ?? false;
  const isByHand = reading?.sides.by === 'hand';
  const canChange = (participants?.length ?? 0) > 0;
  if (!isReadWithDoubt(analysis)) return isByHand ? <p className={styles.soft}>{texts.byHand}</p> : null;
  return (
    <Note tone={isDoubtful ? 'warn' : 'neutral'}>
      <strong>{texts.title}</strong>
      <ul className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
        {isByHand && <li>{texts.byHand}</li>}
      </ul>
      {canChange && (
        <div>
          <Button variant="quiet" className={styles.change} onClick={onChange}>
            {texts.change}
          </Button>
        </div>
      )}
    </Note>
  );
}
