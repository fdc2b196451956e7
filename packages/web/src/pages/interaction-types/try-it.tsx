// What the criteria as they are written make of a conversation that is there already; nothing is stored.
import { type InteractionTypeTrial, type ScorecardCriterion, UnprocessableContentError } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ComboBox } from '../../parts/combo-box.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Note } from '../../parts/note.tsx';
import { Panel } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './interaction-types.module.css';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';
import { isComplete, isKey, keyOf, type TypeDraft, typeInput } from './type-draft.ts';

/** Enough to find one of the last days by typing. */
const offered = 100;

/** What is judged by: a type without a name yet can be tried too. */
function triedInput(written: TypeDraft) {
  const { label } = written;
  const key = keyOf(written);
  return typeInput({ ...written, label: label.trim() || 'Draft', key: isKey(key) ? key : 'draft' });
}

export function TryIt({ written }: { written: TypeDraft }) {
  const { trial } = useTexts(interactionTypesTexts);
  const { dateTime } = useFormats();
  const analyses = useQuery({
    queryKey: ['analyses', 'to-try'],
    queryFn: async ({ signal }) =>
      (await api.analyses.listPage({ status: 'completed', limit: offered }, { signal })).items,
  });
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const attempt = useMutation({
    mutationFn: async ({ analysisId, input }: { analysisId: string; input: ReturnType<typeof triedInput> }) => ({
      analysisId,
      input: JSON.stringify(input),
      result: await api.interactionTypes.try({ analysisId, ...input }),
    }),
    // A language model has cost minutes.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['credits'] }),
  });
  const canTry = isComplete(written);
  return (
    <Panel title={trial.title}>
      <p>{trial.text}</p>
      <Loaded query={analyses}>
        {(all) => {
          const analysisId = chosen ?? all[0]?.id;
          if (analysisId === undefined) return <Note>{trial.none}</Note>;
          return (
            <Form
              action={attempt}
              explain={(error) => (error instanceof UnprocessableContentError ? trial.short : undefined)}
              onSubmit={() => canTry && attempt.mutate({ analysisId, input: triedInput(written) })}
              buttons={
                <>
                  <Button type="submit" isBusy={attempt.isPending} disabled={!canTry}>
                    {trial.submit}
                  </Button>
                  {!canTry && <span className={styles.soft}>{trial.incomplete}</span>}
                </>
              }
            >
              <ComboBox
                label={trial.analysis}
                choices={all.map(({ id, clientName, salespersonName, occurredAt }) => ({
                  id,
                  name: `${clientName ?? trial.noClient} · ${dateTime(occurredAt)}`,
                  detail: salespersonName ?? trial.nobody,
                }))}
                chosen={analysisId}
                onChoose={(id) => setChosen(id)}
              />
            </Form>
          );
        }}
      </Loaded>
      <div aria-live="polite">
        {attempt.data && (
          <Result
            analysisId={attempt.data.analysisId}
            result={attempt.data.result}
            isStale={attempt.data.input !== JSON.stringify(triedInput(written))}
          />
        )}
      </div>
    </Panel>
  );
}

interface ResultProps {
  analysisId: string;
  result: InteractionTypeTrial;
  isStale: boolean;
}

function Result({ analysisId, result: { interactionScore, interactionScorecard }, isStale }: ResultProps) {
  const { trial } = useTexts(interactionTypesTexts);
  const { number } = useFormats();
  return (
    <div className={styles.section}>
      {isStale && <Note tone="warn">{trial.stale}</Note>}
      <p className={styles.result}>
        <span>{trial.score}</span>
        {interactionScore === null ? (
          <span>{trial.noScore}</span>
        ) : (
          <strong className={styles.score}>{number(interactionScore, 0)}</strong>
        )}
        <Link href={`/analyses/${analysisId}`}>{trial.open}</Link>
      </p>
      <Records
        caption={trial.caption}
        records={interactionScorecard.criteria}
        idOf={({ key }) => key}
        columns={[
          { key: 'criterion', title: trial.columns.criterion, cell: ({ label }) => <bdi>{label}</bdi> },
          { key: 'verdict', title: trial.columns.verdict, cell: (criterion) => <Verdict criterion={criterion} /> },
          { key: 'evidence', title: trial.columns.evidence, cell: (criterion) => <Evidence criterion={criterion} /> },
        ]}
      />
    </div>
  );
}

function Verdict({ criterion: { polarity, met } }: { criterion: ScorecardCriterion }) {
  const { trial } = useTexts(interactionTypesTexts);
  const isGood = (polarity === 'negative') !== met;
  return <Badge tone={isGood ? 'good' : 'bad'}>{trial.verdicts[polarity][met ? 'true' : 'false']}</Badge>;
}

function Evidence({ criterion: { evidence, timestamp } }: { criterion: ScorecardCriterion }) {
  const { trial } = useTexts(interactionTypesTexts);
  if (evidence === '') return <span className={styles.soft}>{trial.noEvidence}</span>;
  return (
    <>
      {timestamp !== null && <code>{timestamp}</code>} <q dir="auto">{evidence}</q>
    </>
  );
}
