// The steps of the method, which of them were seen and when, and how far the conversation came.
import { classNames } from '../parts/class-names.ts';
import { useTexts } from '../texts/texts.ts';
import { PlaceButton } from './place-button.tsx';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { Section } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function MethodPanel() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  const adherence = reading.universalIndicators?.methodAdherence ?? null;
  const names = texts.stages as Record<string, string>;
  const nameOf = (key: string, label: string) => names[key[0]!.toUpperCase() + key.slice(1)] ?? label;
  return (
    <Section
      title={texts.method}
      gist={adherence && texts.methodScore(adherence.score)}
      of={adherence?.steps.some(({ present }) => present) ? adherence : null}
    >
      {({ steps }) => (
        <>
          {reading.stage !== null && (
            <p className={styles.soft}>
              {texts.stage}: {texts.stages[reading.stage]}
            </p>
          )}
          <ol className={styles.steps}>
            {steps.map(({ key, label, present, timestamp }) => (
              <li key={key} className={classNames(styles.step, present && styles.seen)}>
                <span className={styles.dot} aria-hidden="true">
                  {present ? '✓' : '–'}
                </span>
                <bdi className={styles.stepName}>{nameOf(key, label)}</bdi>
                {present ? (
                  timestamp !== null && <PlaceButton mark={timestamp} what={nameOf(key, label)} />
                ) : (
                  <span className={styles.soft}>{texts.notSeen}</span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}
