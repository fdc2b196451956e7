// The conversation in words: the summary, and what the diagnosis adds to it.
import { useMemo } from 'react';
import { useTexts } from '../texts/texts.ts';
import { noveltyCheck } from './novelty.ts';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { Facts, Section, TextList } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';
import { WrittenBefore } from './written-before.tsx';

export function SummaryPanel() {
  const texts = useTexts(readingTexts);
  const { summary, profile, bant } = useReading().reading;
  const isNew = useMemo(() => noveltyCheck([summary, ...Object.values(bant ?? {})]), [summary, bant]);
  return (
    <Section title={texts.summary} of={summary}>
      {(text) => (
        <>
          <WrittenBefore />
          <p dir="auto">{text}</p>
          {profile !== null && isNew(profile) && (
            <p className={styles.soft} dir="auto">
              {profile}
            </p>
          )}
        </>
      )}
    </Section>
  );
}

export function DiagnosticPanel() {
  const texts = useTexts(readingTexts).diagnostic;
  const { summary, bant, objections, profile, diagnostic } = useReading().reading;
  const isNew = useMemo(() => {
    const objected = (objections ?? []).map(({ objection }) => objection);
    return noveltyCheck([summary, profile, ...Object.values(bant ?? {}), ...objected]);
  }, [summary, profile, bant, objections]);
  const fresh = (text: string) => (isNew(text) ? text : null);
  return (
    <Section title={texts.title} of={diagnostic}>
      {({ executive_summary, client_profile, core_motivation, hard_data, agent_evaluation }) => {
        const collected = hard_data.collected.filter(isNew);
        return (
          <>
            <WrittenBefore />
            {isNew(executive_summary) && <p dir="auto">{executive_summary}</p>}
            <Group
              title={texts.motivation}
              facts={[
                [texts.problem, fresh(core_motivation.problem)],
                [texts.impact, fresh(core_motivation.impact)],
              ]}
            />
            <div className={styles.columns}>
              {collected.length > 0 && (
                <div className={styles.group}>
                  <h3>{texts.collected}</h3>
                  <TextList texts={collected} empty={texts.nothing} />
                </div>
              )}
              <div className={styles.group}>
                <h3>{texts.missing}</h3>
                <TextList texts={hard_data.missing} empty={texts.nothing} />
              </div>
            </div>
            <Group
              title={texts.client}
              facts={[
                [texts.tone, client_profile.tone],
                [texts.engagement, client_profile.engagement],
                [texts.confidence, client_profile.confidence],
                [texts.details, fresh(client_profile.details)],
              ]}
            />
            <Group
              title={texts.attendant}
              facts={[
                [texts.posture, agent_evaluation.posture],
                [texts.effectiveness, fresh(agent_evaluation.solution_effectiveness)],
              ]}
            />
          </>
        );
      }}
    </Section>
  );
}

function Group({ title, facts }: { title: string; facts: readonly (readonly [name: string, value: string | null])[] }) {
  if (facts.every(([, value]) => !value)) return null;
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <Facts facts={facts} />
    </div>
  );
}
