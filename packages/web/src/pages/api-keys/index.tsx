// Settings → API keys: which there are, a new one, and the end of one (docs/contract.md#authentication; docs/decisions/access.md#d16).
import type { ApiKeyDetails } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { When } from '../../parts/when.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './api-keys.module.css';
import { CreateKey } from './create-key.tsx';
import { KeyNetworks } from './key-networks.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { RotateKey } from './rotate-key.tsx';
import { apiKeysTexts } from './texts/api-keys-texts.ts';
import { UseAKey } from './use-a-key.tsx';

const acts = ['networks', 'rotate', 'revoke'] as const;
type Act = (typeof acts)[number];

/** Active keys that a company may have (docs/contract.md#limits). */
const mostKeys = 10;

const isOver = ({ expiresAt }: ApiKeyDetails) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

export default function ApiKeysPage() {
  const texts = useTexts(apiKeysTexts);
  const keys = useQuery({ queryKey: ['api-keys'], queryFn: ({ signal }) => api.apiKeys.listDetails({ signal }) });
  const [isCreating, setIsCreating] = useState(false);
  const [chosen, setChosen] = useState<{ apiKey: ApiKeyDetails; act: Act } | null>(null);
  const done = () => setChosen(null);
  const active = keys.data?.filter((key) => !isOver(key)).length ?? 0;
  const isFull = active >= mostKeys;
  const create = (
    <Button variant="primary" disabled={isFull} onClick={() => setIsCreating(true)}>
      {texts.create}
    </Button>
  );
  return (
    <Page title={texts.title} description={texts.description} actions={keys.data?.length ? create : undefined}>
      <Loaded query={keys}>
        {(records) =>
          records.length === 0 ? (
            <EmptyState title={texts.empty} action={create}>
              {texts.emptyText}
            </EmptyState>
          ) : (
            <div className={styles.list}>
              <Keys records={records} onChoose={(apiKey, act) => setChosen({ apiKey, act })} />
              <p className={styles.note}>
                {isFull ? texts.full(mostKeys) : `${texts.used(active, mostKeys)} · ${texts.lastUseHint}`}
              </p>
            </div>
          )
        }
      </Loaded>
      <UseAKey />
      {isCreating && <CreateKey onClose={() => setIsCreating(false)} />}
      {chosen?.act === 'networks' && <KeyNetworks apiKey={chosen.apiKey} onClose={done} />}
      {chosen?.act === 'rotate' && <RotateKey apiKey={chosen.apiKey} onClose={done} />}
      {chosen?.act === 'revoke' && <RevokeKey apiKey={chosen.apiKey} onClose={done} />}
    </Page>
  );
}

interface KeysProps {
  records: ApiKeyDetails[];
  onChoose(key: ApiKeyDetails, act: Act): void;
}

function Keys({ records, onChoose }: KeysProps) {
  const texts = useTexts(apiKeysTexts);
  const { date } = useFormats();
  const { columns } = texts;
  return (
    <Records
      caption={texts.caption}
      records={records}
      idOf={({ id }) => id}
      columns={[
        { key: 'name', title: columns.name, cell: (key) => <Name apiKey={key} /> },
        { key: 'lastUse', title: columns.lastUse, cell: (key) => <LastUse apiKey={key} /> },
        { key: 'expires', title: columns.expires, cell: (key) => <Expiry apiKey={key} /> },
        { key: 'created', title: columns.created, cell: ({ createdAt }) => date(createdAt) },
        {
          key: 'actions',
          title: columns.actions,
          cell: (key) => (
            <div className={styles.bulk}>
              {acts
                .filter((act) => act !== 'rotate' || !isOver(key))
                .map((act) => (
                  <Button
                    key={act}
                    variant="quiet"
                    className={styles.inRow}
                    aria-label={texts.acts[act].named(key.name)}
                    onClick={() => onChoose(key, act)}
                  >
                    {texts.acts[act].label}
                  </Button>
                ))}
            </div>
          ),
        },
      ]}
    />
  );
}

/** And from where the key may be used, unless that is everywhere. */
function Name({ apiKey: { name, networks, previousSecretEndsAt } }: { apiKey: ApiKeyDetails }) {
  const texts = useTexts(apiKeysTexts);
  const { dateTime } = useFormats();
  return (
    <>
      <bdi>{name}</bdi>
      {networks.length > 0 && <div className={styles.note}>{texts.onlyFrom(networks.join(', '))}</div>}
      {previousSecretEndsAt !== null && (
        <div className={styles.note}>{texts.secretBefore(dateTime(previousSecretEndsAt))}</div>
      )}
    </>
  );
}

function LastUse({ apiKey: { lastUsedAt, lastUsedAddress } }: { apiKey: ApiKeyDetails }) {
  const texts = useTexts(apiKeysTexts);
  if (lastUsedAt === null) return <span className={styles.note}>{texts.neverUsed}</span>;
  return (
    <>
      <When iso={lastUsedAt} />
      {lastUsedAddress !== null && <div className={styles.note}>{lastUsedAddress}</div>}
    </>
  );
}

function Expiry({ apiKey }: { apiKey: ApiKeyDetails }) {
  const texts = useTexts(apiKeysTexts);
  if (apiKey.expiresAt === null) return texts.never;
  if (isOver(apiKey)) return <Badge tone="bad">{texts.expired}</Badge>;
  const isSoon = Date.parse(apiKey.expiresAt) - Date.now() < 7 * 86_400_000;
  const when = <When iso={apiKey.expiresAt} />;
  return isSoon ? <Badge tone="warn">{when}</Badge> : when;
}
