// That people changed the type, with the score before, and what they had said of criteria that this type does not have. Loaded where there is something.
import type { AnalysisReview, TypeChange } from '@earshot/core/client';
import { Disclosure } from '../../parts/disclosure.tsx';
import { useCriterionLabels, useTypeLabels } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { typeChangeTexts } from './texts/type-change-texts.ts';
import styles from './verdict.module.css';
import { Said } from './verdict-of-people.tsx';

export default function TypeChanges({ review }: { review: AnalysisReview }) {
  const texts = useTexts(typeChangeTexts);
  const { typeChanges = [], setAside = [] } = review;
  const [last, ...earlier] = typeChanges.toReversed();
  return (
    <>
      {last && <Change change={last} />}
      {earlier.length > 0 && (
        <Disclosure summary={texts.earlier(earlier.length)}>
          {earlier.map((change) => (
            <Change key={change.changedAt} change={change} />
          ))}
        </Disclosure>
      )}
      {setAside.length > 0 && <SetAside verdicts={setAside} />}
    </>
  );
}

function Change({ change: { from, to, changedByName, changedAt, scoreBefore } }: { change: TypeChange }) {
  const texts = useTexts(typeChangeTexts);
  const formats = useFormats();
  const labelOf = useTypeLabels();
  const label = (type: { key: string; label: string }) => labelOf(type.key, type.label) ?? type.key;
  const by = [label(to), changedByName ?? texts.somebody, formats.date(changedAt)] as const;
  const what =
    from === null ? texts.set(...by) : from.key === to.key ? texts.repeated(...by) : texts.changed(label(from), ...by);
  return (
    <p className={styles.change}>
      {what} {scoreBefore !== null && texts.scoreBefore(formats.number(scoreBefore))}
    </p>
  );
}

function SetAside({ verdicts }: { verdicts: NonNullable<AnalysisReview['setAside']> }) {
  const texts = useTexts(typeChangeTexts);
  const labels = useCriterionLabels();
  const typeLabelOf = useTypeLabels();
  return (
    <Disclosure summary={texts.setAside(verdicts.length)}>
      {verdicts.map(({ label, polarity, type, ...said }) => {
        const criterion = { polarity, label: labels.get(said.key) ?? label };
        // It waits for nobody: this type does not have it.
        const contest = said.contest && { ...said.contest, isOpen: false };
        return (
          <div key={`${said.key} ${polarity}`} className={styles.change}>
            <p>
              <bdi>{criterion.label}</bdi> (<bdi>{typeLabelOf(type.key, type.label)}</bdi>)
            </p>
            <Said said={{ ...said, contest }} criterion={criterion} />
          </div>
        );
      })}
    </Disclosure>
  );
}
