// The way on for somebody who judges a sample: the conversation behind this one, and back to the sample.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ConversationName } from '../../parts/conversation-name.tsx';
import { judgeHref, type SampleChoice, sampleHref } from '../../session/review-sample.ts';
import { sampleQuery } from '../../session/sample-query.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './judge.module.css';
import { judgeTexts } from './texts/judge-texts.ts';

export default function NextToJudge({ id, choice }: { id: string; choice: SampleChoice }) {
  const texts = useTexts(judgeTexts).sample;
  const { data } = useQuery(sampleQuery(choice));
  if (!data) return null;
  const waiting = data.people.flatMap((person) =>
    person.waiting.map((each) => ({ ...each, salespersonName: person.name })),
  );
  const at = waiting.findIndex((each) => each.id === id);
  const next = at === -1 ? undefined : waiting[at + 1];
  return (
    <nav aria-label={texts.title} className={styles.actions}>
      {next && (
        <Link href={judgeHref(next.id, choice)}>
          {texts.next}: <ConversationName of={next} />
        </Link>
      )}
      <Link href={sampleHref(choice)}>{texts.back}</Link>
    </nav>
  );
}
