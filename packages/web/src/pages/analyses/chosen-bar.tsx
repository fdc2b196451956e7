// What one does with several conversations that a search has found: download them, give them to a rep, erase them.
import { ConflictError, NotFoundError } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Checkbox } from '../../parts/field.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { toast } from '../../parts/toast.tsx';
import { administrators } from '../../roles.ts';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { AssignDialog } from './assign-dialog.tsx';
import styles from './search-results.module.css';
import { chosenTexts } from './texts/chosen-texts.ts';

interface ChosenBarProps {
  /** All that are shown, in their order. */
  shown: readonly string[];
  /** Those of them that are ticked. */
  chosen: readonly string[];
  onChoose(ids: readonly string[]): void;
}

export function ChosenBar({ shown, chosen, onChoose }: ChosenBarProps) {
  const texts = useTexts(chosenTexts);
  const { role } = useUser();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'assign' | 'erase' | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      const analyses = [];
      for (const id of chosen) analyses.push(await api.analyses.getWithTurns(id));
      saveFile('analyses.json', 'application/json', JSON.stringify(analyses, null, 2));
    },
  });
  /** Does it to each; what is done is no longer ticked, so that what the server refused can be seen. */
  const toEach = async (act: (id: string) => Promise<unknown>, done: (count: number) => string) => {
    const left = new Set(chosen);
    try {
      await eachOf(chosen, act, (id) => {
        left.delete(id);
        onChoose([...left]);
      });
      toast(done(chosen.length));
    } finally {
      await queries.invalidateQueries({ queryKey: ['analyses'] });
    }
  };
  const close = () => setAsked(null);
  return (
    <section className={styles.bar} aria-label={texts.bar}>
      <Checkbox
        label={texts.all}
        checked={chosen.length === shown.length}
        onChange={({ target }) => onChoose(target.checked ? shown : [])}
      />
      <p role="status" className={styles.count}>
        {chosen.length > 0 && texts.chosen(chosen.length)}
      </p>
      {chosen.length > 0 && (
        <div className={styles.ways}>
          <Button isBusy={download.isPending} onClick={() => download.mutate()}>
            {texts.download}
          </Button>
          {role !== 'salesperson' && <Button onClick={() => setAsked('assign')}>{texts.assign}</Button>}
          {administrators.includes(role) && <Button onClick={() => setAsked('erase')}>{texts.erase}</Button>}
        </div>
      )}
      {download.error && <ErrorMessage error={download.error} />}
      {asked === 'assign' && (
        <AssignDialog
          explanation={texts.assignMeans}
          assign={({ id, name }) =>
            toEach(
              (analysis) => api.analyses.setAttribution(analysis, id),
              (count) => texts.assigned(count, name),
            )
          }
          onClose={close}
        />
      )}
      {asked === 'erase' && (
        <ConfirmDialog
          title={texts.eraseTitle(chosen.length)}
          confirm={texts.eraseConfirm}
          onClose={close}
          onConfirm={() => toEach((id) => api.analyses.delete(id), texts.erased)}
        >
          <p>{texts.eraseMeans}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** One after another. What a legal hold keeps does not stop the others: its refusal is told when they are done. */
async function eachOf(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  onDone: (id: string) => void,
): Promise<void> {
  let refusal: unknown;
  for (const id of ids) {
    try {
      await act(id);
    } catch (error) {
      if (error instanceof ConflictError) {
        refusal ??= error;
        continue;
      }
      // Somebody else has erased it meanwhile.
      if (!(error instanceof NotFoundError)) throw error;
    }
    onDone(id);
  }
  if (refusal) throw refusal;
}
