// Saying who is the attendant and who is the client. Loaded when it is wanted.
import type { Analysis, ConversationSide } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useSpeakerName } from '../../parts/speaker-name.ts';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './analysis.module.css';
import { ChangePanel } from './change-panel.tsx';
import { analysisTexts } from './texts/analysis-texts.ts';

type Sides = readonly { speaker: string; side: ConversationSide | null }[];

const other = { attendant: 'client', client: 'attendant' } as const;

export default function ChangeSides({ analysis, onClose }: { analysis: Analysis; onClose(): void }) {
  const texts = useTexts(analysisTexts);
  const queries = useQueryClient();
  const [sides, setSides] = useState<Sides>(() =>
    (analysis.participants ?? []).map(({ name, side }) => ({ speaker: name, side })),
  );
  const save = useMutation({
    mutationFn: () => api.analyses.setSides(analysis.id, [...sides]),
    onSuccess: () => {
      toast(texts.reading.saved);
      onClose();
      return queries.invalidateQueries({ queryKey: ['analyses'] });
    },
  });
  const speakerName = useSpeakerName();
  const { reading } = texts;
  const put = (speaker: string, side: ConversationSide | null) =>
    setSides(sides.map((each) => (each.speaker === speaker ? { speaker, side } : each)));
  return (
    <ChangePanel title={reading.heading}>
      <Form
        action={save}
        onSubmit={() => save.mutate()}
        buttons={<SubmitOrCancel label={texts.save} isBusy={save.isPending} onCancel={onClose} />}
      >
        <p className={styles.soft}>{analysis.reading?.judgedBy === 'model' ? reading.modelHint : reading.hint}</p>
        {sides.map(({ speaker, side }) => (
          <Select
            key={speaker}
            label={speakerName(speaker)}
            value={side ?? 'nobody'}
            onChange={({ currentTarget: { value } }) =>
              put(speaker, value === 'attendant' || value === 'client' ? value : null)
            }
          >
            {(['attendant', 'client', 'nobody'] as const).map((choice) => (
              <option key={choice} value={choice}>
                {reading.sides[choice]}
              </option>
            ))}
          </Select>
        ))}
        <div className={styles.buttons}>
          <Button onClick={() => setSides(sides.map(({ speaker, side }) => ({ speaker, side: side && other[side] })))}>
            {reading.swap}
          </Button>
        </div>
      </Form>
    </ChangePanel>
  );
}
