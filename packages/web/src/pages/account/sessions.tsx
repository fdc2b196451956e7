// Where the person is signed in, and the end of each of these sessions (docs/decisions/sign-in.md#d63).
import type { OwnSession } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { accountTexts } from './texts/account-texts.ts';

export const sessionsKey = ['own-sessions'];

export function Sessions() {
  const texts = useTexts(accountTexts);
  const { dateTime } = useFormats();
  const { columns } = texts;
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => api.auth.listSessions({ signal }) });
  /** Null: all others. */
  const end = useMutation({
    mutationFn: async (id: string | null) => {
      if (id === null) await api.auth.endOtherSessions();
      else await api.auth.endSession(id);
    },
    onSuccess: (_, id) => {
      toast(id === null ? texts.othersEnded : texts.ended);
      return queries.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const nameOf = ({ userAgent, address }: OwnSession) =>
    [userAgent ?? texts.unknown, ...(address === null ? [] : [address])].join(' · ');
  return (
    <Panel title={texts.sessions}>
      <Loaded query={sessions}>
        {(list) => (
          <>
            <Records
              caption={texts.sessions}
              records={list}
              idOf={({ id }) => id}
              columns={[
                { key: 'device', title: columns.device, cell: (one) => <bdi>{nameOf(one)}</bdi> },
                { key: 'begun', title: columns.begun, cell: ({ createdAt }) => dateTime(createdAt) },
                { key: 'seen', title: columns.seen, cell: ({ lastSeenAt }) => <When iso={lastSeenAt} /> },
                {
                  key: 'actions',
                  isOneLine: true,
                  title: columns.actions,
                  cell: (one) =>
                    one.isCurrent ? (
                      <Badge>{texts.here}</Badge>
                    ) : (
                      <Button
                        variant="quiet"
                        aria-label={texts.endNamed(nameOf(one))}
                        disabled={end.isPending}
                        onClick={() => end.mutate(one.id)}
                      >
                        {texts.end}
                      </Button>
                    ),
                },
              ]}
            />
            {list.length > 1 && (
              <p>
                <Button isBusy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
                  {texts.endOthers}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
      {end.error && <ErrorMessage error={end.error} />}
    </Panel>
  );
}
