// That words of the conversation were redacted before it was stored, and what became of its recording (docs/decisions/redaction.md).
import type { Analysis } from '@earshot/core/client';
import { Note } from '../../parts/note.tsx';
import { useTexts } from '../../texts/texts.ts';
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
