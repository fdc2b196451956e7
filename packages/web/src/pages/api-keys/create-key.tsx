// A new key: its name, its end, what it may do; and then the key itself, this once.
import { type ApiScope, BadRequestError, type CreatedApiKey } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { CreatedKey } from './created-key.tsx';
import { type ExpiryChoice, expiryChoices, expiryOf } from './expiry-choice.ts';
import { NetworksField, networksIn, refusedNetworks } from './networks-field.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

const usualScopes: ApiScope[] = ['api:analyses:write', 'api:analyses:read', 'api:salespersons:read'];

export function CreateKey({ onClose }: { onClose(): void }) {
  const queries = useQueryClient();
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  // Only when it is closed: by then the key may have been tried.
  const close = () => {
    void queries.invalidateQueries({ queryKey: ['api-keys'] });
    onClose();
  };
  return created ? (
    <CreatedKey created={created} onClose={close} />
  ) : (
    <CreateForm onCreated={setCreated} onClose={onClose} />
  );
}

function CreateForm({ onCreated, onClose }: { onCreated(key: CreatedApiKey): void; onClose(): void }) {
  const texts = useTexts(apiKeysTexts);
  const { dialog, refusals } = texts;
  const [name, setName] = useState('');
  const [choice, setChoice] = useState<ExpiryChoice>('year');
  const [date, setDate] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(usualScopes);
  const [networks, setNetworks] = useState('');
  const expiresAt = expiryOf(choice, date, Date.now());
  const create = useMutation({
    mutationFn: () =>
      api.apiKeys.create({
        name: name.trim(),
        scopes: [...scopes],
        networks: networksIn(networks),
        ...(expiresAt != null && { expiresAt }),
      }),
    onSuccess: onCreated,
  });
  const explain = (error: Error) => {
    if (!(error instanceof BadRequestError)) return undefined;
    if (refusedNetworks(error)) return refusals.networks;
    if (error.reason === 'api_key_limit_reached') return refusals.limit;
    return error.reason === 'expires_at_past' ? refusals.past : undefined;
  };
  const isComplete = name.trim() !== '' && scopes.length > 0 && expiresAt !== null;
  return (
    <Dialog title={dialog.title} onClose={onClose}>
      <Form
        action={create}
        explain={explain}
        onSubmit={() => isComplete && create.mutate()}
        buttons={
          <SubmitOrCancel label={dialog.submit} isBusy={create.isPending} isDisabled={!isComplete} onCancel={onClose} />
        }
      >
        <TextField
          label={dialog.name}
          hint={dialog.nameHint}
          error={complaintAbout('name', create.error)}
          autoComplete="off"
          maxLength={200}
          required
          data-focus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ScopeChoice chosen={scopes} onChoose={setScopes} />
        <Select
          label={dialog.expires}
          hint={dialog.expiryHint}
          value={choice}
          onChange={(event) => setChoice(event.target.value as ExpiryChoice)}
        >
          {expiryChoices.map((each) => (
            <option key={each} value={each}>
              {dialog.expiry[each]}
            </option>
          ))}
        </Select>
        {choice === 'date' && (
          <TextField
            type="date"
            label={dialog.date}
            hint={dialog.dateHint}
            error={date !== '' && expiresAt === null ? dialog.datePast : undefined}
            required
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        )}
        <NetworksField value={networks} onChange={setNetworks} />
      </Form>
    </Dialog>
  );
}
