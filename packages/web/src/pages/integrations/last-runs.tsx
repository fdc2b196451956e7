// The last looks of an integration, newest first.
import type { CollectionRun } from '@earshot/core/client';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Records } from '../../parts/records.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { LeftOut, RunResult } from './run-result.tsx';
import { integrationsTexts } from './texts/integrations-texts.ts';

export function LastRuns({ runs }: { runs: CollectionRun[] }) {
  const { runs: words } = useTexts(integrationsTexts);
  const { dateTime } = useFormats();
  return (
    <Disclosure summary={words.title(runs.length)}>
      <Records
        caption={words.title(runs.length)}
        records={runs}
        idOf={({ id }) => id}
        columns={[
          { key: 'started', title: words.started, cell: ({ startedAt }) => dateTime(startedAt) },
          { key: 'by', title: words.by, cell: ({ startedBy }) => words.startedBy[startedBy] },
          { key: 'result', title: words.result, cell: (run) => <RunResult run={run} /> },
          { key: 'skipped', title: words.skipped, cell: (run) => <LeftOut run={run} /> },
        ]}
      />
    </Disclosure>
  );
}
