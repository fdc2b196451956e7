// Warns of a conversation that is here already, and leads to it.
import type { ConversationCopy } from '@earshot/core/client';
import { Link } from 'wouter';
import { Note } from '../../parts/note.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';

export function CopyNote({ copy: { id, occurredAt, salespersonName } }: { copy: ConversationCopy }) {
  const texts = useTexts(newAnalysisTexts).copies;
  const { dateTime } = useFormats();
  return (
    <Note tone="warn">
      <p>
        {texts.here} <time dateTime={occurredAt}>{dateTime(occurredAt)}</time>
        {salespersonName !== null && (
          <>
            {' · '}
            <bdi>{salespersonName}</bdi>
          </>
        )}{' '}
        <Link href={`/analyses/${id}`}>{texts.open}</Link>
      </p>
      <p>{texts.again}</p>
    </Note>
  );
}
