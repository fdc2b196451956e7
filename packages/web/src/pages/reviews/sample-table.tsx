// What to read of each person, and how much of the month is reviewed.
import type { ReviewSample } from '@earshot/core/client';
import { Link } from 'wouter';
import { EmptyState } from '../../parts/empty-state.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { useTypeLabels } from '../../session/interaction-types.ts';
import { judgeHref, type SampleChoice, sampledHref } from '../../session/review-sample.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './reviews.module.css';
import { reviewsTexts } from './texts/reviews-texts.ts';

type Person = ReviewSample['people'][number];

export function SampleTable({ people, choice }: { people: readonly Person[]; choice: SampleChoice }) {
  const texts = useTexts(reviewsTexts);
  const columns: Column<Person>[] = [
    { key: 'person', title: texts.person, cell: ({ name }) => <bdi>{name}</bdi>, areWords: true },
    { key: 'waiting', title: texts.toReview, cell: (person) => <Waiting person={person} choice={choice} /> },
    {
      key: 'covered',
      title: texts.reviewed,
      cell: ({ reviewed, analyses }) => texts.reviewedOf(reviewed, analyses),
      areWords: true,
    },
  ];
  if (people.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>;
  return (
    <Records caption={texts.sample} columns={columns} records={people} idOf={({ salespersonId }) => salespersonId} />
  );
}

function Waiting({ person: { waiting, drawn }, choice }: { person: Person; choice: SampleChoice }) {
  const texts = useTexts(reviewsTexts);
  const formats = useFormats();
  const labelOf = useTypeLabels();
  if (waiting.length === 0) return texts.done(drawn);
  return (
    <ul className={styles.waiting}>
      {waiting.map(({ id, occurredAt, clientName, interactionType, audioDurationSeconds }) => (
        <li key={id}>
          <Link href={sampledHref(id, choice)}>
            {formats.date(occurredAt)}
            {clientName !== null && (
              <>
                {' · '}
                <bdi>{clientName}</bdi>
              </>
            )}
          </Link>{' '}
          {[labelOf(interactionType, null), audioDurationSeconds !== null && formats.duration(audioDurationSeconds)]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <Link
            href={judgeHref(id, choice)}
            aria-label={[`${texts.judge}: ${formats.date(occurredAt)}`, clientName].filter(Boolean).join(' · ')}
          >
            {texts.judge}
          </Link>
        </li>
      ))}
    </ul>
  );
}
