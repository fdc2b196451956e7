// Views that people have saved, as buttons beside the quick filters; what is shown now can be saved as one (docs/decisions/listing.md#saved-views).
import type { SavedView } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useTexts } from '../../texts/texts.ts';
import { type Filters, filtersOf, sameFilters } from './filters.ts';
import { PresetButton } from './preset-button.tsx';
import { viewsTexts } from './texts/views-texts.ts';
import { ViewDialog } from './view-dialog.tsx';
import { viewsQuery } from './views-query.ts';

interface ViewsProps {
  filters: Filters;
  /** One of the quick filters is on. */
  isPreset: boolean;
}

export default function Views({ filters: shown, isPreset }: ViewsProps) {
  const texts = useTexts(viewsTexts);
  const { data } = useQuery(viewsQuery);
  const [dialog, setDialog] = useState<{ view: SavedView | null } | null>(null);
  // Without them the list is as good as ever.
  if (!data) return null;
  const { call, ...filters } = shown;
  const ownShown = data.views.find((view) => sameFilters(known(view), filters));
  const isKnown = ownShown !== undefined || data.shared.some((view) => sameFilters(known(view), filters));
  return (
    <>
      {data.views.map((view) => (
        <PresetButton key={view.name} label={view.name} filters={known(view)} shown={shown} />
      ))}
      {data.shared.map((view) => (
        <PresetButton
          key={`${view.owner} ${view.name}`}
          label={view.name}
          title={texts.by(view.owner)}
          filters={known(view)}
          shown={shown}
        />
      ))}
      {ownShown && (
        <Button variant="quiet" aria-label={texts.edit(ownShown.name)} onClick={() => setDialog({ view: ownShown })}>
          {texts.editShort}
        </Button>
      )}
      {!isKnown && !isPreset && Object.keys(filters).length > 0 && (
        <Button variant="quiet" onClick={() => setDialog({ view: null })}>
          {texts.save}
        </Button>
      )}
      {dialog && <ViewDialog view={dialog.view} filters={filters} own={data.views} onClose={() => setDialog(null)} />}
    </>
  );
}

/** A filter that the pages have no more filters nothing. */
const known = ({ filters }: Pick<SavedView, 'filters'>) => filtersOf(new URLSearchParams(filters));
