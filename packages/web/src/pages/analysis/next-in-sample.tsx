// The way on for reviewers of a sample: the next conversation that waits, or that none does, and back to the sample.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ConversationName } from '../../parts/conversation-name.tsx';
import { nextOf, type SampleChoice, sampledHref, sampleHref } from '../../session/review-sample.ts';
import { sampleQuery } from '../../session/sample-query.ts';
import { useTexts } from '../../texts/texts.ts';
import { verdictTexts } from './texts/verdict-texts.ts';
import styles from './verdict.module.css';

export default function NextInSample({ id, choice }: { id: string; choice: SampleChoice }) {
  const texts = useTexts(verdictTexts).sample;
  const { data } = useQuery(sampleQuery(choice));
  if (!data) return null;
  const waiting = data.people.flatMap((person) =>
    person.waiting.map((each) => ({ ...each, salespersonName: person.name })),
  );
  const next = nextOf(waiting, id);
  return (
    <nav aria-label={texts.title} className={styles.sample}>
      {next ? (
        <Link href={sampledHref(next.id, choice)}>
          {texts.next}: <ConversationName of={next} />
        </Link>
      ) : (
        <span>{texts.noOther}</span>
      )}
      <Link href={sampleHref(choice)}>{texts.back(waiting.length)}</Link>
    </nav>
  );
}
