// Settings → Company: after how many days things go, and which analyses a legal hold keeps (docs/decisions/erasure.md).
import type { Retention } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Checkbox, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { LegalHolds } from './legal-holds.tsx';
import { losesScores, type Period, type Periods, periods, periodsOf, rulesOf, shortened } from './retention-rules.ts';
import { retentionTexts } from './texts/retention-texts.ts';

const retentionKey = ['company', 'retention'];
/** As the server takes them. */
const mostDays = 36_500;

export default function RetentionPanel() {
  const texts = useTexts(retentionTexts);
  const rules = useQuery({ queryKey: retentionKey, queryFn: ({ signal }) => api.company.getRetention({ signal }) });
  return (
    <>
      <Panel title={texts.title}>
        <p>{texts.explanation}</p>
        <Loaded query={rules}>{(before) => <RulesForm before={before} />}</Loaded>
      </Panel>
      <LegalHolds />
    </>
  );
}

function RulesForm({ before }: { before: Retention }) {
  const texts = useTexts(retentionTexts);
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Periods>(() => periodsOf(before));
  const [keepsScores, setKeepsScores] = useState(before.keepsScores);
  const [isAsked, setIsAsked] = useState(false);
  const after = rulesOf(typed, keepsScores);
  const save = useMutation({
    mutationFn: () => api.company.updateRetention(after),
    onSuccess: (saved) => {
      queries.setQueryData(retentionKey, saved);
      toast(texts.saved);
    },
  });
  const hints: Record<Period, string> = {
    recordingsDays: texts.recordingsHint,
    transcriptsDays: texts.transcriptsHint,
    analysesDays: texts.analysesHint,
  };
  const deletes = shortened(before, after).length > 0 || losesScores(before, after);
  return (
    <Form
      action={save}
      onSubmit={() => (deletes ? setIsAsked(true) : save.mutate())}
      buttons={
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {texts.apply}
        </Button>
      }
    >
      {periods.map((period) => (
        <TextField
          key={period}
          label={texts[period]}
          hint={hints[period]}
          error={complaintAbout(period, save.error)}
          type="number"
          min={1}
          max={mostDays}
          step={1}
          value={typed[period]}
          onChange={({ target }) => setTyped({ ...typed, [period]: target.value })}
        />
      ))}
      <Checkbox
        label={texts.keepsScores}
        hint={texts.keepsScoresHint}
        checked={keepsScores}
        onChange={({ target }) => setKeepsScores(target.checked)}
      />
      {isAsked && (
        <ConfirmDialog
          title={texts.confirmTitle}
          confirm={texts.confirm}
          onClose={() => setIsAsked(false)}
          // What the server refuses stands at its field.
          onConfirm={() => save.mutateAsync().catch(() => {})}
        >
          <WhatGoes before={before} after={after} />
        </ConfirmDialog>
      )}
    </Form>
  );
}

function WhatGoes({ before, after }: { before: Retention; after: Retention }) {
  const texts = useTexts(retentionTexts);
  const goes: Record<Period, (days: number) => string> = {
    recordingsDays: texts.recordingsGo,
    transcriptsDays: texts.transcriptsGo,
    analysesDays: after.keepsScores ? texts.analysesButScoresGo : texts.analysesGo,
  };
  return (
    <>
      <p>{texts.confirmMeans}</p>
      <ul>
        {shortened(before, after).map((period) => (
          <li key={period}>{goes[period](after[period]!)}</li>
        ))}
        {losesScores(before, after) && <li>{texts.scoresGo}</li>}
      </ul>
      <p>{texts.confirmAfter}</p>
    </>
  );
}
