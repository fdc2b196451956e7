// Says under a text of the engine which verdicts people have decided otherwise since: scores follow, what was written does not (docs/decisions/coaching.md#verdicts-of-people).
import { Note } from '../parts/note.tsx';
import { useTexts } from '../texts/texts.ts';
import { useReading } from './reading-context.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function WrittenBefore() {
  const texts = useTexts(readingTexts);
  const { review, interactionScorecard } = useReading().reading;
  const changed = new Set(
    review?.verdicts.filter(({ met, decision }) => decision !== null && decision.met !== met).map(({ key }) => key),
  );
  const labels = interactionScorecard?.criteria.filter(({ key }) => changed.has(key)).map(({ label }) => label) ?? [];
  if (labels.length === 0) return null;
  return (
    <Note>
      <p>{texts.writtenBefore(labels.join(', '))}</p>
    </Note>
  );
}
