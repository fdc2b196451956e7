// The editor of a type: its name, its criteria, and what they make of a conversation before anything is saved.
import { ConflictError, type InteractionTypeDefinition, type MacroFront } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { interactionTypesKey } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { listAddress } from './addresses.ts';
import { CriteriaFields } from './criteria-fields.tsx';
import styles from './interaction-types.module.css';
import { ReplacesField } from './replaces-field.tsx';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';
import { TryIt } from './try-it.tsx';
import { isComplete, isKey, keyOf, type TypeDraft, typeDraft, typeInput } from './type-draft.ts';

interface TypeEditorProps {
  /** The one that is edited, or that a new one starts from. */
  type: InteractionTypeDefinition | null;
  isEdited: boolean;
  types: InteractionTypeDefinition[];
}

export function TypeEditor({ type, isEdited, types }: TypeEditorProps) {
  const texts = useTexts(interactionTypesTexts);
  const { editor } = texts;
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [start] = useState(() => typeDraft(type, !isEdited));
  const [written, setWritten] = useState(start);
  const stored = isEdited ? type : null;
  const [replaces, setReplaces] = useState(stored?.replaces ?? null);
  const isMoved = replaces !== (stored?.replaces ?? null);
  const write = (changes: Partial<TypeDraft>) => setWritten((now) => ({ ...now, ...changes }));
  const save = useMutation({
    mutationFn: () => {
      const { key, ...rest } = typeInput(written);
      const changes = { ...rest, ...(isMoved && { replaces }) };
      return isEdited ? api.interactionTypes.update(key, changes) : api.interactionTypes.create({ key, ...changes });
    },
    onSuccess: async ({ label }) => {
      await queries.invalidateQueries({ queryKey: interactionTypesKey });
      toast(editor.saved(label));
      navigate(listAddress);
    },
  });
  useLeaveWarning((written !== start || isMoved) && !save.isSuccess);
  const refusal = save.error instanceof ConflictError ? save.error.reason : null;
  const isTaken = refusal === 'interaction_type_key_taken';
  const isUntried = refusal === 'interaction_type_untried';
  const key = keyOf(written);
  const canSave = isComplete(written) && written.label.trim() !== '' && isKey(key);
  return (
    <>
      <Panel>
        <Form
          action={save}
          explain={() => (isTaken ? editor.taken : isUntried ? editor.untried : undefined)}
          onSubmit={() => canSave && save.mutate()}
          buttons={
            <Button type="submit" variant="primary" isBusy={save.isPending} disabled={!canSave}>
              {isEdited ? editor.save : editor.create}
            </Button>
          }
        >
          <div className={styles.fields}>
            <TextField
              label={editor.label}
              hint={editor.labelHint}
              error={complaintAbout('label', save.error)}
              autoComplete="off"
              maxLength={120}
              required
              value={written.label}
              onChange={({ target }) => write({ label: target.value })}
            />
            <TextField
              label={editor.key}
              hint={editor.keyHint}
              error={isTaken ? editor.taken : key !== '' && !isKey(key) ? editor.keyInvalid : undefined}
              autoComplete="off"
              spellCheck="false"
              maxLength={64}
              required
              readOnly={isEdited}
              value={key}
              onChange={({ target }) => write({ key: target.value })}
            />
            <Select
              label={editor.front}
              value={written.macroFront}
              onChange={({ target }) => write({ macroFront: target.value as MacroFront })}
            >
              {Object.entries(texts.fronts).map(([front, name]) => (
                <option key={front} value={front}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
          <ReplacesField written={written} stored={stored} types={types} chosen={replaces} onChoose={setReplaces} />
          <CriteriaFields
            written={written}
            types={types}
            onWrite={(change) => setWritten((now) => ({ ...now, criteria: change(now.criteria) }))}
          />
        </Form>
      </Panel>
      <TryIt written={written} />
    </>
  );
}

/** Leaving the application asks; its own links don't, as nowhere in it. */
function useLeaveWarning(isWritten: boolean): void {
  useEffect(() => {
    if (!isWritten) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWritten]);
}
