// The two buttons of a form that can be left: do it, or do nothing.
import { useTexts } from '../texts/texts.ts';
import { Button } from './button.tsx';
import { partsTexts } from './texts/parts-texts.ts';

interface SubmitOrCancelProps {
  label: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onCancel(): void;
}

export function SubmitOrCancel({ label, isBusy, isDisabled = false, onCancel }: SubmitOrCancelProps) {
  const { cancel } = useTexts(partsTexts);
  return (
    <>
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={isDisabled}>
        {label}
      </Button>
      <Button onClick={onCancel}>{cancel}</Button>
    </>
  );
}
