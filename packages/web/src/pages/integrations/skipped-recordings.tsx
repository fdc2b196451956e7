// What an integration left out, each recording with its reason, and what can be decided on it (extension: docs/decisions/sign-in.md#d53).
import type { Integration, SkippedRecording } from '@earshot/core/client';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MoreRecords } from '../../parts/more-records.tsx';
import { Records } from '../../parts/records.tsx';
import { api } from '../../session/api.ts';
import { pagedQuery } from '../../session/paged.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './integrations.module.css';
import { integrationsTexts } from './texts/integrations-texts.ts';

interface Decision {
  externalCallId: string;
  decision: 'collect' | 'never';
}

/** A button, and the list that it opens. */
export function SkippedRecordings({ integration, name }: { integration: Integration; name: string }) {
  const { skippedList: words, actions } = useTexts(integrationsTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setIsOpen(true)} aria-label={actions.of(words.open, name)}>
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setIsOpen(false)}>
          <SkippedList integration={integration} />
        </Dialog>
      )}
    </div>
  );
}

function SkippedList({ integration: { id, isActive } }: { integration: Integration }) {
  const texts = useTexts(integrationsTexts);
  const { dateTime } = useFormats();
  const { skippedList: words } = texts;
  const action = useDecision(id);
  const skipped = useInfiniteQuery(
    pagedQuery(['integrations', id, 'skipped'], (place, options) =>
      api.integrations.listSkipped({ id, ...place }, options),
    ),
  );
  const choice = ({ externalCallId, decision }: SkippedRecording) =>
    decision === 'collect' ? (
      words.decided.collect
    ) : (
      <div className={styles.choices}>
        {decision === 'never' && <span className={styles.soft}>{words.decided.never}</span>}
        {isActive && <DecisionButton action={action} externalCallId={externalCallId} decision="collect" />}
        {decision === null && <DecisionButton action={action} externalCallId={externalCallId} decision="never" />}
      </div>
    );
  return (
    <>
      {action.error && <ErrorMessage error={action.error} />}
      <Loaded query={skipped}>
        {({ pages }) => {
          const records = pages.flatMap(({ items }) => items);
          if (records.length === 0) return <p>{words.empty}</p>;
          return (
            <>
              <Records
                caption={words.title}
                records={records}
                idOf={({ externalCallId }) => externalCallId}
                columns={[
                  {
                    key: 'recording',
                    title: words.recording,
                    cell: ({ externalCallId }) => <code className={styles.id}>{externalCallId}</code>,
                  },
                  {
                    key: 'recorded',
                    title: words.recorded,
                    cell: ({ recordedAt }) => (recordedAt === null ? '–' : dateTime(recordedAt)),
                  },
                  {
                    key: 'length',
                    title: words.length,
                    cell: ({ durationSeconds }) =>
                      durationSeconds === null ? '–' : texts.seconds(Math.round(durationSeconds)),
                  },
                  { key: 'reason', title: words.reason, cell: ({ reason }) => words.reasons[reason] },
                  { key: 'skipped', title: words.skipped, cell: ({ skippedAt }) => dateTime(skippedAt) },
                  { key: 'choice', title: words.choice, cell: choice },
                ]}
              />
              <MoreRecords query={skipped} label={words.more} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** Also for recordings that the provider does not hand out. */
export function useDecision(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => api.integrations.decide({ id, ...decision }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['integrations'] }),
  });
}

interface DecisionButtonProps extends Decision {
  action: ReturnType<typeof useDecision>;
}

export function DecisionButton({ action, externalCallId, decision }: DecisionButtonProps) {
  const { skippedList: words, actions } = useTexts(integrationsTexts);
  return (
    <Button
      isBusy={action.isPending}
      onClick={() => action.mutate({ externalCallId, decision })}
      aria-label={actions.of(words[decision], externalCallId)}
    >
      {words[decision]}
    </Button>
  );
}
