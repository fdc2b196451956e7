// Asks before a legal hold is lifted: what has been due in the meantime goes at once.
import { useTexts } from '../texts/texts.ts';
import { ConfirmDialog } from './dialog.tsx';
import { liftHoldTexts } from './texts/lift-hold-texts.ts';
import { toast } from './toast.tsx';

export function LiftHoldDialog({ lift, onClose }: { lift(): Promise<unknown>; onClose(): void }) {
  const texts = useTexts(liftHoldTexts);
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      onClose={onClose}
      onConfirm={async () => {
        await lift();
        toast(texts.lifted);
      }}
    >
      <p>{texts.means}</p>
    </ConfirmDialog>
  );
}
