// Settings → Company: the analyses under a legal hold, where there are any.
import type { HeldAnalysis } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { LiftHoldDialog } from '../../parts/lift-hold-dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { When } from '../../parts/when.tsx';
import { legalHoldsQuery, mostHolds, useSetLegalHold } from '../../session/legal-holds.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { retentionTexts } from './texts/retention-texts.ts';

export function LegalHolds() {
  const texts = useTexts(retentionTexts);
  const { dateTime } = useFormats();
  const holds = useQuery(legalHoldsQuery);
  const setLegalHold = useSetLegalHold();
  const [lifted, setLifted] = useState<string | null>(null);
  const nameOf = ({ clientName, occurredAt }: HeldAnalysis) =>
    [...(clientName === null ? [] : [clientName]), dateTime(occurredAt)].join(' · ');
  return (
    <>
      <Loaded query={holds} skeleton={null}>
        {(list) =>
          list.length > 0 && (
            <Panel title={texts.holds}>
              {list.length >= mostHolds && <p>{texts.onlyFirst(mostHolds)}</p>}
              <Records
                caption={texts.holds}
                records={list}
                idOf={({ id }) => id}
                columns={[
                  {
                    key: 'analysis',
                    title: texts.analysis,
                    cell: (held) => (
                      <Link href={`/analyses/${held.id}`}>
                        <bdi>{nameOf(held)}</bdi>
                      </Link>
                    ),
                  },
                  { key: 'since', title: texts.since, cell: ({ legalHoldAt }) => <When iso={legalHoldAt} /> },
                  {
                    key: 'actions',
                    title: texts.actions,
                    cell: (held) => (
                      <Button
                        variant="quiet"
                        aria-label={texts.liftNamed(nameOf(held))}
                        onClick={() => setLifted(held.id)}
                      >
                        {texts.lift}
                      </Button>
                    ),
                  },
                ]}
              />
            </Panel>
          )
        }
      </Loaded>
      {lifted !== null && <LiftHoldDialog lift={() => setLegalHold(lifted, false)} onClose={() => setLifted(null)} />}
    </>
  );
}
