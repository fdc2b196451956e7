// The diagnostic in words, and the next steps.
import { useTexts } from '../texts/texts.ts';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { Facts, Section, TextList } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function DiagnosticPanel() {
  const texts = useTexts(readingTexts).diagnostic;
  const { reading } = useReading();
  return (
    <Section title={texts.title} of={reading.diagnostic}>
      {({ executive_summary, client_profile, core_motivation, hard_data, agent_evaluation }) => (
        <>
          <p dir="auto">{executive_summary}</p>
          <div className={styles.group}>
            <h3>{texts.motivation}</h3>
            <Facts
              facts={[
                [texts.problem, core_motivation.problem],
                [texts.impact, core_motivation.impact],
              ]}
            />
          </div>
          <div className={styles.columns}>
            <div className={styles.group}>
              <h3>{texts.collected}</h3>
              <TextList texts={hard_data.collected} empty={texts.nothing} />
            </div>
            <div className={styles.group}>
              <h3>{texts.missing}</h3>
              <TextList texts={hard_data.missing} empty={texts.nothing} />
            </div>
          </div>
          <div className={styles.group}>
            <h3>{texts.client}</h3>
            <Facts
              facts={[
                [texts.tone, client_profile.tone],
                [texts.engagement, client_profile.engagement],
                [texts.confidence, client_profile.confidence],
                [texts.details, client_profile.details],
              ]}
            />
          </div>
          <div className={styles.group}>
            <h3>{texts.attendant}</h3>
            <Facts
              facts={[
                [texts.posture, agent_evaluation.posture],
                [texts.effectiveness, agent_evaluation.solution_effectiveness],
              ]}
            />
          </div>
        </>
      )}
    </Section>
  );
}

export function NextStepsPanel() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  return (
    <Section title={texts.nextSteps} of={reading.diagnostic?.next_steps ?? null}>
      {({ status, responsibilities }) => (
        <>
          {status !== '' && (
            <p dir="auto">
              <strong>{status}</strong>
            </p>
          )}
          {responsibilities.length > 0 && <TextList texts={responsibilities} empty="" />}
          {status === '' && responsibilities.length === 0 && <p className={styles.soft}>{texts.noNextSteps}</p>}
        </>
      )}
    </Section>
  );
}
