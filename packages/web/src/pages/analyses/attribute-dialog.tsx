// Whose conversation it is, where nobody was recognised (docs/contract.md#states-and-transitions; docs/decisions/analysis-fields.md#d33).
import type { ListedAnalysis } from '@earshot/core/client';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { analysesTexts } from './texts/analyses-texts.ts';

interface AttributeDialogProps {
  line: ListedAnalysis;
  onDone(line: ListedAnalysis): void;
  onClose(): void;
}

export function AttributeDialog({ line, onDone, onClose }: AttributeDialogProps) {
  const texts = useTexts(analysesTexts).attribute;
  const assign = async ({ id }: { id: string }) => {
    const attribution = await api.analyses.setAttribution(line.id, id);
    // Its supervisor has changed as well.
    const [fresh] = await api.analyses.listByIds([line.id]);
    const changed = fresh ?? { ...line, ...attribution };
    toast(texts.done(changed.salespersonName ?? ''));
    onDone(changed);
  };
  return <AssignDialog explanation={texts.explanation} assign={assign} onClose={onClose} />;
}
