// What was found in the words: BANT, objections, products. What the first screen shows is not repeated; what did not occur is in not-measured-panel.tsx.
import { Badge } from '../parts/badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { mostOpenObjections } from './essentials.tsx';
import { Quote } from './place-button.tsx';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { Section } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';

const bantKeys = ['budget', 'authority', 'need', 'timing'] as const;

export function BantPanel() {
  const texts = useTexts(readingTexts);
  const { bant } = useReading().reading;
  const said = bant ? bantKeys.filter((key) => bant[key] !== '') : [];
  const silent = bantKeys.filter((key) => !said.includes(key)).map((key) => texts.bantNames[key]);
  return (
    <Section title={texts.bant} gist={texts.someOf(said.length, bantKeys.length)} of={said.length > 0 ? bant : null}>
      {(words) => (
        <>
          <dl className={styles.cells}>
            {said.map((key) => (
              <div key={key}>
                <dt>{texts.bantNames[key]}</dt>
                <dd>
                  <Quote text={words[key]} what={texts.bantNames[key]} />
                </dd>
              </div>
            ))}
          </dl>
          {silent.length > 0 && (
            <p className={styles.soft}>
              {texts.notMentioned} {silent.join(', ')}
            </p>
          )}
        </>
      )}
    </Section>
  );
}

export function ObjectionsPanel() {
  const texts = useTexts(readingTexts);
  const { objections } = useReading().reading;
  const resolved = objections?.filter((one) => one.resolved) ?? [];
  const open = objections?.filter((one) => !one.resolved).slice(mostOpenObjections) ?? [];
  const shown = [...open, ...resolved];
  return (
    <Section
      title={open.length > 0 ? texts.moreObjections : texts.resolvedObjections}
      gist={shown.length}
      of={shown.length > 0 ? shown : null}
    >
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the list never changes
            <li key={index} className={styles.objection}>
              <Quote text={row.objection} what={texts.objectionNamed(row.objection)} />
              <Badge tone={row.resolved ? 'good' : 'warn'}>{row.resolved ? texts.resolved : texts.unresolved}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function ProductsPanel() {
  const texts = useTexts(readingTexts);
  const products = useReading().reading.productExploration?.products ?? [];
  return (
    <Section title={texts.products} gist={products.length} of={products.length > 0 ? products : null}>
      {(names) => (
        <ul className={styles.chips}>
          {names.map((product) => (
            <li key={product} className={styles.chip}>
              <bdi>{product}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
