// What was found in the words: BANT, objections, products.
import { Badge } from '../parts/badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { Quote } from './place-button.tsx';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { Section } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function BantPanel() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  return (
    <Section title={texts.bant} of={reading.bant}>
      {(bant) => (
        <dl className={styles.cells}>
          {(['budget', 'authority', 'need', 'timing'] as const).map((key) => {
            const said = bant[key];
            return (
              <div key={key}>
                <dt>{texts.bantNames[key]}</dt>
                <dd>
                  {said === '' ? (
                    <span className={styles.soft}>{texts.notMentioned}</span>
                  ) : (
                    <Quote text={said} what={texts.bantNames[key]} />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Section>
  );
}

export function ObjectionsPanel() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  return (
    <Section title={texts.objections} of={reading.objections}>
      {(objections) =>
        objections.length === 0 ? (
          <p className={styles.soft}>{texts.noObjections}</p>
        ) : (
          <ul className={styles.rows}>
            {objections.map(({ objection, resolved }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the list never changes
              <li key={index} className={styles.objection}>
                <Quote text={objection} what={texts.objection} />
                <Badge tone={resolved ? 'good' : 'warn'}>{resolved ? texts.resolved : texts.unresolved}</Badge>
              </li>
            ))}
          </ul>
        )
      }
    </Section>
  );
}

export function ProductsPanel() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  return (
    <Section title={texts.products} of={reading.productExploration}>
      {({ explored, products }) => (
        <>
          <p className={styles.soft}>{explored ? texts.explored : texts.notExplored}</p>
          {products.length > 0 && (
            <ul className={styles.chips}>
              {products.map((product) => (
                <li key={product} className={styles.chip}>
                  <bdi>{product}</bdi>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Section>
  );
}
