// Settings → Company: the sign-in service of the company, and the addresses that the service and the people need (docs/decisions/sign-in.md#openid-connect).
import type { OpenIdSettings } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Facts } from '../../parts/facts.tsx';
import { TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Note } from '../../parts/note.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { OpenIdRequirement, openIdKey } from './open-id-requirement.tsx';
import { companyTexts } from './texts/company-texts.ts';

export function OpenIdPanel() {
  const texts = useTexts(companyTexts).openId;
  const settings = useQuery({ queryKey: openIdKey, queryFn: ({ signal }) => api.company.getOpenId({ signal }) });
  return (
    <Panel title={texts.title}>
      <p>{texts.explanation}</p>
      <Loaded query={settings}>
        {(data) => (
          <>
            <Addresses settings={data} />
            <ProviderForm key={data.provider?.updatedAt} provider={data.provider} />
            {data.provider?.testedAt != null || data.isRequired ? <OpenIdRequirement settings={data} /> : null}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Addresses({ settings: { callbackUrl, signInUrl, provider } }: { settings: OpenIdSettings }) {
  const texts = useTexts(companyTexts).openId;
  const shown = (address: string) => (
    <>
      <code>{address}</code> <CopyButton variant="quiet" text={address} />
    </>
  );
  return (
    <>
      <Facts
        isWide
        facts={[
          [texts.callback, shown(callbackUrl)],
          ...(provider ? ([[texts.share, shown(signInUrl)]] as const) : []),
        ]}
      />
      {provider && (
        <Note tone={provider.testedAt === null ? 'warn' : 'good'}>
          {provider.testedAt === null ? texts.untested : texts.tested}
        </Note>
      )}
    </>
  );
}

function ProviderForm({ provider }: Pick<OpenIdSettings, 'provider'>) {
  const texts = useTexts(companyTexts).openId;
  const queries = useQueryClient();
  const [issuer, setIssuer] = useState(provider?.issuer ?? '');
  const [clientId, setClientId] = useState(provider?.clientId ?? '');
  const [clientSecret, setClientSecret] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      api.company.updateOpenId({
        issuer: issuer.trim(),
        clientId: clientId.trim(),
        ...(clientSecret && { clientSecret }),
      }),
    onSuccess: (saved) => {
      queries.setQueryData(openIdKey, saved);
      toast(texts.saved);
    },
  });
  const isSame = issuer === provider?.issuer && clientId === provider.clientId;
  const isEmpty = issuer.trim() === '' || clientId.trim() === '' || (clientSecret === '' && !isSame);
  return (
    <Form
      action={save}
      onSubmit={() => !isEmpty && save.mutate()}
      buttons={
        <>
          <Button type="submit" variant="primary" isBusy={save.isPending} disabled={isEmpty}>
            {texts.apply}
          </Button>
          {provider && (
            <Button variant="quiet" onClick={() => setIsAsked(true)}>
              {texts.remove}
            </Button>
          )}
        </>
      }
    >
      <TextField
        label={texts.issuer}
        hint={texts.issuerHint}
        error={complaintAbout('issuer', save.error)}
        type="url"
        required
        value={issuer}
        onChange={({ target }) => setIssuer(target.value)}
      />
      <TextField
        label={texts.clientId}
        error={complaintAbout('clientId', save.error)}
        autoComplete="off"
        required
        value={clientId}
        onChange={({ target }) => setClientId(target.value)}
      />
      <TextField
        label={texts.clientSecret}
        hint={isSame ? texts.secretKept : undefined}
        error={complaintAbout('clientSecret', save.error)}
        type="password"
        autoComplete="off"
        required={!isSame}
        value={clientSecret}
        onChange={({ target }) => setClientSecret(target.value)}
      />
      {isAsked && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirm={texts.remove}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            queries.setQueryData(openIdKey, await api.company.removeOpenId());
            toast(texts.removed);
          }}
        >
          <p>{texts.removeMeans}</p>
        </ConfirmDialog>
      )}
    </Form>
  );
}
