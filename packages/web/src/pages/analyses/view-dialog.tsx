// Saves a view under a name, changes its name or whether it is shared, or deletes it.
import type { SavedView } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Checkbox, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { toast } from '../../parts/toast.tsx';
import { leaders } from '../../roles.ts';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import type { Filters } from './filters.ts';
import { viewsTexts } from './texts/views-texts.ts';
import { viewsKey } from './views-query.ts';

const most = 30;

interface ViewDialogProps {
  /** Null: a new one. */
  view: SavedView | null;
  filters: Filters;
  own: readonly SavedView[];
  onClose(): void;
}

export function ViewDialog({ view, filters, own, onClose }: ViewDialogProps) {
  const texts = useTexts(viewsTexts);
  const { role } = useUser();
  const queries = useQueryClient();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const action = useMutation({
    mutationFn: async (saved: SavedView | null) => {
      // Another tab may have saved some meanwhile.
      const { views } = await api.users.getViews();
      return api.users.updateViews({ views: changedViews(views, view, saved) });
    },
    onSuccess: (views, saved) => {
      queries.setQueryData(viewsKey, views);
      toast(saved ? texts.saved(saved.name) : texts.deleted(view!.name));
      onClose();
    },
  });
  const written = name.trim();
  const isTaken = written !== view?.name && own.some((other) => other.name === written);
  const isFull = view === null && !isTaken && own.length >= most;
  return (
    <Dialog title={view ? texts.editTitle : texts.saveTitle} onClose={onClose}>
      <p>{isFull ? texts.full : texts.hint}</p>
      <Form
        action={action}
        onSubmit={() => written && action.mutate({ name: written, filters, isShared })}
        buttons={
          <>
            <SubmitOrCancel
              label={texts.submit}
              isBusy={action.isPending}
              isDisabled={written === '' || isFull}
              onCancel={onClose}
            />
            {view && (
              <Button variant="danger" isBusy={action.isPending} onClick={() => action.mutate(null)}>
                {texts.delete}
              </Button>
            )}
          </>
        }
      >
        <TextField
          label={texts.name}
          hint={isTaken ? texts.replaces : undefined}
          data-focus
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {leaders.includes(role) && (
          <Checkbox
            label={role === 'supervisor' ? texts.share.team : texts.share.company}
            hint={texts.shareHint}
            checked={isShared}
            onChange={({ target }) => setIsShared(target.checked)}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** In the place of the one before, or at the end; null takes it away. Another one of the same name goes. */
function changedViews(views: readonly SavedView[], before: SavedView | null, after: SavedView | null): SavedView[] {
  const others = views.filter(({ name }) => name === before?.name || name !== after?.name);
  const at = others.findIndex(({ name }) => name === before?.name);
  if (at === -1) return after ? [...others, after] : [...others];
  return after ? others.with(at, after) : others.toSpliced(at, 1);
}
