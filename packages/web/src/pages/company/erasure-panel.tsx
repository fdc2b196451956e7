// Settings → Company: asking to erase it, cancelling that, and ending the seven days (docs/decisions/erasure.md#a-company).
import type { Company, CompanyErasure } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Note } from '../../parts/note.tsx';
import { Panel } from '../../parts/page.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { companyKey } from '../../session/company.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { companyTexts } from './texts/company-texts.ts';

export function ErasurePanel({ company }: { company: Company }) {
  const texts = useTexts(companyTexts).erasing;
  return (
    <Panel title={texts.title}>
      {company.erasure === null ? <Ask company={company} /> : <Pending company={company} erasure={company.erasure} />}
    </Panel>
  );
}

function Ask({ company }: { company: Company }) {
  const texts = useTexts(companyTexts).erasing;
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>{texts.explanation}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {texts.ask}
      </Button>
      {isOpen && (
        <NameDialog
          company={company}
          title={texts.confirmTitle}
          confirm={texts.confirm}
          onClose={() => setIsOpen(false)}
          act={async (name) => {
            queries.setQueryData(companyKey, await api.company.requestErasure(name));
            toast(texts.asked);
          }}
        />
      )}
    </>
  );
}

function Pending({ company, erasure }: { company: Company; erasure: CompanyErasure }) {
  const texts = useTexts(companyTexts).erasing;
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const keep = useMutation({
    mutationFn: () => api.company.cancelErasure(),
    onSuccess: (kept) => {
      queries.setQueryData(companyKey, kept);
      toast(texts.kept);
    },
  });
  const by = erasure.requestedBy;
  return (
    <>
      <Note tone="bad">
        <p>{texts.pending(dateTime(erasure.dueAt))}</p>
        {by !== null && <p>{texts.pendingBy(by, dateTime(erasure.requestedAt))}</p>}
      </Note>
      <p>{texts.explanation}</p>
      {keep.error && <ErrorMessage error={keep.error} />}
      <Button variant="primary" isBusy={keep.isPending} onClick={() => keep.mutate()}>
        {texts.keep}
      </Button>{' '}
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {texts.now}
      </Button>
      {isOpen && (
        <NameDialog
          company={company}
          title={texts.nowTitle}
          explanation={texts.nowExplanation}
          confirm={texts.nowConfirm}
          onClose={() => setIsOpen(false)}
          // The session is gone with the company.
          act={async (name) => {
            await api.company.eraseNow(name);
            location.assign('/');
          }}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  company: Company;
  title: string;
  explanation?: string;
  confirm: string;
  onClose(): void;
  act(name: string): Promise<void>;
}

/** Somebody who types the name means this company. */
function NameDialog({ company, title, explanation, confirm, onClose, act }: NameDialogProps) {
  const texts = useTexts(companyTexts).erasing;
  const { cancel } = useTexts(partsTexts);
  const [name, setName] = useState('');
  const action = useMutation({ mutationFn: () => act(name), onSuccess: onClose });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        action={action}
        onSubmit={() => name === company.name && action.mutate()}
        buttons={
          <>
            <Button onClick={onClose}>{cancel}</Button>
            <Button type="submit" variant="danger" isBusy={action.isPending} disabled={name !== company.name}>
              {confirm}
            </Button>
          </>
        }
      >
        {explanation !== undefined && <p>{explanation}</p>}
        <TextField
          label={texts.nameLabel(company.name)}
          data-focus
          autoComplete="off"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
