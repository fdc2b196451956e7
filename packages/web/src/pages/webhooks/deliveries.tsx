// What waits for a destination, and what became of the rest, in a dialog (extension: docs/decisions/webhooks.md#history).
import type { WebhookDelivery, WebhookDestination } from '@earshot/core/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MoreRecords } from '../../parts/more-records.tsx';
import { Records } from '../../parts/records.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { api } from '../../session/api.ts';
import { pagedQuery } from '../../session/paged.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { destinationName } from './destination-name.ts';
import { failureText } from './failure-text.ts';
import { webhooksTexts } from './texts/webhooks-texts.ts';

const tones = { waiting: 'neutral', delivered: 'good', given_up: 'bad' } as const;

export function Deliveries({ destination, onClose }: { destination: WebhookDestination; onClose(): void }) {
  const texts = useTexts(webhooksTexts);
  const { close } = useTexts(partsTexts);
  const { dateTime } = useFormats();
  const { deliveries: words } = texts;
  const { id } = destination;
  const title = words.title(destinationName(destination));
  const deliveries = useInfiniteQuery(
    pagedQuery(['webhooks', id, 'deliveries'], (place, options) =>
      api.analysisWebhooks.listDeliveries({ id, ...place }, options),
    ),
  );
  const last = ({ lastAttemptAt, status, reason, nextAttemptAt }: WebhookDelivery) => (
    <>
      {lastAttemptAt === null ? '–' : dateTime(lastAttemptAt)}
      {status !== null && reason === null && ` · ${texts.answered(status)}`}
      {reason !== null && <p>{failureText(texts, reason, status)}</p>}
      {nextAttemptAt !== null && <p>{words.next(dateTime(nextAttemptAt))}</p>}
    </>
  );
  return (
    <Dialog title={<bdi>{title}</bdi>} onClose={onClose}>
      <Loaded query={deliveries}>
        {({ pages }) => {
          const records = pages.flatMap(({ items }) => items);
          if (records.length === 0) return <p>{words.empty}</p>;
          return (
            <>
              <p>{words.kept}</p>
              <Records
                caption={title}
                records={records}
                idOf={(delivery) => delivery.id}
                columns={[
                  {
                    key: 'queued',
                    title: words.queued,
                    cell: ({ queuedAt, event, analysisId }) => (
                      <>
                        {dateTime(queuedAt)}
                        <p>
                          <code>{event}</code>
                        </p>
                        {analysisId !== null && <Link href={`/analyses/${analysisId}`}>{words.analysis}</Link>}
                      </>
                    ),
                  },
                  {
                    key: 'state',
                    title: words.state,
                    cell: ({ state, attempts }) => (
                      <>
                        <Badge tone={tones[state]}>{words.states[state]}</Badge>
                        <p>{words.attempts(attempts)}</p>
                      </>
                    ),
                  },
                  { key: 'last', title: words.last, cell: last },
                ]}
              />
              <MoreRecords query={deliveries} label={words.more} />
            </>
          );
        }}
      </Loaded>
      <DialogButtons>
        <Button onClick={onClose}>{close}</Button>
      </DialogButtons>
    </Dialog>
  );
}
