// Passkeys: those that the person has, a new one, and the end of one (docs/decisions/sign-in.md#passkeys).
import type { Passkey, PasskeyList } from '@earshot/core/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Note } from '../../parts/note.tsx';
import { Panel } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { api } from '../../session/api.ts';
import { canUsePasskeys, passkeyFailure } from '../../session/passkeys.ts';
import { secondFactorKey } from '../../session/second-factor.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { PasskeyName } from './passkey-name.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { SecondFactorProof } from './second-factor-proof.tsx';
import { accountTexts } from './texts/account-texts.ts';

const passkeysKey = ['passkeys'];

export function PasskeysPanel() {
  const { passkeys: texts } = useTexts(accountTexts);
  const passkeys = useQuery({ queryKey: passkeysKey, queryFn: ({ signal }) => api.auth.listPasskeys({ signal }) });
  return (
    <Panel title={texts.title}>
      <p>{texts.explanation}</p>
      <Loaded query={passkeys}>{(list) => <Present list={list} />}</Loaded>
    </Panel>
  );
}

function Present({ list: { domain, passkeys } }: { list: PasskeyList }) {
  const { passkeys: texts, columns } = useTexts(accountTexts);
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const factor = useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => api.auth.getSecondFactor({ signal }),
  });
  const [act, setAct] = useState<'add' | Passkey | null>(null);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const close = () => {
    setAct(null);
    setRenamed(null);
  };
  const done = async (text: string) => {
    toast(text);
    close();
    await queries.invalidateQueries({ queryKey: passkeysKey });
  };
  const isCodeAsked = factor.data?.isOn ?? false;
  return (
    <>
      {passkeys.length > 0 && (
        <Records
          caption={texts.title}
          records={passkeys}
          idOf={({ id }) => id}
          columns={[
            { key: 'name', title: texts.name, cell: ({ name }) => <bdi>{name}</bdi> },
            { key: 'created', title: texts.created, cell: ({ createdAt }) => dateTime(createdAt) },
            {
              key: 'used',
              title: columns.seen,
              cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : <When iso={lastUsedAt} />),
            },
            {
              key: 'actions',
              isOneLine: true,
              title: columns.actions,
              cell: (one) => (
                <>
                  <Button variant="quiet" aria-label={texts.renameNamed(one.name)} onClick={() => setRenamed(one)}>
                    {texts.rename}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={texts.removeNamed(one.name)}
                    disabled={!factor.data}
                    onClick={() => setAct(one)}
                  >
                    {texts.remove}
                  </Button>
                </>
              ),
            },
          ]}
        />
      )}
      {domain === null ? (
        <Note>{texts.unavailable}</Note>
      ) : canUsePasskeys() ? (
        <p>
          <Button disabled={!factor.data} onClick={() => setAct('add')}>
            {texts.add}
          </Button>
        </p>
      ) : (
        <Note>{texts.elsewhere(domain)}</Note>
      )}
      {renamed && <RenamePasskey passkey={renamed} onRenamed={() => done(texts.renamed)} onClose={close} />}
      {act === 'add' && (
        <NewPasskey domain={domain ?? ''} isCodeAsked={isCodeAsked} onAdded={() => done(texts.added)} onClose={close} />
      )}
      {act !== null && act !== 'add' && (
        <SecondFactorProof
          isDangerous
          title={texts.removeTitle(act.name)}
          text={texts.removeText}
          submit={texts.remove}
          isCodeAsked={isCodeAsked}
          act={(proof) => api.auth.removePasskey({ id: act.id, ...given(proof) })}
          onDone={() => done(texts.removed)}
          onClose={close}
        />
      )}
    </>
  );
}

/** No code where none is asked for. */
const given = ({ currentPassword, code }: { currentPassword: string; code: string }) => ({
  currentPassword,
  ...(code !== '' && { code }),
});

interface NewPasskeyProps {
  domain: string;
  isCodeAsked: boolean;
  onAdded(): unknown;
  onClose(): void;
}

function NewPasskey({ domain, isCodeAsked, onAdded, onClose }: NewPasskeyProps) {
  const { passkeys: texts } = useTexts(accountTexts);
  const [name, setName] = useState('');
  return (
    <SecondFactorProof
      title={texts.add}
      text={texts.addText}
      submit={texts.addSubmit}
      isCodeAsked={isCodeAsked}
      isReady={name.trim() !== ''}
      explain={(error) => {
        const failure = passkeyFailure(error);
        return failure === 'elsewhere' ? texts.elsewhere(domain) : failure && texts[failure];
      }}
      act={async (proof) => {
        const { addPasskey } = await import('../../session/passkey-device.ts');
        return addPasskey(name.trim(), given(proof));
      }}
      onDone={onAdded}
      onClose={onClose}
    >
      <PasskeyName value={name} onChange={setName} />
    </SecondFactorProof>
  );
}
