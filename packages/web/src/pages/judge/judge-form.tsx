// The criteria of a conversation, each with what it means and three possible verdicts; none is set beforehand.
import type { ScorecardCriterion } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { FieldGroup } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Panel } from '../../parts/page.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { calibrationQuery } from './calibration-query.ts';
import styles from './judge.module.css';
import { judgeTexts } from './texts/judge-texts.ts';
import { useDraft, verdicts } from './use-draft.ts';

interface JudgeFormProps {
  id: string;
  criteria: readonly ScorecardCriterion[];
  /** How many others have judged. */
  others: number;
  meanings: ReadonlyMap<string, string>;
}

export function JudgeForm({ id, criteria, others, meanings }: JudgeFormProps) {
  const texts = useTexts(judgeTexts);
  const queries = useQueryClient();
  const { draft: chosen, choose, forget } = useDraft(id);
  const [isChecked, setIsChecked] = useState(false);
  const group = useId();
  const judge = useMutation({
    mutationFn: () =>
      api.analyses.addJudgement(
        id,
        criteria.map(({ key }) => ({ key, verdict: chosen[key]! })),
      ),
    onSuccess: (calibration) => {
      forget();
      queries.setQueryData(calibrationQuery(id).queryKey, calibration);
    },
  });
  const missing = criteria.filter(({ key }) => chosen[key] === undefined);
  return (
    <Panel title={texts.criteria}>
      <p>{texts.hint}</p>
      <p>{texts.othersHave(others)}</p>
      <Form
        action={judge}
        onSubmit={() => {
          setIsChecked(true);
          const [first] = missing;
          if (first) document.getElementById(`${group}-${first.key}-met`)?.focus();
          else judge.mutate();
        }}
        buttons={
          <>
            <Button type="submit" variant="primary" isBusy={judge.isPending}>
              {texts.send}
            </Button>
            <p role="status">{texts.done(criteria.length - missing.length, criteria.length)}</p>
          </>
        }
      >
        {criteria.map(({ key, label, polarity }) => (
          <FieldGroup
            key={key}
            label={<bdi>{label}</bdi>}
            hint={meanings.get(key)}
            error={isChecked && chosen[key] === undefined ? texts.missing : undefined}
          >
            <div className={styles.choices}>
              {verdicts.map((verdict) => (
                <label key={verdict} className={styles.choice}>
                  <input
                    type="radio"
                    id={`${group}-${key}-${verdict}`}
                    name={`${group}-${key}`}
                    checked={chosen[key] === verdict}
                    onChange={() => choose(key, verdict)}
                  />
                  {polarity === 'negative' ? texts.ofFault[verdict] : texts.ofAim[verdict]}
                </label>
              ))}
            </div>
          </FieldGroup>
        ))}
        <p>{texts.onceOnly}</p>
      </Form>
    </Panel>
  );
}
