// What administrators alone do with an analysis, among what everybody does: place or lift a legal hold, and erase it (docs/decisions/erasure.md).
import type { AnalysisWithTurns } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { LiftHoldDialog } from '../../parts/lift-hold-dialog.tsx';
import { MoreActions } from '../../parts/more-actions.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useSetLegalHold } from '../../session/legal-holds.ts';
import { useTexts } from '../../texts/texts.ts';
import { administrationTexts } from './texts/administration-texts.ts';

interface AdministrationProps {
  analysis: AnalysisWithTurns;
  /** What others do with it, too. */
  children: ReactNode;
}

export default function Administration({ analysis: { id, legalHoldAt }, children }: AdministrationProps) {
  const texts = useTexts(administrationTexts);
  const setLegalHold = useSetLegalHold();
  const [asked, setAsked] = useState<'lift' | 'erase' | null>(null);
  const hold = useMutation({
    mutationFn: () => setLegalHold(id, true),
    onSuccess: () => toast(texts.held),
  });
  const close = () => setAsked(null);
  return (
    <>
      <MoreActions>
        {children}
        {legalHoldAt === undefined ? (
          <Button variant="quiet" isBusy={hold.isPending} onClick={() => hold.mutate()}>
            {texts.hold}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setAsked('lift')}>
            {texts.lift}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsked('erase')}>
          {texts.erase}
        </Button>
      </MoreActions>
      {hold.error && <ErrorMessage error={hold.error} />}
      {asked === 'lift' && <LiftHoldDialog lift={() => setLegalHold(id, false)} onClose={close} />}
      {asked === 'erase' && <EraseDialog id={id} onClose={close} />}
    </>
  );
}

function EraseDialog({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useTexts(administrationTexts);
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return (
    <ConfirmDialog
      title={texts.eraseTitle}
      confirm={texts.eraseConfirm}
      onClose={onClose}
      onConfirm={async () => {
        await api.analyses.delete(id);
        toast(texts.erased);
        navigate('/analyses');
        // Lists and figures change; what was asked of the analysis itself is not asked again.
        void queries.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) });
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(id) });
      }}
    >
      <p>{texts.eraseMeans}</p>
    </ConfirmDialog>
  );
}
