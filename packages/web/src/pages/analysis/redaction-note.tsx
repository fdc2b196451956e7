// That words of the conversation were redacted before it was stored, what became of its recording, and why one is not heard yet (docs/decisions/redaction.md).
import type { Analysis } from '@earshot/core/client';
import { Note } from '../../parts/note.tsx';
import { useCompany } from '../../session/company.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './analysis.module.css';
import { analysisTexts } from './texts/analysis-texts.ts';

export function RedactionNote({ redaction }: { redaction: NonNullable<Analysis['redaction']> }) {
  const texts = useTexts(analysisTexts).redaction;
  const count = Object.values(redaction.found).reduce((sum, each) => sum + each, 0);
  const isDiscarded = redaction.recording === 'discarded';
  if (count === 0 && !isDiscarded) return null;
  return (
    <Note>
      {count > 0 && <p>{texts.found(count)}</p>}
      {redaction.recording === 'muted' && <p>{texts.muted}</p>}
      {isDiscarded && <p>{texts.discarded}</p>}
    </Note>
  );
}

/** Says that a company redacts, but the recording is as it came. */
export function WithheldNote({ analysis }: { analysis: Analysis }) {
  const texts = useTexts(analysisTexts).redaction;
  const { data: company } = useCompany();
  const isRecording = analysis.audioDurationSeconds !== null && analysis.audioUrl === null;
  if (!isRecording || !company || company.redaction === 'off') return null;
  return <p className={styles.soft}>{texts.withheld}</p>;
}
