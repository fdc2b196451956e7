// Adding and editing a destination; each rule of the contract stands where it bites (docs/contract.md#destinations; docs/decisions/webhooks.md#d46).
import type { CreatedWebhookDestination, WebhookDestination, WebhookTrigger } from '@earshot/core/client';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxGroup } from '../../parts/checkbox-group.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { refusalOf } from './refusal.ts';
import { webhooksTexts } from './texts/webhooks-texts.ts';

type NewRole = 'admin_company' | 'super_admin';
const newRoles: readonly NewRole[] = ['admin_company', 'super_admin'];

interface Written {
  label: string | null;
  targetUrl: string;
  triggers: WebhookTrigger[];
  role: NewRole;
}

export function AddDestination(props: { onClose(): void; onAdded(destination: CreatedWebhookDestination): void }) {
  const texts = useTexts(webhooksTexts);
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (written: Written) => api.analysisWebhooks.create(written),
    onSuccess: (created) => {
      void queries.invalidateQueries({ queryKey: ['webhooks'] });
      props.onAdded(created);
    },
  });
  return (
    <Dialog title={texts.form.add} onClose={props.onClose}>
      <DestinationForm action={add} submit={texts.form.submitAdd} onClose={props.onClose} />
    </Dialog>
  );
}

export function EditDestination({ destination, onClose }: { destination: WebhookDestination; onClose(): void }) {
  const texts = useTexts(webhooksTexts);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: ({ label, targetUrl, triggers }: Written) =>
      api.analysisWebhooks.update(destination.id, { label, targetUrl, triggers }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
      toast(texts.saved);
      onClose();
    },
  });
  return (
    <Dialog title={texts.form.edit} onClose={onClose}>
      <DestinationForm action={save} submit={texts.form.submitEdit} edited={destination} onClose={onClose} />
    </Dialog>
  );
}

interface DestinationFormProps {
  action: UseMutationResult<unknown, Error, Written>;
  submit: string;
  edited?: WebhookDestination;
  onClose(): void;
}

function DestinationForm({ action, submit, edited, onClose }: DestinationFormProps) {
  const texts = useTexts(webhooksTexts);
  const { form, refusals } = texts;
  const [label, setLabel] = useState(edited?.label ?? '');
  const [targetUrl, setTargetUrl] = useState(edited?.targetUrl ?? 'https://');
  const [role, setRole] = useState<NewRole>('admin_company');
  const [triggers, setTriggers] = useState<readonly WebhookTrigger[]>(
    edited?.triggers ?? ['manual_ui', 'external_api'],
  );
  const refusal = refusalOf(action.error);
  const isComplete = targetUrl.trim().length > 'https://'.length && triggers.length > 0;
  const write = () =>
    action.mutate({ label: label.trim() || null, targetUrl: targetUrl.trim(), role, triggers: [...triggers] });
  return (
    <Form
      action={action}
      explain={() => (refusal === null ? undefined : refusal === 'trigger' ? refusals.trigger : form.refused)}
      onSubmit={() => isComplete && write()}
      buttons={<SubmitOrCancel label={submit} isBusy={action.isPending} isDisabled={!isComplete} onCancel={onClose} />}
    >
      <TextField
        label={form.url}
        hint={form.urlHint}
        error={refusal && refusal !== 'trigger' ? refusals[refusal] : complaintAbout('targetUrl', action.error)}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        required
        data-focus
        value={targetUrl}
        onChange={(event) => setTargetUrl(event.target.value)}
      />
      <TextField
        label={form.label}
        hint={form.labelHint}
        error={complaintAbout('label', action.error)}
        autoComplete="off"
        maxLength={80}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      {edited ? null : (
        <Select
          label={form.role}
          hint={`${form.roleHint} ${texts.roles[role][1]}`}
          value={role}
          onChange={(event) => setRole(event.target.value as NewRole)}
        >
          {newRoles.map((each) => (
            <option key={each} value={each}>
              {texts.roles[each][0]}
            </option>
          ))}
        </Select>
      )}
      <Triggers role={edited?.role ?? role} chosen={triggers} onChoose={setTriggers} />
    </Form>
  );
}

interface TriggersProps {
  role: WebhookDestination['role'];
  chosen: readonly WebhookTrigger[];
  onChoose(triggers: WebhookTrigger[]): void;
}

/** Roles of earlier versions can't have what was collected. */
function Triggers({ role, chosen, onChoose }: TriggersProps) {
  const { form, refusals, triggers } = useTexts(webhooksTexts);
  const every = Object.keys(triggers) as WebhookTrigger[];
  const isAdministrator = (newRoles as readonly string[]).includes(role);
  return (
    <CheckboxGroup
      label={form.triggers}
      error={chosen.length === 0 ? refusals.trigger : undefined}
      choices={every.map((trigger) => ({
        id: trigger,
        title: triggers[trigger][0],
        text: triggers[trigger][1],
        disabled: (trigger === 'scheduled_collection' || trigger === 'integrations') && !isAdministrator,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
