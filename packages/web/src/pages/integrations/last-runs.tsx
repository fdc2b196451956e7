// The syncs of an integration, newest first: the last ones, and on demand all that are kept.
import type { Integration } from '@earshot/core/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { MoreRecords } from '../../parts/more-records.tsx';
import { Records } from '../../parts/records.tsx';
import { api } from '../../session/api.ts';
import { pagedQuery } from '../../session/paged.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { LeftOut, RunResult } from './run-result.tsx';
import { integrationsTexts } from './texts/integrations-texts.ts';

/** As many as `integrations.list` has. */
const lastCount = 10;

export function LastRuns({ integration: { id, lastRuns } }: { integration: Integration }) {
  const { runs: words } = useTexts(integrationsTexts);
  const { dateTime } = useFormats();
  const [isAll, setIsAll] = useState(false);
  const kept = useInfiniteQuery({
    ...pagedQuery(['integrations', id, 'runs'], (place, options) =>
      api.integrations.listRuns({ id, ...place }, options),
    ),
    enabled: isAll,
  });
  const runs = kept.data?.pages.flatMap(({ items }) => items) ?? lastRuns;
  return (
    <Disclosure summary={words.title(runs.length)}>
      <Records
        caption={words.title(runs.length)}
        records={runs}
        idOf={(run) => run.id}
        columns={[
          { key: 'started', title: words.started, cell: ({ startedAt }) => dateTime(startedAt) },
          { key: 'by', title: words.by, cell: ({ startedBy }) => words.startedBy[startedBy] },
          { key: 'result', title: words.result, cell: (run) => <RunResult run={run} isInFull /> },
          { key: 'skipped', title: words.skipped, cell: (run) => <LeftOut run={run} /> },
        ]}
      />
      {kept.data === undefined && lastRuns.length >= lastCount && (
        <Button isBusy={kept.isFetching} onClick={() => setIsAll(true)}>
          {words.more}
        </Button>
      )}
      <MoreRecords query={kept} label={words.more} />
    </Disclosure>
  );
}
