// Above every page while the company is to be erased. Only administrators see it: nobody else can sign in (docs/decisions/erasure.md#a-company).
import { Link } from 'wouter';
import { Note } from '../parts/note.tsx';
import { useCompany } from '../session/company.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { shellTexts } from './texts/shell-texts.ts';

export function CompanyErasureNote() {
  const texts = useTexts(shellTexts).erasure;
  const { dateTime } = useFormats();
  const erasure = useCompany().data?.erasure;
  if (!erasure) return null;
  return (
    <Note tone="bad">
      <p>
        {texts.explanation(dateTime(erasure.dueAt))} <Link href="/settings/company">{texts.open}</Link>
      </p>
    </Note>
  );
}
