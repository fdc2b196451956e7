// Scoring a conversation again by another type, with what it costs beside the button. Loaded when it is wanted.
import type { Analysis } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { toast } from '../../parts/toast.tsx';
import { TypeOptions } from '../../parts/type-options.tsx';
import { api } from '../../session/api.ts';
import { useInteractionTypes, useTypeLabels } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './analysis.module.css';
import { ChangePanel } from './change-panel.tsx';
import { typeChangeTexts } from './texts/type-change-texts.ts';

export default function ChangeType({ analysis, onClose }: { analysis: Analysis; onClose(): void }) {
  const { id, review, reading } = analysis;
  const texts = useTexts(typeChangeTexts);
  const labelOf = useTypeLabels();
  const queries = useQueryClient();
  const [interactionType, choose] = useState('');
  // The change that stood when the form opened, so that one made meanwhile is not undone unseen.
  const [replaces] = useState(review?.typeChanges?.at(-1)?.changedAt ?? null);
  const { data: types } = useInteractionTypes();
  const cost = useQuery({
    queryKey: ['analyses', 'rescoringCost', id],
    queryFn: ({ signal }) => api.analyses.getRescoringCost(id, { signal }),
  });
  const score = useMutation({
    mutationFn: () => api.analyses.setInteractionType(id, { interactionType, replaces }),
    onSuccess: () => {
      toast(texts.done(labelOf(interactionType, null) ?? interactionType));
      onClose();
      for (const queryKey of [['trends'], ['contests'], ['credits']]) void queries.invalidateQueries({ queryKey });
      return queries.invalidateQueries({ queryKey: ['analyses'] });
    },
  });
  return (
    <ChangePanel title={texts.title}>
      <Loaded query={cost}>
        {({ minutes, judgedBy }) => (
          <Form
            action={score}
            onSubmit={() => score.mutate()}
            buttons={
              <SubmitOrCancel
                label={texts.submit}
                isBusy={score.isPending}
                isDisabled={interactionType === ''}
                onCancel={onClose}
              />
            }
          >
            <p className={styles.soft}>{texts.explanation}</p>
            {review && review.verdicts.length > 0 && <p className={styles.soft}>{texts.verdictsHint}</p>}
            <Select label={texts.type} value={interactionType} onChange={(event) => choose(event.target.value)}>
              <option value="">{texts.choose}</option>
              <TypeOptions types={types} own={texts.own} catalogue={texts.catalogue} />
            </Select>
            {reading?.judgedBy === 'model' && judgedBy === 'offline' && <p>{texts.modelBefore}</p>}
            <p>{minutes === 0 ? texts.free : texts.cost(minutes)}</p>
          </Form>
        )}
      </Loaded>
    </ChangePanel>
  );
}
