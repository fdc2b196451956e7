// Where a good example was said: the rep, the day and the time; a link for who sees the conversation.
import type { GoodExample } from '@earshot/core/client';
import { Link } from 'wouter';
import { useFormats } from '../texts/use-formats.ts';
import { ConversationName } from './conversation-name.tsx';

export function ExamplePlace({ of: example }: { of: GoodExample }) {
  const formats = useFormats();
  const { comment, start, isVisible } = example;
  const place = (
    <>
      {/* Not everybody who reads it knows the client. */}
      <ConversationName of={{ ...example, clientName: null }} />
      {start !== null && ` · ${formats.duration(start)}`}
    </>
  );
  return isVisible ? <Link href={`/analyses/${comment.analysisId}?turn=${comment.turn}`}>{place}</Link> : place;
}
