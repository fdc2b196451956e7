// Keywords by side, coloured and named by how they were meant; one looks for its places in the transcript.
import type { KeywordTerm } from '@earshot/core/client';
import { classNames } from '../parts/class-names.ts';
import unseen from '../parts/unseen.module.css';
import { useTexts } from '../texts/texts.ts';
import styles from './reading.module.css';
import { toneOf } from './reading.ts';
import { useReading } from './reading-context.tsx';
import { Section } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function KeywordsPanel() {
  const texts = useTexts(readingTexts);
  const found = useReading().reading.keywordDetection;
  const count = found && found.client_terms.length + found.attendant_terms.length;
  return (
    <Section title={texts.keywords} gist={count} of={count ? found : null}>
      {({ client_terms, attendant_terms }) => (
        <>
          <Terms title={texts.sides.client} terms={client_terms} />
          <Terms title={texts.sides.attendant} terms={attendant_terms} />
        </>
      )}
    </Section>
  );
}

const signOf = { positive: '+', neutral: null, negative: '−' } as const;

function Terms({ title, terms }: { title: string; terms: readonly KeywordTerm[] }) {
  const texts = useTexts(readingTexts);
  const { search } = useReading();
  if (terms.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.chips}>
        {terms.map(({ term, polarity, category, context }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat, and the list never changes
          <li key={index}>
            <button
              type="button"
              className={classNames(styles.chip, styles.term, styles[toneOf[polarity]])}
              title={context ?? undefined}
              onClick={() => search(term)}
            >
              {signOf[polarity] && <span aria-hidden="true">{signOf[polarity]}</span>}
              <bdi>{term}</bdi>{' '}
              <span className={styles.category}>
                {category !== 'other' && texts.categories[category]}
                <span className={unseen.unseen}>, {texts.polarities[polarity]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
