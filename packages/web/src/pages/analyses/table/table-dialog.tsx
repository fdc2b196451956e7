// The list as a table for a spreadsheet, with the verdicts of each conversation: for quality teams and their own reports (docs/decisions/listing.md#tables).
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Form } from '../../../parts/form.tsx';
import { Note } from '../../../parts/note.tsx';
import { partsTexts } from '../../../parts/texts/parts-texts.ts';
import { useTexts } from '../../../texts/texts.ts';
import type { Filters } from '../filters.ts';
import { tableTexts } from './texts/table-texts.ts';
import { mostRows, useTable } from './use-table.ts';

export default function TableDialog({ filters, onClose }: { filters: Filters; onClose(): void }) {
  const texts = useTexts(tableTexts);
  const { cancel, close } = useTexts(partsTexts);
  const { save, loaded } = useTable(filters);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form
        action={save}
        onSubmit={() => save.mutate()}
        buttons={
          <>
            <Button type="submit" variant="primary" data-focus isBusy={save.isPending}>
              {texts.submit}
            </Button>
            <Button onClick={onClose}>{save.data ? close : cancel}</Button>
          </>
        }
      >
        <p>{texts.explanation}</p>
        <p>{texts.caution}</p>
        {save.isPending && <p role="status">{texts.loaded(loaded)}</p>}
        {save.data && (
          <Note tone={save.data.isCut ? 'warn' : 'good'} isAnswer>
            <p>{texts.saved(save.data.rows)}</p>
            {save.data.isCut && <p>{texts.cut(mostRows)}</p>}
          </Note>
        )}
      </Form>
    </Dialog>
  );
}
