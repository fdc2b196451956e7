// That a legal hold keeps the analysis, since when, and what that means.
import { Note } from '../../parts/note.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { administrationTexts } from './texts/administration-texts.ts';

export default function HoldNote({ heldAt }: { heldAt: string }) {
  const texts = useTexts(administrationTexts);
  const { date } = useFormats();
  return (
    <Note tone="warn">
      <p>{texts.heldSince(date(heldAt))}</p>
    </Note>
  );
}
