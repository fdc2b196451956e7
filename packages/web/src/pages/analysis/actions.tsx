// What one does with an analysis: share it, print it, keep it, put it away; for administrators, hold it and erase it.
import type { AnalysisWithTurns } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { toast } from '../../parts/toast.tsx';
import { PrintButton } from '../../reading/print-button.tsx';
import { administrators } from '../../roles.ts';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { analysisTexts } from './texts/analysis-texts.ts';
import { exclusionTexts } from './texts/exclusion-texts.ts';

const Administration = lazy(() => import('./administration.tsx'));

export function Actions({ analysis }: { analysis: AnalysisWithTurns }) {
  const texts = useTexts(analysisTexts);
  const queries = useQueryClient();
  const exclusion = useTexts(exclusionTexts);
  const { role } = useUser();
  const [isSharing, setIsSharing] = useState(false);
  const [isExcluding, setIsExcluding] = useState(false);
  const { id, status, archivedAt } = analysis;
  const isArchived = archivedAt !== null;
  const putAway = useMutation({
    mutationFn: () => (isArchived ? api.analyses.unarchive(id) : api.analyses.archive(id)),
    onSuccess: () => {
      toast(isArchived ? texts.broughtBack : texts.putAway);
      return queries.invalidateQueries({ queryKey: ['analyses'] });
    },
  });
  const isThere = status === 'completed';
  return (
    <>
      {isThere && <Button onClick={() => setIsSharing(true)}>{texts.share}</Button>}
      {isThere && <PrintButton />}
      {isThere && (
        <Button onClick={() => saveFile(`analysis-${id}.json`, 'application/json', JSON.stringify(analysis, null, 2))}>
          {texts.download}
        </Button>
      )}
      <Button isBusy={putAway.isPending} onClick={() => putAway.mutate()}>
        {isArchived ? texts.unarchive : texts.archive}
      </Button>
      {isThere && role !== 'salesperson' && analysis.exclusion === null && (
        <Button onClick={() => setIsExcluding(true)}>{exclusion.open}</Button>
      )}
      {administrators.includes(role) && (
        <Suspense>
          <Administration analysis={analysis} />
        </Suspense>
      )}
      {putAway.error && <ErrorMessage error={putAway.error} />}
      {isSharing && (
        <ShareDialog id={id} hasRecording={analysis.audioUrl !== null} onClose={() => setIsSharing(false)} />
      )}
      {isExcluding && <ExclusionDialog id={id} onClose={() => setIsExcluding(false)} />}
    </>
  );
}
