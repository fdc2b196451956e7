// What one does with an analysis: share it and print it; behind "More", change, keep or archive it; for administrators, hold it and erase it.
import type { AnalysisWithTurns } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { MoreActions } from '../../parts/more-actions.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { toast } from '../../parts/toast.tsx';
import { PrintButton } from '../../reading/print-button.tsx';
import { administrators, judges } from '../../roles.ts';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { isReadWithDoubt } from './reading-note.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { analysisTexts } from './texts/analysis-texts.ts';
import { exclusionTexts } from './texts/exclusion-texts.ts';
import { typeChangeTexts } from './texts/type-change-texts.ts';

const Administration = lazy(() => import('./administration.tsx'));

interface ActionsProps {
  analysis: AnalysisWithTurns;
  /** Each opens its form. */
  onChangeSides(): void;
  onChangeType(): void;
}

export function Actions({ analysis, onChangeSides, onChangeType }: ActionsProps) {
  const texts = useTexts(analysisTexts);
  const queries = useQueryClient();
  const exclusion = useTexts(exclusionTexts);
  const typeChange = useTexts(typeChangeTexts);
  const user = useUser();
  const { role } = user;
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
  const items = (
    <>
      {isThere && (analysis.participants?.length ?? 0) > 0 && !isReadWithDoubt(analysis) && (
        <Button variant="quiet" onClick={onChangeSides}>
          {texts.reading.change}
        </Button>
      )}
      {isThere && analysis.transcript !== '' && judges(user, analysis) && (
        <Button variant="quiet" onClick={onChangeType}>
          {typeChange.open}
        </Button>
      )}
      {isThere && role !== 'salesperson' && analysis.exclusion === null && (
        <Button variant="quiet" onClick={() => setIsExcluding(true)}>
          {exclusion.open}
        </Button>
      )}
      {isThere && (
        <Button
          variant="quiet"
          onClick={() => saveFile(`analysis-${id}.json`, 'application/json', JSON.stringify(analysis, null, 2))}
        >
          {texts.download}
        </Button>
      )}
      <Button variant="quiet" isBusy={putAway.isPending} onClick={() => putAway.mutate()}>
        {isArchived ? texts.unarchive : texts.archive}
      </Button>
    </>
  );
  return (
    <>
      {isThere && <Button onClick={() => setIsSharing(true)}>{texts.share}</Button>}
      {isThere && <PrintButton />}
      {administrators.includes(role) ? (
        // Nothing until it is here: a list that it replaced would close under whoever had opened it.
        <Suspense>
          <Administration analysis={analysis}>{items}</Administration>
        </Suspense>
      ) : (
        <MoreActions>{items}</MoreActions>
      )}
      {putAway.error && <ErrorMessage error={putAway.error} />}
      {isSharing && (
        <ShareDialog id={id} hasRecording={analysis.audioUrl !== null} onClose={() => setIsSharing(false)} />
      )}
      {isExcluding && <ExclusionDialog id={id} onClose={() => setIsExcluding(false)} />}
    </>
  );
}
