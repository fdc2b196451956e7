// The button that offers the list as a table; the rest comes when it is clicked.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useTexts } from '../../../texts/texts.ts';
import type { Filters } from '../filters.ts';
import { analysesTexts } from '../texts/analyses-texts.ts';

const TableDialog = lazy(() => import('./table-dialog.tsx'));

export function DownloadTable({ filters }: { filters: Filters }) {
  const texts = useTexts(analysesTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {texts.table}
      </Button>
      {isOpen && (
        <Suspense>
          <TableDialog filters={filters} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
